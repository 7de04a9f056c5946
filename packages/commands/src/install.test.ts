import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isInstalled } from './install.mjs';

const lock = '{"packages":{}}';
let root = '';
const write = (name: string, text: string, time: number) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, time, time);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'grove-install-'));
  write('package-lock.json', lock, 200);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('without node_modules nothing is installed', () => {
  expect(isInstalled(root)).toBe(false);
});

test('packages that are older than the lockfile are not installed', () => {
  write('node_modules/.package-lock.json', '{}', 100);
  expect(isInstalled(root)).toBe(false);
});

test('packages that somebody installed by hand after the lockfile changed are installed', () => {
  write('node_modules/.package-lock.json', '{}', 300);
  expect(isInstalled(root)).toBe(true);
});

test('a lockfile that is newer but has the noted content needs no new installation', () => {
  write('node_modules/.package-lock.json', '{}', 100);
  write('node_modules/.grove-lockfile', createHash('sha256').update(lock).digest('hex'), 100);
  expect(isInstalled(root)).toBe(true);
});
