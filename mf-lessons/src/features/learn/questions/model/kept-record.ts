import {
  givenAnswer,
  judge,
  keptAnswer,
  type GivenAnswer,
  type KeptAnswer,
  type LessonStep,
  type Outcome,
} from '@grove/contracts';
import { askedOf, type QuestionRecord } from './record.ts';

/** The record of a question as it is kept on the device: what was given stands in it by ids. */
export interface KeptRecord extends Omit<QuestionRecord, 'given'> {
  readonly given: KeptAnswer | null;
}

/** An answer to what a step asks now, in the form that is kept. */
export function keptDraft(step: LessonStep, record: QuestionRecord, draft: GivenAnswer | null): KeptAnswer | null {
  const question = askedOf(step, record);
  return question && draft !== null ? keptAnswer(question, draft) : null;
}

/** A kept answer to what a step asks now; null where it can no longer be given. */
export function givenDraft(step: LessonStep, record: QuestionRecord, draft: KeptAnswer | null): GivenAnswer | null {
  const question = askedOf(step, record);
  return question && draft !== null ? (givenAnswer(question, draft) ?? null) : null;
}

/** The record of a step in the form that is kept. */
export const keptRecord = (step: LessonStep, record: QuestionRecord): KeptRecord => ({
  ...record,
  given: keptDraft(step, record, record.given),
});

/**
 * The record of a step from what was kept. The lesson may have changed since: an answer that cannot be given any more, or that
 * would be judged otherwise now, is none, and a variant that is gone is not asked.
 */
export function recordFrom(step: LessonStep, kept: KeptRecord): QuestionRecord {
  const isVariant = kept.isVariant && step.variant !== undefined;
  const record = { ...kept, isVariant, given: null, outcome: null };
  const question = askedOf(step, record);
  const given = isVariant === kept.isVariant ? givenDraft(step, record, kept.given) : null;
  const holds = question && given !== null && judge(question, given).kind === kept.outcome?.kind;
  return holds ? { ...record, given, outcome: kept.outcome } : record;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);
const isText = (value: unknown): value is string => typeof value === 'string';
const outcomeKinds: readonly unknown[] = ['correct', 'wrong', 'almost', 'not-understood'] satisfies Outcome['kind'][];
const isOutcome = (value: unknown): boolean =>
  value === null || (isObject(value) && outcomeKinds.includes(value['kind']));

/** Whether a stored value is an answer, or none yet. */
export const isKeptAnswer = (value: unknown): boolean =>
  value === null ||
  isText(value) ||
  Number.isInteger(value) ||
  isListOf(value, Number.isInteger) ||
  isListOf(value, isText) ||
  isListOf(value, (each) => isListOf(each, isText));

/** Whether a stored value finds a step: see `StepKey`. */
export const isStepKey = (value: unknown): boolean =>
  isText(value) ? value !== '' : Number.isInteger(value) && (value as number) >= 0;

/** Whether a stored value is the record of a question. */
export const isKeptRecord = (value: unknown): value is KeptRecord =>
  isObject(value) &&
  isKeptAnswer(value['given']) &&
  isOutcome(value['outcome']) &&
  Number.isInteger(value['hints']) &&
  (value['hints'] as number) >= 0 &&
  typeof value['isVariant'] === 'boolean';
