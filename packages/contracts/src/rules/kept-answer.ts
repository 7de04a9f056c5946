import type { LessonStep, Question } from '../entities/lesson.ts';
import type { StepAnswer } from '../progress.ts';
import type { GivenAnswer } from './answer.ts';

/**
 * What a learner gave, as it is kept and sent: it means the same after options or pairs were added, moved or removed. Written text is itself,
 * an option its id, several a list of ids, a match a list of pairs of ids, left and right. Where a question has no ids, and in what was kept
 * before there were any, places stand in their stead, as in `GivenAnswer`.
 */
export type KeptAnswer = StepAnswer['given'];

/** By what a step is found again: its id. One that has none is found by its place, as every step was before there were ids. */
export type StepKey = string | number;

/** The key of a step that stands at a place of its lesson. */
export const stepKey = ({ id }: Pick<LessonStep, 'id'>, index: number): StepKey => id ?? index;

/** The place of the step with a key; -1 where the lesson has no such step. */
export const indexOfStep = (steps: readonly Pick<LessonStep, 'id'>[], key: StepKey): number =>
  typeof key === 'number' ? (steps[key] ? key : -1) : steps.findIndex(({ id }) => id === key);

/** In the answer to a match: this left side has no partner yet. */
export const unmatched = -1;

const idsOf = ({ inputType, optionIds = [], pairs = [] }: Question): readonly (string | undefined)[] =>
  inputType === 'match' ? pairs.map(({ id }) => id) : optionIds;

/** The list, unless it has gaps. */
const whole = <T>(list: readonly (T | undefined)[]): T[] | undefined =>
  list.includes(undefined) ? undefined : (list as T[]);

type KeptList = Extract<KeptAnswer, readonly unknown[]>;
const isIndexes = (kept: KeptList): kept is number[] => kept.every(Number.isInteger);
const isPairs = (kept: KeptList): kept is string[][] => kept.every(Array.isArray);

/** What was given to a question, in the form that is kept. */
export function keptAnswer(question: Question, given: GivenAnswer): KeptAnswer {
  if (typeof given === 'string') return given;
  const ids = idsOf(question);
  if (typeof given === 'number') return ids[given] ?? given;
  if (question.inputType !== 'match') return whole(given.map((index) => ids[index])) ?? [...given];
  const matched = given.flatMap((right, left) => (right === unmatched ? [] : [whole([ids[left], ids[right]])]));
  return whole(matched) ?? [...given];
}

/** Finds options or pairs of a question by their ids. */
type Finder = (id: string | undefined) => number | undefined;

/** A match by the ids of its pairs. */
function matchedBy(find: Finder, count: number, kept: readonly (readonly string[])[]): number[] | undefined {
  const matched = whole(kept.map(([left, right]) => whole([find(left), find(right)])));
  return (
    matched && Array.from({ length: count }, (_, index) => matched.find(([left]) => left === index)?.[1] ?? unmatched)
  );
}

/** What was kept, as an answer to the question as it is now; undefined where something of it is gone: it counts as not answered then. */
export function givenAnswer(question: Question, kept: KeptAnswer): GivenAnswer | undefined {
  const { inputType } = question;
  const ids = idsOf(question);
  const find: Finder = (id) => (ids.includes(id) ? ids.indexOf(id) : undefined);
  if (typeof kept === 'string') return inputType === 'multiple-choice' ? find(kept) : kept;
  if (typeof kept === 'number') return kept;
  if (inputType === 'match' && isPairs(kept)) return matchedBy(find, ids.length, kept);
  if (isIndexes(kept)) return kept;
  const indexes = whole((kept as readonly string[]).map(find));
  // A list without what is new is no order of all things, and one of single ids matches nothing.
  const isNone = inputType === 'match' || (inputType === 'order' && indexes?.length !== ids.length);
  return isNone ? undefined : indexes;
}
