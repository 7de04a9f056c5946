import { expect, test } from '@jest/globals';
import type { LessonStep } from '@grove/contracts';
import { reduce, type LessonAction } from './lesson-engine.ts';
import { hasMoreHints, hintAfterWrong, offersVariant, openRungs, reasonFor } from '../../questions/index.ts';
import { advanceDelayMs, endingOf, isAnswerable, isWaiting, missedSlides, questionOf } from './selectors.ts';
import { initialState, recordOf, type LessonState } from './state.ts';

const number: LessonStep = {
  type: 'interactive',
  title: 'Count',
  content: 'Look.',
  question: 'How many?',
  inputType: 'number',
  correctAnswer: 12,
  hint: 'Count by fours.',
};
const choice: LessonStep = {
  type: 'interactive',
  title: 'Pick',
  content: 'Look.',
  question: 'Which?',
  inputType: 'multiple-choice',
  options: ['a', 'b', 'c'],
  correctAnswer: 1,
  hint: 'Look.',
  feedback: ['a is first', 'yes', 'c is last'],
};
const steps: readonly LessonStep[] = [
  { type: 'intro', title: 'Hello', content: 'Welcome.' },
  number,
  choice,
  { type: 'content', title: 'Idea', content: 'So.' },
  { type: 'completion', title: 'Done', content: 'Well done.' },
];

const after = (actions: readonly LessonAction[], state: LessonState = initialState, lesson = steps): LessonState =>
  actions.reduce((before, action) => reduce(lesson, before, action), state);
const advance = { type: 'advance' } as const;
const answer = (given: string | number | readonly number[]) => ({ type: 'answer', given }) as const;
const outcome = (state: LessonState) => recordOf(state, state.slide).outcome?.kind;
const oneQuestion = (step: LessonStep) => ({
  lesson: [step, steps[4]!],
  state: (actions: readonly LessonAction[]) => after(actions, initialState, [step, steps[4]!]),
});

test('§4 lesson player: the slide index advances, and not past the last slide', () => {
  expect(after([advance]).slide).toBe(1);
  expect(after(Array.from({ length: 9 }, () => advance)).slide).toBe(4);
});

test('§4 lesson player: auto-advance every 3 s while playing', () => {
  expect(advanceDelayMs(steps, initialState)).toBeNull();
  expect(advanceDelayMs(steps, after([{ type: 'play' }]))).toBe(3_000);
  expect(advanceDelayMs(steps, after([{ type: 'play' }, { type: 'pause' }]))).toBeNull();
});

test('auto-advance stops at a question and continues after it', () => {
  const asked = after([{ type: 'play' }, advance]);
  expect([advanceDelayMs(steps, asked), isWaiting(steps, asked)]).toEqual([null, true]);
  const answered = after([answer('12')], asked);
  expect([advanceDelayMs(steps, answered), after([advance], answered).isPlaying]).toEqual([1_500, true]);
});

test('playing ends at the last slide', () => {
  const end = after([{ type: 'play' }, ...Array.from({ length: 4 }, () => advance)]);
  expect([end.isPlaying, after([{ type: 'play' }], end).isPlaying]).toEqual([false, false]);
});

test('§4 lesson player: restart returns to slide 0, paused, answers cleared', () => {
  const far = after([{ type: 'play' }, advance, answer('12'), advance, answer(0)]);
  expect(after([{ type: 'restart' }], far)).toEqual(initialState);
});

test('§4 numeric question: a right answer clears the input and advances after 1.5 s', () => {
  const state = after([advance, { type: 'draft', draft: '12' }, answer('12')]);
  expect([outcome(state), state.draft, advanceDelayMs(steps, state)]).toEqual(['correct', null, 1_500]);
});

test('§4 numeric question: a wrong answer stays, is followed by the hint, and may be tried again', () => {
  const state = after([advance, answer('11')]);
  expect([outcome(state), state.slide, state.draft, advanceDelayMs(steps, state)]).toEqual(['wrong', 1, '11', null]);
  expect(hintAfterWrong(number, recordOf(state, 1))).toBe('Count by fours.');
  expect(hasMoreHints(number, recordOf(state, 1))).toBe(false);
  expect(outcome(after([answer('12')], state))).toBe('correct');
});

test.each([
  [1, 'correct'],
  [0, 'wrong'],
] as const)('§4 multiple choice: choice %s is recorded, advances after 1 s, and locks', (given, kind) => {
  const state = after([advance, advance, answer(given)]);
  expect([outcome(state), recordOf(state, 2).given, advanceDelayMs(steps, state), isAnswerable(steps, state)]).toEqual([
    kind,
    given,
    1_000,
    false,
  ]);
  expect(after([answer(2)], state)).toBe(state);
  expect(after([advance], state).slide).toBe(3);
});

test('each option has its own feedback, each known mistake its own sentence', () => {
  const chosen = after([advance, advance, answer(2)]);
  expect(reasonFor(choice, recordOf(chosen, 2))).toBe('c is last');
  const mistaken: LessonStep = { ...number, mistakes: [{ answer: '7', says: 'That is a sum.' }] };
  expect(
    ['7', '8'].map((given) => reasonFor(mistaken, recordOf(oneQuestion(mistaken).state([answer(given)]), 0))),
  ).toEqual(['That is a sum.', undefined]);
});

test('an answered slide that is visited again does not run away', () => {
  const back = after([advance, answer('12'), advance, { type: 'back' }]);
  expect([back.slide, isAnswerable(steps, back), advanceDelayMs(steps, back)]).toEqual([1, false, null]);
});

test.each<[Partial<LessonStep>, string | readonly number[], string]>([
  [{ inputType: 'fraction', expected: '3/4' }, '6/8', 'almost'],
  [{ inputType: 'fraction', expected: '3/4' }, '3/4', 'correct'],
  [{ inputType: 'decimal', expected: '0.5', tolerance: '0.1' }, '0.6', 'correct'],
  [{ inputType: 'decimal', expected: '0.5' }, 'half', 'not-understood'],
  [{ inputType: 'order', options: ['x', 'y'] }, [1, 0], 'wrong'],
  [
    {
      inputType: 'match',
      pairs: [
        { left: 'x', right: '1' },
        { left: 'y', right: '2' },
      ],
    },
    [0, 1],
    'correct',
  ],
  [{ inputType: 'multi-select', options: ['x', 'y', 'z'], correctAnswers: [0, 2] }, [2, 0], 'correct'],
])('a question %j answered %j is %s', (fields, given, kind) => {
  const { state } = oneQuestion({ ...number, ...fields });
  expect(outcome(state([answer(given)]))).toBe(kind);
});

test('hints are a ladder; after the worked solution a fresh variant is asked', () => {
  const laddered: LessonStep = {
    ...number,
    hints: ['asked', 'solved'],
    variant: { question: 'And now?', inputType: 'number', correctAnswer: 6 },
  };
  const { lesson, state } = oneQuestion(laddered);
  const hint = { type: 'hint' } as const;
  const one = state([answer('1'), hint]);
  expect([
    openRungs(laddered, recordOf(one, 0)),
    offersVariant(laddered, recordOf(one, 0)),
    hintAfterWrong(laddered, recordOf(one, 0)),
  ]).toEqual([['asked'], false, 'Count by fours.']);
  const two = state([answer('1'), hint, hint, hint]);
  expect([
    openRungs(laddered, recordOf(two, 0)),
    hasMoreHints(laddered, recordOf(two, 0)),
    offersVariant(laddered, recordOf(two, 0)),
  ]).toEqual([['asked', 'solved'], false, true]);
  const fresh = after([{ type: 'ask-variant' }], two, lesson);
  expect([questionOf(lesson, fresh)?.question, outcome(fresh), fresh.draft]).toEqual(['And now?', undefined, null]);
  expect(outcome(after([answer('6')], fresh, lesson))).toBe('correct');
});

test('a second look asks what was missed or skipped, nothing else, and comes back to the end', () => {
  const end = after([advance, advance, answer(0), advance, advance]);
  expect(missedSlides(steps, end)).toEqual([1, 2]);
  const look = after([{ type: 'second-look' }], end);
  expect([look.slide, outcome(look), isAnswerable(steps, look)]).toEqual([1, undefined, true]);
  const second = after([answer('12'), advance], look);
  expect(second.slide).toBe(2);
  const done = after([answer(1), advance], second);
  expect([done.slide, done.secondLook, missedSlides(steps, done)]).toEqual([4, null, []]);
});

test('the end is celebrated in the sitting that reaches it with something right', () => {
  const ends = after([advance, answer('12'), advance, advance, advance]);
  expect([after([advance]).hasArrived, ends.hasArrived, endingOf(steps, ends)]).toEqual([false, true, 'done']);
});

test('an end without anything right is not celebrated: what was skipped is untried, what was wrong is tried', () => {
  const skipped = after(Array.from({ length: 4 }, () => advance));
  const missed = after([advance, answer('11'), advance, advance, advance]);
  expect([skipped, missed].map((state) => [state.hasArrived, endingOf(steps, state)])).toEqual([
    [false, 'untried'],
    [false, 'tried'],
  ]);
});

test('a lesson that asks nothing is done at its end', () => {
  const told = [steps[0]!, steps[4]!];
  const end = after([advance], initialState, told);
  expect([end.hasArrived, endingOf(told, end)]).toEqual([true, 'done']);
});
