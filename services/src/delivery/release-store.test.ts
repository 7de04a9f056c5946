import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ReleaseStore } from './release-store.ts';
import { testRelease } from './test-release.ts';

let folder: string;
let clock: number;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'grove-store-'));
  clock = 1_000;
  Logger.overrideLogger(false);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the pointer with a time of its own, so that a change is seen however fast the test runs. */
function activate(text: string): void {
  const file = path.join(folder, 'active.json');
  writeFileSync(file, text);
  utimesSync(file, clock, clock);
  clock += 1;
}

function publish(id: string): void {
  mkdirSync(path.join(folder, 'views'), { recursive: true });
  writeFileSync(path.join(folder, 'views', `${id}.json`), JSON.stringify({ '/': `<p>${id}</p>` }));
  activate(JSON.stringify({ ...testRelease, id }));
}

test('before the first build it says what to do', () => {
  expect(() => new ReleaseStore(folder).active()).toThrow(/npm run build/);
});

test('a newly activated release is served without a restart', () => {
  const store = new ReleaseStore(folder);
  publish('one');
  expect(store.active()).toMatchObject({ set: { id: 'one' }, views: { '/': '<p>one</p>' } });
  publish('two');
  expect(store.active().set.id).toBe('two');
});

test.each(['{"half":', '{"id":"of another contract"}', JSON.stringify({ ...testRelease, id: 'without views' })])('a pointer that cannot be read (%#) leaves the release before it in service', (text) => {
  const store = new ReleaseStore(folder);
  publish('one');
  store.active();
  activate(text);
  expect(store.active().set.id).toBe('one');
  publish('two');
  expect(store.active().set.id).toBe('two');
});

test('a file that is gone reads as undefined', () => {
  expect(new ReleaseStore(folder).readText('/areas/mf-chat/1/css/page.css')).toBeUndefined();
});
