import type { LessonStep } from '@grove/contracts';

/** Slides of which a test spoils one thing, in the form of the contracts. */

/** A slide that explains one idea or works an example; `examples` are short lines below the text. */
export const explain = (title: string, content: string, examples?: string[]): LessonStep => ({
  type: 'content',
  title,
  content,
  ...(examples && { examples }),
});

/** A multiple-choice question; `correctAnswer` is the zero-based place of the right option. */
export const choose = (
  title: string,
  content: string,
  question: string,
  options: string[],
  correctAnswer: number,
  hint: string,
): LessonStep => ({
  type: 'interactive',
  title,
  content,
  question,
  inputType: 'multiple-choice',
  options,
  correctAnswer,
  hint,
});

/** A question that is answered with a whole number. */
export const solve = (
  title: string,
  content: string,
  question: string,
  correctAnswer: number,
  hint: string,
): LessonStep => ({
  type: 'interactive',
  title,
  content,
  question,
  inputType: 'number',
  correctAnswer,
  hint,
});

/** What a question may carry beyond its least: a ladder of hints, words for misconceptions, arithmetic that the check computes, a fresh variant. */
type Extras = Pick<
  LessonStep,
  'hints' | 'feedback' | 'mistakes' | 'expression' | 'variant' | 'unit' | 'examples' | 'image'
>;

/** Adds extras to a question's slide. */
export const withExtras = (step: LessonStep, extras: Extras): LessonStep => ({ ...step, ...extras });

/** A question that is answered with a fraction or mixed number; `expected` as in `3/4` or `1 1/2`. */
export const solveFraction = (
  title: string,
  content: string,
  question: string,
  expected: string,
  hint: string,
): LessonStep => ({
  type: 'interactive',
  title,
  content,
  question,
  inputType: 'fraction',
  expected,
  hint,
});

/** A question that is answered with a decimal; answers up to `tolerance` away count. */
export const solveDecimal = (
  title: string,
  content: string,
  question: string,
  expected: string,
  tolerance: string,
  hint: string,
): LessonStep => ({
  type: 'interactive',
  title,
  content,
  question,
  inputType: 'decimal',
  expected,
  tolerance,
  hint,
});

/** A question with several right options, given by their zero-based places. */
export const chooseAll = (
  title: string,
  content: string,
  question: string,
  options: string[],
  correctAnswers: number[],
  hint: string,
): LessonStep => ({
  type: 'interactive',
  title,
  content,
  question,
  inputType: 'multi-select',
  options,
  correctAnswers,
  hint,
});

/** Things to put in order; `options` stand in the right order, the player mixes them. */
export const order = (
  title: string,
  content: string,
  question: string,
  options: string[],
  hint: string,
): LessonStep => ({
  type: 'interactive',
  title,
  content,
  question,
  inputType: 'order',
  options,
  hint,
});

/** Things to match, each left side with its right side; the player mixes the right sides. */
export const match = (
  title: string,
  content: string,
  question: string,
  pairs: [left: string, right: string][],
  hint: string,
): LessonStep => ({
  type: 'interactive',
  title,
  content,
  question,
  inputType: 'match',
  pairs: pairs.map(([left, right]) => ({ left, right })),
  hint,
});
