import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { inRoot } from '@grove/tooling/paths';
import { workspaces } from '@grove/tooling/workspaces';
import { atMost, type Section } from './report.ts';
import { linesBefore } from './size-before.ts';
import { usualChanges, type UsualChange } from './usual-changes.ts';

const isSource = (file: string): boolean => /\.(ts|tsx|mjs|css)$/.test(file);
const isTest = (file: string): boolean => /\.(test|spec|fuzz)\.|\/testing\/|\.alone\.|\/e2e\/|test-/.test(file);

interface Lines {
  code: number;
  tests: number;
  /** Of content, which people write. */
  content: number;
}

/** Lines of every workspace of the working tree, as far as git knows its files. */
function countLines(): ReadonlyMap<string, Lines> {
  const files = execFileSync('git', ['ls-files'], { cwd: inRoot(), encoding: 'utf8', maxBuffer: 1e8 }).split('\n');
  const counts = new Map<string, Lines>(workspaces().map((name) => [name, { code: 0, tests: 0, content: 0 }]));
  for (const file of files) {
    const own = [...counts].find(([name]) => file.startsWith(`${name}/`))?.[1];
    const kind = file.endsWith('.yaml') ? 'content' : isTest(file) ? 'tests' : 'code';
    if (own && (kind === 'content' || isSource(file)))
      own[kind] += readFileSync(inRoot(file), 'utf8').split('\n').length - 1;
  }
  return counts;
}

/** How many files a change touches today. A pattern stands for all that it matches. */
export const touched = ({ files }: UsualChange): number =>
  files.reduce((sum, file) => sum + (file.includes('*') ? globSync(file, { cwd: inRoot() }).length : 1), 0);

/** Counts how large each workspace is, and how many files usual changes touch. */
export async function measureSize(): Promise<Section> {
  const counts = [...countLines()].filter(([, { code, tests }]) => code + tests > 0);
  const sum = (kind: keyof Lines): number => counts.reduce((all, [, lines]) => all + lines[kind], 0);
  const before = Object.values(linesBefore);
  const text = (count: number | undefined): string => (count === undefined ? '' : String(count));
  return {
    title: 'Size',
    tables: [
      {
        title: 'Lines by workspace.',
        head: ['workspace', 'code before', 'code', 'tests before', 'tests', 'content'],
        rows: [
          ...counts.map(([name, { code, tests, content }]) => [
            name,
            text(linesBefore[name]?.[0]),
            text(code),
            text(linesBefore[name]?.[1]),
            text(tests),
            content > 0 ? text(content) : '',
          ]),
          [
            'all',
            text(before.reduce((all, [code]) => all + code, 0)),
            text(sum('code')),
            text(before.reduce((all, [, tests]) => all + tests, 0)),
            text(sum('tests')),
            text(sum('content')),
          ],
        ],
      },
      {
        title: 'Files that usual changes touch.',
        head: ['to add …', 'before', 'now', 'which'],
        rows: usualChanges.map((change) => [
          change.what,
          text(change.before),
          text(touched(change)),
          change.files.join(', '),
        ]),
      },
    ],
    goals: usualChanges.map((change) => atMost(`files for ${change.what}`, touched(change), change.before, 0)),
    notes: [
      'Before: the last commit before content became a release and the rooms of the service became packages, formatted as today. Content was code then.',
      'Tests and documents are not counted among the files of a change, nor pictures that are drawn for it in files of their own.',
    ],
  };
}
