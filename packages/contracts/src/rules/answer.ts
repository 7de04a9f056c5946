import {
  askedUnit,
  isEqual,
  isKnownUnit,
  isSameUnit,
  isWithin,
  type Rational,
  rational,
  readNumber,
  splitUnit,
} from '@grove/mathematics';
import type { InputType } from '../constants.ts';
import type { Question } from '../entities/lesson.ts';

/** What a learner gave: written text, one or several options by place, or for `match` the place of the right side for each left one. */
export type GivenAnswer = string | number | readonly number[];

/**
 * The four outcomes of an answer (experience §4). Only `correct` and `wrong` count as attempts: `almost` asks to mend the
 * form, `not-understood` to write it in another way.
 */
export type Outcome =
  | { readonly kind: 'correct' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'almost'; readonly because: 'simplify' | 'missing-unit' | 'other-unit' }
  | { readonly kind: 'not-understood' };

const correct: Outcome = { kind: 'correct' };
const wrong: Outcome = { kind: 'wrong' };
const notUnderstood: Outcome = { kind: 'not-understood' };
const verdict = (isRight: boolean): Outcome => (isRight ? correct : wrong);

/**
 * Judges a written number. A unit beside it is read where the question has one of its own, or asks for so many of it. Where the form is
 * asked for too, a fraction that could be simpler is almost right.
 */
function judgeNumber(
  question: Question,
  given: string,
  isRight: (value: Rational) => boolean,
  { asksForm }: { asksForm: boolean },
): Outcome {
  const { number, unit } = splitUnit(given);
  const has = (own: string | undefined): boolean => own !== undefined && unit !== undefined && isSameUnit(unit, own);
  const written = readNumber(question.unit || has(askedUnit(question.question ?? '')) ? number : given);
  if (!written) return notUnderstood;
  if (!isRight(written.value)) return wrong;
  if (question.unit && !has(question.unit))
    return { kind: 'almost', because: unit && isKnownUnit(unit) ? 'other-unit' : 'missing-unit' };
  return asksForm && !written.isSimplified ? { kind: 'almost', because: 'simplify' } : correct;
}

const valueOf = (text: string | undefined): Rational | undefined =>
  text === undefined ? undefined : readNumber(text)?.value;

function judgeWritten(question: Question, given: string): Outcome {
  if (question.inputType === 'number') {
    const key = rational(BigInt(question.correctAnswer ?? 0));
    return judgeNumber(question, given, (value) => isEqual(value, key), { asksForm: false });
  }
  const expected = valueOf(question.expected);
  if (!expected) throw new TypeError(`The question '${question.question}' has no answer that can be read`);
  const tolerance = valueOf(question.tolerance) ?? rational(0n);
  return judgeNumber(question, given, (value) => isWithin(value, expected, tolerance), { asksForm: true });
}

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);
const ascending = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);

/** How many things an order or a match has; each is right in its own place. */
const identity = (length: number): number[] => Array.from({ length }, (_, i) => i);

const isList = (given: GivenAnswer): given is readonly number[] => Array.isArray(given);

const judgeText = (question: Question, given: GivenAnswer): Outcome =>
  typeof given === 'string' ? judgeWritten(question, given) : notUnderstood;
const judgePlaces = (given: GivenAnswer, length: number | undefined): Outcome =>
  isList(given) ? verdict(sameNumbers(given, identity(length ?? 0))) : notUnderstood;

const judges: Readonly<Record<InputType, (question: Question, given: GivenAnswer) => Outcome>> = {
  number: judgeText,
  fraction: judgeText,
  decimal: judgeText,
  'multiple-choice': ({ correctAnswer }, given) =>
    typeof given === 'number' ? verdict(given === correctAnswer) : notUnderstood,
  'multi-select': ({ correctAnswers }, given) =>
    isList(given) ? verdict(sameNumbers(ascending(given), ascending(correctAnswers ?? []))) : notUnderstood,
  order: ({ options }, given) => judgePlaces(given, options?.length),
  match: ({ pairs }, given) => judgePlaces(given, pairs?.length),
};

/**
 * Judges an answer, alike in browser and service. An answer of another kind than the question asks for is not understood.
 * For `order` the given list holds, place by place, the index in `options` (which stand in the right order); for `match`
 * the index of the chosen right side for each pair.
 */
export const judge = (question: Question, given: GivenAnswer): Outcome =>
  question.inputType ? judges[question.inputType](question, given) : notUnderstood;
