import type { LessonStep, Question } from '../entities/lesson.ts';
import type { StepAnswer } from '../progress.ts';
import { judge } from './answer.ts';
import { givenAnswer, indexOfStep } from './kept-answer.ts';

/** The part of a step that its answer is judged by. */
export type CheckedStep = Pick<LessonStep, 'id' | 'variant'> & Question;

const isQuestion = ({ question, inputType }: Question): boolean => question !== undefined && inputType !== undefined;

/** The question that an answer belongs to; undefined when the lesson asks nothing there. */
function questionOf(steps: readonly CheckedStep[], { step: key, isVariant }: StepAnswer): Question | undefined {
  const step = steps[indexOfStep(steps, key)];
  const question = isVariant ? step?.variant : step;
  return question && isQuestion(question) ? question : undefined;
}

function isAttempt(question: Question, answer: StepAnswer): boolean {
  const given = givenAnswer(question, answer.given);
  return given !== undefined && ['correct', 'wrong'].includes(judge(question, given).kind);
}

/**
 * Whether answers make a finished lesson, alike in browser and service: each belongs to a question of the lesson, and at least one was
 * really tried, right or wrong (experience §4 says what an attempt is). A lesson that asks nothing is finished by reading it.
 */
export function isFinished(steps: readonly CheckedStep[], answers: readonly StepAnswer[]): boolean {
  const asked = answers.map((answer) => ({ answer, question: questionOf(steps, answer) }));
  if (asked.some(({ question }) => question === undefined)) return false;
  return (
    asked.some(({ answer, question }) => question !== undefined && isAttempt(question, answer)) ||
    !steps.some(isQuestion)
  );
}
