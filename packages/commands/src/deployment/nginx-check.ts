import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginx, nginxFile, renderNginx } from '@grove/tooling/nginx';
import { capture } from '@grove/tooling/programs';
import type { Files } from './files.ts';

/** What nginx says about its configuration. @returns nothing, too, where nginx is not installed */
export async function checkNginxFile(files: Files): Promise<string[]> {
  const nginx = findNginx();
  if (!nginx) return [];
  const folder = await mkdtemp(path.join(tmpdir(), 'grove-nginx-check-'));
  try {
    const file = path.join(folder, 'nginx.conf');
    await writeFile(
      file,
      renderNginx(files.read(nginxFile), {
        folder,
        listen: '127.0.0.1:8080',
        copies: ['127.0.0.1:8081', '127.0.0.1:8082'],
      }),
    );
    const { code, output } = await capture(nginx, ['-t', '-q', '-e', 'stderr', '-c', file]);
    return code === 0 ? [] : [`${nginxFile}: ${output.trim().replaceAll(file, 'nginx.conf')}`];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
