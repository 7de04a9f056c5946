import type { InputType, LessonStep, Question } from '@grove/contracts';
import { evaluate, isEqual, readNumber } from '@grove/mathematics';
import type { Fault } from './fault.ts';
import { fault, rangeFaults, repeated } from './fault.ts';

const optionFaults = (where: string, options: readonly string[] | undefined, most: number): Fault[] => [
  ...rangeFaults(where, 'number of options', options?.length ?? 0, [2, most]),
  ...repeated(options ?? []).map((option) => ({ where, message: `option "${option}" occurs twice` })),
];

const placeFaults = (where: string, place: number, options: readonly string[] = []): Fault[] =>
  place >= 0 && place < options.length
    ? []
    : fault(where, `correctAnswer ${place} names none of the ${options.length} options`);

const missingKey = (where: string): Fault[] => fault(where, 'question without inputType or correctAnswer');

/** What is wrong with the key of a question, by the way it is answered. */
const keyFaults: Readonly<Record<InputType, (where: string, question: Question) => Fault[]>> = {
  number: (where, { correctAnswer, options }) => [
    ...(correctAnswer === undefined ? missingKey(where) : []),
    ...(options ? fault(where, 'number question with options') : []),
  ],
  'multiple-choice': (where, { correctAnswer, options }) => [
    ...(correctAnswer === undefined ? missingKey(where) : placeFaults(where, correctAnswer, options)),
    ...optionFaults(where, options, 4),
  ],
  fraction: (where, { expected }) =>
    expected && readNumber(expected) ? [] : fault(where, `"${expected}" is no fraction`),
  decimal: (where, { expected, tolerance }) =>
    [expected, tolerance].flatMap((text) => (text && readNumber(text) ? [] : fault(where, `"${text}" is no decimal`))),
  'multi-select': (where, { correctAnswers, options }) => [
    ...(correctAnswers ?? []).flatMap((place) => placeFaults(where, place, options)),
    ...rangeFaults(where, 'number of right options', correctAnswers?.length ?? 0, [
      1,
      Math.max(1, (options?.length ?? 0) - 1),
    ]),
    ...optionFaults(where, options, 6),
  ],
  order: (where, { options }) => optionFaults(where, options, 6),
  match: (where, { pairs }) => [
    ...rangeFaults(where, 'number of pairs', pairs?.length ?? 0, [2, 5]),
    ...repeated((pairs ?? []).map(({ right }) => right)).map((right) => ({
      where,
      message: `right side "${right}" occurs twice`,
    })),
  ],
};

/** The number that a question expects, if it expects one. */
const expectedNumber = (question: Question): string | undefined =>
  question.inputType === 'number' ? question.correctAnswer?.toString() : question.expected;

/** Computes the arithmetic that a question carries and compares it with the key. */
function expressionFaults(where: string, question: Question): Fault[] {
  if (!question.expression) return [];
  const key = readNumber(expectedNumber(question) ?? '');
  if (!key) return fault(where, 'an expression but no number to compare it with');
  try {
    return isEqual(evaluate(question.expression), key.value)
      ? []
      : fault(where, `${question.expression} is not ${expectedNumber(question)}`);
  } catch (error) {
    return fault(where, (error as Error).message);
  }
}

/** What is wrong with a question by itself: its key, its options, its arithmetic. */
export const oneQuestion = (where: string, question: Question): Fault[] =>
  question.inputType
    ? [...keyFaults[question.inputType](where, question), ...expressionFaults(where, question)]
    : missingKey(where);

/** Words that lead back to a story that is told no more. */
const leadsBack = /^now\b|\b(?:still|again|the same (?:program|rules|list|table|story))\b/i;

/** A variant is asked without the story of its step, so it must not lean on it. */
const leaningFaults = (where: string, { content, question = '' }: Question): Fault[] =>
  !content && leadsBack.test(question)
    ? fault(where, `leans on the story of its step, which is not shown with it: "${question}"`)
    : [];

/** Every option is answered, or none. */
const feedbackFaults = (where: string, { feedback, options = [] }: LessonStep): Fault[] =>
  feedback && feedback.length !== options.length
    ? fault(where, `${feedback.length} sentences for ${options.length} options`)
    : [];

/** What is wrong with the question of a slide, or with answers on a slide that asks nothing. */
export const questionFaults = (where: string, step: LessonStep): Fault[] => {
  if (step.question === undefined) {
    return step.correctAnswer === undefined && !step.options && !step.inputType
      ? []
      : fault(where, 'has an answer but no question');
  }
  return [
    ...(step.hint ? [] : fault(where, 'question without a hint')),
    ...oneQuestion(where, step),
    ...feedbackFaults(where, step),
    ...(step.mistakes ?? []).flatMap(({ answer }) =>
      readNumber(answer) ? [] : fault(where, `the mistake "${answer}" is no number`),
    ),
    ...(step.variant
      ? [...oneQuestion(`${where} variant`, step.variant), ...leaningFaults(`${where} variant`, step.variant)]
      : []),
  ];
};
