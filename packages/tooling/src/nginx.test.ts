import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findNginx } from './nginx.ts';

test('an nginx that starts is found in the PATH, one that does not is passed over', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'grove-nginx-'));
  const program = async (name: string, code: number) => {
    const file = path.join(folder, name);
    await writeFile(file, `#!/bin/sh\nexit ${code}\n`);
    await chmod(file, 0o755);
    return file;
  };
  try {
    const good = await program('nginx', 0);
    expect(findNginx({ PATH: folder })).toBe(good);
    expect(findNginx({ NGINX_PATH: good })).toBe(good);
    expect(findNginx({ NGINX_PATH: await program('broken', 1) })).toBeUndefined();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('an NGINX_PATH that leads nowhere is said in a sentence', () => {
  expect(() => findNginx({ NGINX_PATH: '/opt/gone' })).toThrow('NGINX_PATH names /opt/gone, which does not exist.');
});
