import { expect, test } from '@jest/globals';
import type { StepAnswer } from '../progress.ts';
import { isFinished, type CheckedStep } from './completion.ts';

const steps: readonly CheckedStep[] = [
  {},
  {
    question: '3 × 4?',
    inputType: 'number',
    correctAnswer: 12,
    variant: { question: '3 × 5?', inputType: 'number', correctAnswer: 15 },
  },
  { question: 'Which?', inputType: 'multiple-choice', options: ['a', 'b'], correctAnswer: 1 },
];
const answer = (step: number, given: string | number | number[], isVariant = false) => ({ step, given, isVariant });

test.each([
  ['a right answer', [answer(1, '12')], true],
  ['a wrong answer: it was tried', [answer(2, 0)], true],
  ['an answer to the fresh variant', [answer(1, '15', true)], true],
  ['no answer at all', [], false],
  ['an answer that makes no sense', [answer(1, 'twelve')], false],
  ['an answer of another kind', [answer(2, '1')], false],
  ['an answer to a slide that asks nothing', [answer(1, '12'), answer(0, '12')], false],
  ['an answer to a variant that is not there', [answer(2, 1, true)], false],
  ['an answer beyond the last slide', [answer(1, '12'), answer(9, '12')], false],
])('a lesson with %s is finished: %s', (_, answers, expected) => {
  expect(isFinished(steps, answers)).toBe(expected);
});

test('a lesson that asks nothing is finished by reading it', () => {
  expect(isFinished([{}, {}], [])).toBe(true);
});

const byIds: readonly CheckedStep[] = [
  { id: 'hello' },
  { id: 'times', ...steps[1] },
  { id: 'which', ...steps[2], optionIds: ['which-a', 'which-b'] },
];

test.each<[string, StepAnswer[], boolean]>([
  ['a right answer', [{ step: 'times', given: '12', isVariant: false }], true],
  ['a wrong choice: it was tried', [{ step: 'which', given: 'which-a', isVariant: false }], true],
  ['an answer to the fresh variant', [{ step: 'times', given: '15', isVariant: true }], true],
  ['a choice that there is not', [{ step: 'which', given: 'which-c', isVariant: false }], false],
  ['an answer to a slide that asks nothing', [{ step: 'hello', given: '12', isVariant: false }], false],
  ['an answer to a step that there is not', [answer(1, '12'), { step: 'gone', given: '1', isVariant: false }], false],
  ['answers by ids and by places', [answer(1, '12'), { step: 'which', given: 'which-b', isVariant: false }], true],
  ['a choice by its place', [{ step: 'which', given: 0, isVariant: false }], true],
])('by ids, a lesson with %s is finished: %s', (_, answers, expected) => {
  expect(isFinished(byIds, answers)).toBe(expected);
});

test('answers by ids belong to their steps wherever these stand', () => {
  expect(isFinished(byIds.toReversed(), [{ step: 'which', given: 'which-a', isVariant: false }])).toBe(true);
});
