import { expect, test } from '@jest/globals';
import type { ParagraphGoal } from '../../entities/activities/paragraph.ts';
import { judge, solutions } from './paragraph.ts';

const goal: ParagraphGoal = {
  id: 'goal',
  task: 'Build.',
  hint: 'Think.',
  praise: 'Yes.',
  patterns: [
    ['opinion', 'because', 'reason', 'instance', 'example'],
    ['because', 'reason', 'opinion', 'instance', 'example'],
  ],
  tiles: [
    { id: 'o', text: 'we need trees', role: 'opinion' },
    { id: 'b', text: 'because', role: 'because' },
    { id: 'r', text: 'they give shade', role: 'reason' },
    { id: 'r2', text: 'birds nest there', role: 'reason' },
    { id: 'i', text: 'for example,', role: 'instance' },
    { id: 'e', text: 'our yard was cool', role: 'example', about: 'r' },
    { id: 's', text: 'so,', role: 'so' },
    { id: 'f', text: 'trees have roots', role: 'fact', why: 'It is a fact.' },
  ],
};
const verdictOf = (...ids: string[]) => judge(goal, ids);

test('§3 interactive element: several orders make sense', () => {
  expect(verdictOf('o', 'b', 'r', 'i', 'e')).toEqual({ isReached: true });
  expect(verdictOf('b', 'r', 'o', 'i', 'e')).toEqual({ isReached: true });
  expect(solutions(goal)).toEqual([
    ['o', 'b', 'r', 'i', 'e'],
    ['b', 'r', 'o', 'i', 'e'],
  ]);
});

test.each([
  ['empty', []],
  ['trap', ['o', 'b', 'f']],
  ['no-opinion', ['b', 'r']],
  ['no-reason', ['o', 'b']],
  ['no-example', ['o', 'b', 'r', 'i']],
  ['no-link', ['o', 'b', 'r', 'e']],
  ['link-off', ['o', 'b', 'r', 's', 'e']],
  ['not-needed', ['o', 'b', 'r', 's', 'i', 'e']],
  ['order', ['e', 'b', 'r', 'i', 'o']],
  ['example-off', ['o', 'b', 'r2', 'i', 'e']],
] as const)('§3 interactive element: the text is told %s', (reason, ids) => {
  expect(verdictOf(...ids)).toMatchObject({ isReached: false, reason });
});

test('a trap says why it is one, and ids that are unknown count for nothing', () => {
  expect(verdictOf('f')).toMatchObject({ values: { text: 'trees have roots', why: 'It is a fact.' } });
  expect(verdictOf('unknown')).toMatchObject({ reason: 'empty' });
});
