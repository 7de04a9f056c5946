import { type LessonStep, type StepKey } from '@grove/contracts';
import { isStepKey } from '../../questions/index.ts';

/** A question that was answered before. `box` is 1 to 5, `dueDay` the day (see `dayOf`) from which it comes again. */
export interface BoxedQuestion {
  readonly lessonId: string;
  /** The question's step in its lesson. */
  readonly step: StepKey;
  readonly box: number;
  readonly dueDay: number;
}

/** Days after which a question of box 1 to 5 comes again (Leitner's boxes, with growing distance). */
const daysOfBox = [0, 1, 3, 7, 16] as const;
/** How many questions are kept. */
const mostQuestions = 500;
const msPerDay = 86_400_000;

/** The number of the day at the learner's place, counted from 1970. */
export const dayOf = (now: Date): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / msPerDay);

const isSame = (a: Pick<BoxedQuestion, 'lessonId' | 'step'>, b: Pick<BoxedQuestion, 'lessonId' | 'step'>): boolean =>
  a.lessonId === b.lessonId && a.step === b.step;

/** The box of a question, where it was answered before. */
export const boxOf = (
  boxes: readonly BoxedQuestion[],
  question: Pick<BoxedQuestion, 'lessonId' | 'step'>,
): BoxedQuestion | undefined => boxes.find((each) => isSame(each, question));

/**
 * Moves a question after an answer: missed to box 1, right to the next box, from 1 for a new one. A right answer before its day moves nothing, so that
 * asking again on the same day makes nothing look known. Of too many, those that come again last are forgotten.
 */
export function answeredIn(
  boxes: readonly BoxedQuestion[],
  { lessonId, step }: Pick<BoxedQuestion, 'lessonId' | 'step'>,
  isRight: boolean,
  today: number,
): readonly BoxedQuestion[] {
  const before = boxOf(boxes, { lessonId, step });
  if (isRight && before && before.dueDay > today) return boxes;
  const box = isRight ? Math.min((before?.box ?? 1) + 1, daysOfBox.length) : 1;
  const moved: BoxedQuestion = { lessonId, step, box, dueDay: today + daysOfBox[box - 1]! };
  const others = boxes.filter((each) => !isSame(each, moved));
  if (others.length < mostQuestions) return [...others, moved];
  const last = others.reduce((latest, each) => (each.dueDay > latest.dueDay ? each : latest));
  return [...others.filter((each) => each !== last), moved];
}

/** The boxes with the questions of a lesson by the ids of their steps, which were kept by their places before; the same boxes where nothing is to be changed. */
export function namedIn(
  boxes: readonly BoxedQuestion[],
  lessonId: string,
  steps: readonly LessonStep[],
): readonly BoxedQuestion[] {
  const nameOf = (box: BoxedQuestion): StepKey | undefined =>
    box.lessonId === lessonId && typeof box.step === 'number' ? steps[box.step]?.id : undefined;
  if (!boxes.some(nameOf)) return boxes;
  return boxes.flatMap((box) => {
    const step = nameOf(box);
    if (step === undefined) return [box];
    return boxOf(boxes, { lessonId, step }) ? [] : [{ ...box, step }];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isWhole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

const isBoxed = (value: unknown): value is BoxedQuestion =>
  isObject(value) &&
  typeof value['lessonId'] === 'string' &&
  value['lessonId'] !== '' &&
  isStepKey(value['step']) &&
  isWhole(value['box'], 1, daysOfBox.length) &&
  isWhole(value['dueDay'], 0, 1_000_000);

/** Whether a stored value holds boxed questions. */
export const areBoxed = (value: unknown): value is readonly BoxedQuestion[] =>
  Array.isArray(value) && value.length <= mostQuestions && value.every(isBoxed);
