import { expect, test } from '@jest/globals';
import type { ContentDescriptor } from '@grove/contracts';
import { idOfSet, type HistoryEntry, type Pointers } from '@grove/releases';
import { historyTable } from './commands/releases.ts';
import { wasOvertaken } from './commands/promote.ts';
import { describeChanges } from './describe-set.ts';
import { candidateSet } from './steps/candidate-set.ts';
import { looksOf } from './steps/smoke-test.ts';
import { testArea, testSet } from './testing/test-set.ts';

const chat = testArea('mf-chat', '/ai-chat', { version: '0.1.0-new', widgets: ['ask-teacher'] });
const made = { author: 'Bo', reason: 'kinder words', at: new Date('2026-02-03T04:05:06Z') };
const next = candidateSet(testSet, chat, made);

test('architecture §4 release: a candidate is the active set with one area replaced, named after its parts', () => {
  expect(describeChanges(next, testSet)).toBe('mf-chat 0.1.0-new');
  expect(next).toMatchObject({
    author: 'Bo',
    reason: 'kinder words',
    createdAt: '2026-02-03T04:05:06.000Z',
    id: idOfSet([next.shell, ...next.areas]),
  });
  expect(next.areas.map(({ name }) => name)).toEqual(testSet.areas.map(({ name }) => name));
  expect(describeChanges(testSet, testSet)).toBe('nothing new');
});

const content: ContentDescriptor = { name: 'content', version: 'c0ffee0000000000', schema: 1, files: [] };
const taught = candidateSet(testSet, content, made);

test('architecture §4 release: content joins a set as an area does', () => {
  expect(taught).toMatchObject({ content, id: idOfSet([testSet.shell, ...testSet.areas, content]), author: 'Bo' });
  expect(describeChanges(taught, testSet)).toBe('content c0ffee0000000000');
  expect(describeChanges(candidateSet(taught, chat, made), taught)).toBe('mf-chat 0.1.0-new');
  expect(candidateSet(taught, chat, made).content).toEqual(content);
});

test('the smoke test of content looks at the pages of every area, and at its widgets on pages of others', () => {
  expect(looksOf(taught, 'content')).toEqual(taught.areas.flatMap(({ name }) => looksOf(taught, name)));
});

const entry = (
  revision: number,
  kind: HistoryEntry['kind'],
  setId: string,
  previousSetId: string | null,
): HistoryEntry => ({
  revision,
  kind,
  setId,
  previousSetId,
  at: `2026-02-03T04:0${revision}:00.000Z`,
  author: 'Bo',
  reason: `change ${revision}`,
  ...(kind === 'canary' && { percent: 10 }),
});

test('the history tells set, what it brought, when, who and why, and marks what is served', () => {
  const pointers: Pointers = {
    revision: 3,
    active: testSet.id,
    canary: { setId: next.id, percent: 10, since: '2026-02-03T04:03:00.000Z' },
  };
  const history = [
    entry(3, 'canary', next.id, testSet.id),
    entry(2, 'rolled-back', testSet.id, next.id),
    entry(1, 'promoted', testSet.id, null),
  ];
  expect(
    historyTable(
      history,
      pointers,
      new Map([
        [testSet.id, testSet],
        [next.id, next],
      ]),
    )
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['set', 'what', 'brought', 'when (UTC)', 'who', 'why'],
    [next.id, 'canary', 'canary 10 %', 'mf-chat 0.1.0-new', '2026-02-03 04:03', 'Bo', 'change 3'],
    ['set-1', 'active', 'rolled back', 'mf-chat 0.1.0-old', '2026-02-03 04:02', 'Bo', 'change 2'],
    ['set-1', 'promoted', 'all parts', '2026-02-03 04:01', 'Bo', 'change 1'],
  ]);
});

test('a canary is not promoted over what others released after it began', () => {
  const pointers: Pointers = {
    revision: 3,
    active: 'other',
    canary: { setId: next.id, percent: 10, since: '2026-02-03T04:02:00.000Z' },
  };
  expect(wasOvertaken(pointers, next.id, [entry(1, 'promoted', 'other', null)])).toBe(false);
  expect(wasOvertaken(pointers, next.id, [entry(3, 'promoted', 'other', null)])).toBe(true);
  expect(wasOvertaken(pointers, 'another set', [entry(3, 'promoted', 'other', null)])).toBe(false);
});

test('architecture §4 release: the smoke test looks at every route, and at one page that shows each widget', () => {
  expect(looksOf(next, 'mf-chat')).toEqual([
    { pathname: '/ai-chat' },
    { pathname: '/', widget: 'mf-chat/ask-teacher' },
  ]);
  const lessons = { ...testSet.areas[1]!, routes: [{ ...testSet.areas[1]!.routes[0]!, example: '/lesson/7' }] };
  const withExample = { areas: next.areas.map((area) => (area.name === 'mf-lessons' ? lessons : area)) };
  expect(looksOf(withExample, 'mf-chat')[1]).toEqual({ pathname: '/lesson/7', widget: 'mf-chat/ask-teacher' });
  expect(looksOf(withExample, 'mf-lessons')).toEqual([{ pathname: '/lesson/7' }]);
});
