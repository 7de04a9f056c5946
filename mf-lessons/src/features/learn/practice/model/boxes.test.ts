import { expect, test } from '@jest/globals';
import type { LessonStep, StepKey } from '@grove/contracts';
import { answeredIn, areBoxed, boxOf, dayOf, namedIn, type BoxedQuestion } from './boxes.ts';

const question = { lessonId: 'arrays', step: 2 };
const after = (...answers: [isRight: boolean, day: number][]) =>
  boxOf(
    answers.reduce<readonly BoxedQuestion[]>((boxes, [isRight, day]) => answeredIn(boxes, question, isRight, day), []),
    question,
  );

test('a missed question goes to box 1 and is due at once', () => {
  expect(after([false, 100])).toEqual({ ...question, box: 1, dueDay: 100 });
});

test('a right answer moves it on by one box: due after 1, 3, 7 and 16 days', () => {
  expect(after([true, 100])).toEqual({ ...question, box: 2, dueDay: 101 });
  expect(after([true, 100], [true, 101])).toEqual({ ...question, box: 3, dueDay: 104 });
  expect(after([true, 100], [true, 101], [true, 104])).toEqual({ ...question, box: 4, dueDay: 111 });
  expect(after([true, 100], [true, 101], [true, 104], [true, 111])).toEqual({ ...question, box: 5, dueDay: 127 });
  expect(after([true, 100], [true, 101], [true, 104], [true, 111], [true, 130])).toEqual({
    ...question,
    box: 5,
    dueDay: 146,
  });
});

test('missed and mended on one day comes again tomorrow', () => {
  expect(after([false, 100], [true, 100])).toEqual({ ...question, box: 2, dueDay: 101 });
});

test('a right answer before its day moves nothing', () => {
  expect(after([true, 100], [true, 100], [true, 100])).toEqual({ ...question, box: 2, dueDay: 101 });
});

test('missing a well-known question sends it back to box 1', () => {
  expect(after([true, 100], [true, 101], [true, 104], [false, 105])).toEqual({ ...question, box: 1, dueDay: 105 });
});

test('at most 500 questions are kept; the one that comes again last is forgotten', () => {
  const many = Array.from({ length: 500 }, (_, step): BoxedQuestion => ({
    lessonId: 'long',
    step,
    box: step === 7 ? 5 : 2,
    dueDay: step === 7 ? 999 : 101,
  }));
  const boxes = answeredIn(many, question, false, 100);
  expect(boxes).toHaveLength(500);
  expect(boxOf(boxes, question)).toBeDefined();
  expect(boxOf(boxes, { lessonId: 'long', step: 7 })).toBeUndefined();
});

test('a day begins at midnight of the learner', () => {
  expect(dayOf(new Date(2026, 2, 3, 23, 59))).toBe(dayOf(new Date(2026, 2, 3, 0, 1)));
  expect(dayOf(new Date(2026, 2, 4, 0, 1))).toBe(dayOf(new Date(2026, 2, 3, 23, 59)) + 1);
});

test.each([
  [[{ ...question, box: 1, dueDay: 3 }], true],
  [[], true],
  [{}, false],
  [null, false],
  [[{ ...question, box: 6, dueDay: 3 }], false],
  [[{ ...question, box: 1 }], false],
  [[{ lessonId: 3, step: 1, box: 1, dueDay: 1 }], false],
  [[{ ...question, step: -1, box: 1, dueDay: 1 }], false],
])('what was stored is checked: %j', (value, isValid) => {
  expect(areBoxed(value)).toBe(isValid);
});

test('questions that were kept by places are kept by the ids of their steps once their lesson is there', () => {
  const steps = [{ id: 'hello' }, { id: 'eggs' }, { id: 'pick' }, {}].map((step): LessonStep =>
    Object.assign({ type: 'content', title: 'Look', content: 'So.' } as const, step),
  );
  const kept = (lessonId: string, step: StepKey) => ({ lessonId, step, box: 2, dueDay: 7 });
  const boxes = [kept('a', 1), kept('b', 1), kept('a', 2), kept('a', 'pick'), kept('a', 3), kept('a', 99)];
  const named = namedIn(boxes, 'a', steps);
  expect(named).toEqual([kept('a', 'eggs'), kept('b', 1), kept('a', 'pick'), kept('a', 3), kept('a', 99)]);
  expect(namedIn(named, 'a', steps)).toBe(named);
});
