import { expect, test } from '@jest/globals';
import type { LessonStep, StepKey } from '@grove/contracts';
import type { BoxedQuestion } from './boxes.ts';
import { isSetOrNone, type PracticeSet } from './practice-set.ts';
import { resultOf } from './result.ts';
import {
  act,
  askedItem,
  beginSet,
  mended,
  phaseOf,
  withFresh,
  withoutCurrent,
  withoutLesson,
  type PracticeAction,
} from './session.ts';

const today = 100;
const box = (lessonId: string, step: StepKey, boxNumber: number, dueDay: number): BoxedQuestion => ({
  lessonId,
  step,
  box: boxNumber,
  dueDay,
});
const tell: LessonStep = { type: 'content', title: 'Look', content: 'So.' };
const number: LessonStep = {
  type: 'interactive',
  title: 'Try',
  content: 'Look.',
  question: 'How many?',
  inputType: 'number',
  correctAnswer: 12,
  hint: 'Count.',
  variant: { question: 'And now?', inputType: 'number', correctAnswer: 15 },
};
const choice: LessonStep = {
  type: 'interactive',
  title: 'Pick',
  content: 'Look.',
  question: 'Which?',
  inputType: 'multiple-choice',
  options: ['a', 'b'],
  correctAnswer: 1,
};
const steps = [tell, number, choice, number, choice, number, choice];

const asked = (set: PracticeSet) => set.items.map(({ lessonId, step, why }) => `${why} ${lessonId}${step}`);
const of = (...lessonIds: string[]) =>
  beginSet(
    '',
    lessonIds.map((id) => box(id, 1, 1, today)),
    [],
    today,
  );
const after = (set: PracticeSet, step: LessonStep, ...actions: PracticeAction[]) =>
  actions.reduce((state, action) => act(state, step, action), set);
const give = (given: string | number): PracticeAction => ({ type: 'answer', given });

test('missed questions come first, then due ones, the longest waiting first; others rest', () => {
  const boxes = [box('a', 1, 2, 99), box('b', 1, 1, 100), box('c', 1, 3, 90), box('d', 1, 2, 101), box('e', 1, 1, 98)];
  expect(asked(beginSet('', boxes, [], today))).toEqual(['missed e1', 'missed b1', 'due c1', 'due a1']);
});

test('a set has at most 10 questions', () => {
  const boxes = Array.from({ length: 30 }, (_, step) => box('a', step, 1, 100));
  expect(beginSet('', boxes, [], today).items).toHaveLength(10);
});

test('a set of fewer than 5 is filled up with questions that were never answered', () => {
  const boxes = [box('a', 1, 1, 100), box('a', 2, 2, 120)];
  const set = beginSet('', boxes, ['a'], today);
  expect(phaseOf(set)).toBe('gathering');
  const full = withFresh(set, 'a', steps, boxes);
  expect(asked(full)).toEqual(['missed a1', 'fresh a3', 'fresh a4', 'fresh a5', 'fresh a6']);
  expect(phaseOf(full)).toBe('asking');
});

test('fresh questions come from several lessons where there are several', () => {
  const set = withFresh(withFresh(beginSet('', [], ['a', 'b'], today), 'a', steps, []), 'b', steps, []);
  expect(asked(set)).toEqual(['fresh a1', 'fresh a2', 'fresh a3', 'fresh b1', 'fresh b2']);
});

test('five or more questions need no fresh ones', () => {
  const boxes = Array.from({ length: 5 }, (_, step) => box('a', step, 2, 100));
  expect(phaseOf(beginSet('', boxes, ['b'], today))).toBe('asking');
});

test('without anything to ask the set is empty', () => {
  expect(phaseOf(beginSet('', [], [], today))).toBe('empty');
  expect(phaseOf(withFresh(beginSet('', [], ['a'], today), 'a', [tell], []))).toBe('empty');
});

test('a lesson that no longer exists leaves the set, and so does a step that asks no more', () => {
  expect(asked(withoutLesson(of('a', 'b', 'c'), 'b'))).toEqual(['missed a1', 'missed c1']);
  expect(asked(withoutCurrent(of('a', 'b')))).toEqual(['missed b1']);
  const second = act(of('a', 'b', 'a'), number, { type: 'next' });
  expect(asked(withoutLesson(second, 'a'))).toEqual(['missed a1', 'missed b1']);
});

test('an answer is judged, kept with its question, and a wrong one remembered', () => {
  const [item] = after(of('a'), number, give('7'), give('12')).items;
  expect(item).toMatchObject({
    wasMissed: true,
    text: 'How many?',
    record: { given: '12', outcome: { kind: 'correct' } },
  });
});

test('an answer that is not understood is no miss, and a choice locks', () => {
  expect(after(of('a'), number, give('?')).items[0]).toMatchObject({
    wasMissed: false,
    record: { outcome: { kind: 'not-understood' } },
  });
  const wrong = after(of('a'), choice, give(0));
  expect(after(wrong, choice, give(1))).toBe(wrong);
});

test('drafts, hints and variants are kept; the next question starts clean', () => {
  const set = after(of('a', 'b'), number, { type: 'draft', given: '1' }, { type: 'hint' }, { type: 'hint' });
  expect([set.draft, set.items[0]!.record.hints]).toEqual(['1', 1]);
  expect(after(set, number, { type: 'variant' }, give('15')).items[0]!.record).toMatchObject({
    isVariant: true,
    outcome: { kind: 'correct' },
  });
  expect(act(set, number, { type: 'next' })).toMatchObject({ place: 1, draft: null });
  expect(phaseOf(after(set, number, { type: 'next' }, { type: 'next' }))).toBe('done');
});

test('the result tells right at the first go, to repeat and skipped apart', () => {
  const next: PracticeAction = { type: 'next' };
  const set = after(of('a', 'b', 'c', 'd'), number, give('12'), next, give('7'), give('12'), next, next, give('12'));
  const { right, toRepeat, skipped, mood } = resultOf(set.items);
  expect([right.length, toRepeat.length, skipped, mood]).toEqual([2, 1, 1, 'most']);
  expect(resultOf(after(of('a'), number, give('12')).items).mood).toBe('all');
  expect(resultOf(after(of('a', 'b', 'c'), number, give('12'), next, give('1'), next, give('1')).items).mood).toBe(
    'some',
  );
  expect(resultOf(of('a').items).mood).toBe('none');
});

/** The lesson with ids, as it is served. */
const ids = ['look', 'eggs', 'pick', 'hens', 'sort', 'nests', 'last'];
const named = steps.map((step, index): LessonStep => {
  const optionIds = step.options?.map((option) => `${ids[index]!}-${option}`);
  return Object.assign({ id: ids[index]! }, step, optionIds && { optionIds });
});

test('a set of before, kept by places, is kept by ids as soon as its lesson is there; its answers stay', () => {
  const before = after({ ...of('a'), items: [{ ...of('a').items[0]!, step: 2 }] }, choice, give(0));
  const set = mended(before, 'a', named, []);
  expect(set.items).toMatchObject([{ step: 'pick', record: { given: 'pick-a', outcome: { kind: 'wrong' } } }]);
  expect(mended(set, 'a', named, [])).toBe(set);
  expect(askedItem(set, named)).toMatchObject({ step: { id: 'pick' }, item: { record: { given: 0 }, draft: 0 } });
});

test('what is asked is found by the id of its step, also after the lesson was changed', () => {
  const set = withFresh(beginSet('', [], ['a'], today), 'a', named, [box('a', 'eggs', 2, 120)]);
  expect(asked(set)).toEqual(['fresh apick', 'fresh ahens', 'fresh asort', 'fresh anests', 'fresh alast']);
  const given = after(set, named[2]!, give(0));
  const [, , pick, ...rest] = named;
  const moved = [...rest, { ...pick!, options: ['b', 'a'], optionIds: ['pick-b', 'pick-a'], correctAnswer: 0 }];
  expect(mended(given, 'a', moved, [])).toBe(given);
  expect(askedItem(given, moved)).toMatchObject({ step: { id: 'pick' }, item: { record: { given: 1 }, draft: 1 } });
  const without = [...rest, { ...pick!, options: ['b', 'c'], optionIds: ['pick-b', 'pick-c'] }];
  expect(askedItem(given, without).item).toMatchObject({ record: { given: null, outcome: null }, draft: null });
  expect(asked(mended(given, 'a', rest, []))[0]).toBe('fresh ahens');
});

test.each<[unknown, boolean]>([
  [null, true],
  [of('a', 'b'), true],
  [after(of('a'), number, give('7')), true],
  [{}, false],
  [[], false],
  ['x', false],
  [{ ...of('a'), place: 2 }, false],
  [{ ...of('a'), items: [{}] }, false],
  [{ ...of('a'), sources: [1] }, false],
  [{ ...of('a'), draft: {} }, false],
])('what was stored is checked: %#', (value, isValid) => {
  expect(isSetOrNone(JSON.parse(JSON.stringify(value)))).toBe(isValid);
});
