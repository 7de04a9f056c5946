import { expect, test } from '@jest/globals';
import type { LessonStep } from '@grove/contracts';
import { isKeptLesson, keptLesson, lessonFrom, nothingKept, type KeptLesson } from './kept-lesson.ts';
import type { SavedLesson } from './state.ts';

const hello: LessonStep = { id: 'hello', type: 'intro', title: 'Hello', content: 'Welcome.' };
const count: LessonStep = {
  id: 'count',
  type: 'interactive',
  title: 'Count',
  content: 'Look.',
  question: 'How many?',
  inputType: 'number',
  correctAnswer: 12,
  variant: { question: 'And now?', inputType: 'number', correctAnswer: 6 },
};
const pick: LessonStep = {
  id: 'pick',
  type: 'interactive',
  title: 'Pick',
  content: 'Look.',
  question: 'Which?',
  inputType: 'multiple-choice',
  options: ['a', 'b', 'c'],
  optionIds: ['pick-a', 'pick-b', 'pick-c'],
  correctAnswer: 1,
};
const match: LessonStep = {
  id: 'match',
  type: 'interactive',
  title: 'Match',
  content: 'Look.',
  question: 'Who with whom?',
  inputType: 'match',
  pairs: [
    { id: 'cat', left: 'cat', right: 'kitten' },
    { id: 'dog', left: 'dog', right: 'puppy' },
  ],
};
const idea: LessonStep = { id: 'idea', type: 'content', title: 'Idea', content: 'So.' };
const done: LessonStep = { id: 'done', type: 'completion', title: 'Done', content: 'Well done.' };
const steps = [hello, count, pick, match, done];

const correct = (given: string, isVariant = false) => ({
  given,
  outcome: { kind: 'correct' } as const,
  hints: 1,
  isVariant,
});
const wrong = (given: number) => ({ given, outcome: { kind: 'wrong' } as const, hints: 1, isVariant: false });
const blank = { given: null, outcome: null, hints: 1, isVariant: false };

/** A learner is at the match, of which one pair is made, in a second look that has the counting still to come. */
const saved: SavedLesson = {
  slide: 3,
  records: { 1: correct('12'), 2: wrong(2) },
  draft: [1, -1],
  secondLook: [1],
};
/** The same as it was kept before there were ids. */
const byPlaces: KeptLesson = { slide: 3, records: { 1: correct('12'), 2: wrong(2) }, draft: [1, -1], secondLook: [1] };
const stored = (kept: KeptLesson): KeptLesson => JSON.parse(JSON.stringify(kept)) as KeptLesson;
const kept = stored(keptLesson(steps, saved));
const found = (today: readonly LessonStep[], before = kept) => {
  const { slide, records, draft, secondLook } = lessonFrom(today, before);
  return { at: today[slide]!.id, records, draft, secondLook };
};
const withPick = (changed: Partial<LessonStep>): LessonStep[] => [hello, count, { ...pick, ...changed }, match, done];

test('a lesson is kept by the ids of its steps, options and pairs, and is found again as it was', () => {
  expect(kept).toEqual({
    path: ['hello', 'count', 'pick', 'match'],
    records: [
      { step: 'count', ...correct('12') },
      { step: 'pick', ...wrong(2), given: 'pick-c' },
    ],
    draft: [['cat', 'dog']],
    secondLook: ['count'],
  });
  expect(lessonFrom(steps, kept)).toEqual(saved);
});

test('what was kept by places is found by the lesson as it is, and is kept by ids then', () => {
  expect(lessonFrom(steps, byPlaces)).toEqual(saved);
  expect(keptLesson(steps, lessonFrom(steps, byPlaces))).toEqual(kept);
});

test('steps without ids are kept and found by their places, also once they have ids', () => {
  const nameless = steps.map(({ id: _id, ...step }) => step);
  const before = stored(keptLesson(nameless, saved));
  expect(before).toMatchObject({ path: [0, 1, 2, 3], records: [{ step: 1 }, { step: 2, given: 'pick-c' }] });
  expect(lessonFrom(nameless, before)).toEqual(saved);
  expect(lessonFrom(steps, before)).toEqual(saved);
});

test('a step that came before moves nothing', () => {
  expect(found([hello, idea, count, pick, match, done])).toEqual({
    at: 'match',
    records: { 2: correct('12'), 3: wrong(2) },
    draft: [1, -1],
    secondLook: [2],
  });
});

test('a step that moved is found where it is, with its record', () => {
  expect(found([match, hello, pick, count, done])).toEqual({
    at: 'match',
    records: { 2: wrong(2), 3: correct('12') },
    draft: [1, -1],
    secondLook: [3],
  });
});

test.each<[string, LessonStep[]]>([
  ['is gone', [hello, pick, match, done]],
  ['asks nothing any more', [{ ...idea, id: 'count' }, pick, match, done]],
])('the record of a step that %s falls away, and its turn in a second look', (_, today) => {
  expect(found(today)).toEqual({ at: 'match', records: { 1: wrong(2) }, draft: [1, -1], secondLook: [] });
});

test('a learner whose step is gone continues at the last one before it that is still there', () => {
  expect(found([hello, idea, count, pick, done])).toMatchObject({ at: 'pick', draft: null, secondLook: null });
  expect(found([idea, hello, done])).toMatchObject({ at: 'hello', records: {} });
  expect(found([idea, done])).toMatchObject({ at: 'idea', records: {} });
});

test('an option that is gone was not chosen, and one that moved still is', () => {
  const moved = withPick({ options: ['c', 'b', 'd'], optionIds: ['pick-c', 'pick-b', 'pick-d'] });
  expect(found(moved).records).toEqual({ 1: correct('12'), 2: wrong(0) });
  const gone = withPick({ options: ['a', 'b'], optionIds: ['pick-a', 'pick-b'] });
  expect(found(gone).records).toEqual({ 1: correct('12'), 2: blank });
});

test('an answer that would be judged otherwise now is none', () => {
  expect(found(withPick({ correctAnswer: 2 })).records).toEqual({ 1: correct('12'), 2: blank });
});

test('a variant is found again; one that is gone is not asked any more', () => {
  const varied = keptLesson(steps, { ...saved, records: { 1: correct('6', true) } });
  expect(found(steps, varied).records).toEqual({ 1: correct('6', true) });
  const { variant: _variant, ...own } = count;
  expect(found([hello, own, pick, match, done], varied).records).toEqual({ 1: blank });
});

test('a stored lesson is told from anything else', () => {
  for (const each of [kept, stored(byPlaces), nothingKept]) expect(isKeptLesson(each)).toBe(true);
  const broken = { given: {}, outcome: null, hints: 0, isVariant: false };
  for (const each of [
    null,
    [],
    7,
    {},
    { ...byPlaces, slide: -1 },
    { ...byPlaces, records: { 1: broken } },
    { ...byPlaces, secondLook: 'no' },
    { ...kept, path: [-1] },
    { ...kept, path: [''] },
    { ...kept, path: 'hello' },
    { ...kept, records: [{ step: 'count', ...broken }] },
    { ...kept, records: [correct('12')] },
    { ...kept, records: {} },
    { ...kept, draft: [{}] },
    { ...kept, secondLook: [null] },
  ]) {
    expect([each, isKeptLesson(each)]).toEqual([each, false]);
  }
});

test('a lesson that became shorter since is resumed at its end', () => {
  expect(lessonFrom([hello, count, done], { slide: 7, records: {}, draft: 'x', secondLook: [8] })).toEqual({
    slide: 2,
    records: {},
    draft: null,
    secondLook: null,
  });
});
