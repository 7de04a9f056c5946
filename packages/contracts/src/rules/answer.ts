import type { InputType } from '../constants.ts';
import type { Question } from '../entities/lesson.ts';
import { isEqual, isWithin, rational, readNumber, type Rational, type WrittenNumber } from './rational.ts';

/** What a learner gave: written text, one or several options by place, or for `match` the place of the right side for each left one. */
export type GivenAnswer = string | number | readonly number[];

/**
 * The four outcomes of an answer (experience §4). Only `correct` and `wrong` count as attempts: `almost` asks to mend the
 * form, `not-understood` to write it in another way.
 */
export type Outcome =
  | { readonly kind: 'correct' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'almost'; readonly because: 'simplify' | 'missing-unit' }
  | { readonly kind: 'not-understood' };

const correct: Outcome = { kind: 'correct' };
const wrong: Outcome = { kind: 'wrong' };
const notUnderstood: Outcome = { kind: 'not-understood' };
const verdict = (isRight: boolean): Outcome => (isRight ? correct : wrong);

/** Splits `12 cm` into number and unit; the unit is compared without regard to case, spaces or full stops. A number with another unit lacks its own. */
function splitUnit(text: string, unit: string): { number: string; hasUnit: boolean } {
  const plain = (part: string): string => part.toLowerCase().replaceAll(/[\s.]/g, '');
  const match = /^(.*\d)\s*([^\d\s.,/][^\d]*)$/.exec(text.trim());
  return match ? { number: match[1]!, hasUnit: plain(match[2]!) === plain(unit) } : { number: text, hasUnit: false };
}

function judgeNumber(question: Question, given: string, isRight: (written: WrittenNumber) => boolean): Outcome {
  const { number, hasUnit } = question.unit ? splitUnit(given, question.unit) : { number: given, hasUnit: true };
  const written = readNumber(number);
  if (!written) return notUnderstood;
  if (!isRight(written)) return wrong;
  return hasUnit ? correct : { kind: 'almost', because: 'missing-unit' };
}

const valueOf = (text: string | undefined): Rational | undefined => (text === undefined ? undefined : readNumber(text)?.value);

function judgeWritten(question: Question, given: string): Outcome {
  if (question.inputType === 'number') {
    const key = rational(BigInt(question.correctAnswer ?? 0));
    return judgeNumber(question, given, ({ value }) => isEqual(value, key));
  }
  const expected = valueOf(question.expected);
  if (!expected) throw new TypeError(`The question '${question.question}' has no answer that can be read`);
  if (question.inputType === 'decimal') {
    const tolerance = valueOf(question.tolerance) ?? rational(0n);
    return judgeNumber(question, given, ({ value }) => isWithin(value, expected, tolerance));
  }
  const outcome = judgeNumber(question, given, ({ value }) => isEqual(value, expected));
  const isSimplified = readNumber(question.unit ? splitUnit(given, question.unit).number : given)?.isSimplified;
  return outcome.kind === 'correct' && !isSimplified ? { kind: 'almost', because: 'simplify' } : outcome;
}

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((value, i) => value === b[i]);
const ascending = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);

/** How many things an order or a match has; each is right in its own place. */
const identity = (length: number): number[] => Array.from({ length }, (_, i) => i);

const isList = (given: GivenAnswer): given is readonly number[] => Array.isArray(given);

const judgeText = (question: Question, given: GivenAnswer): Outcome => (typeof given === 'string' ? judgeWritten(question, given) : notUnderstood);
const judgePlaces = (given: GivenAnswer, length: number | undefined): Outcome => (isList(given) ? verdict(sameNumbers(given, identity(length ?? 0))) : notUnderstood);

const judges: Readonly<Record<InputType, (question: Question, given: GivenAnswer) => Outcome>> = {
  number: judgeText,
  fraction: judgeText,
  decimal: judgeText,
  'multiple-choice': ({ correctAnswer }, given) => (typeof given === 'number' ? verdict(given === correctAnswer) : notUnderstood),
  'multi-select': ({ correctAnswers }, given) => (isList(given) ? verdict(sameNumbers(ascending(given), ascending(correctAnswers ?? []))) : notUnderstood),
  order: ({ options }, given) => judgePlaces(given, options?.length),
  match: ({ pairs }, given) => judgePlaces(given, pairs?.length),
};

/**
 * Judges an answer, alike in browser and service. An answer of another kind than the question asks for is not understood.
 * For `order` the given list holds, place by place, the index in `options` (which stand in the right order); for `match`
 * the index of the chosen right side for each pair.
 */
export const judge = (question: Question, given: GivenAnswer): Outcome => (question.inputType ? judges[question.inputType](question, given) : notUnderstood);
