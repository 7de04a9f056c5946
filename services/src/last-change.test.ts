import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastChangeOf } from '../last-change.ts';

const [committed, written, later] = ['2026-01-01T10:00:00Z', '2026-02-01T10:00:00Z', '2026-03-01T10:00:00Z'] as const;
let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'grove-last-change-'));
  folder = path.join(root, 'content');
  mkdirSync(path.join(folder, 'lessons'), { recursive: true });
  write('lessons/a.ts', written);
  write('levels.ts', committed);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, time: string): void {
  writeFileSync(path.join(folder, file), time);
  utimesSync(path.join(folder, file), new Date(time), new Date(time));
}

function git(...args: string[]): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: committed, GIT_AUTHOR_DATE: later, GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
}

function commit(): void {
  git('init');
  git('add', '.');
  git('commit', '--message', 'content');
}

const changedAt = (given?: string) => lastChangeOf(folder, given).toISOString();

test('without git, content was last changed when its last file was written', () => {
  expect(changedAt()).toBe(new Date(written).toISOString());
});

test('committed content has the time of its commit, whenever its files were written', () => {
  commit();
  expect(changedAt()).toBe(new Date(committed).toISOString());
});

test('an edit that is not committed counts from when it was made', () => {
  commit();
  write('levels.ts', later);
  expect(changedAt()).toBe(new Date(later).toISOString());
});

test('who builds where git is not can say the time, and a wrong one is told', () => {
  expect(changedAt(later)).toBe(new Date(later).toISOString());
  expect(() => changedAt('yesterday')).toThrow('GROVE_CONTENT_CHANGED_AT must be a time');
});
