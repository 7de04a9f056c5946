import { isFinished, type LessonStep, type Question, type StepAnswer } from '@grove/contracts';
import { recordOf, type LessonState, type SlideRecord } from './state.ts';

type Steps = readonly LessonStep[];

/** Times of spec §9, in milliseconds. */
const autoAdvanceMs = 3_000;
const choiceAdvanceMs = 1_000;
const correctAdvanceMs = 1_500;

const asks = (step: LessonStep): boolean => step.question !== undefined && step.inputType !== undefined;

/** The question that the slide asks now, itself or its variant; undefined on a slide that asks nothing. */
export function questionOf(steps: Steps, state: LessonState): Question | undefined {
  const step = steps[state.slide]!;
  if (!asks(step)) return undefined;
  return recordOf(state, state.slide).isVariant && step.variant ? step.variant : step;
}

export const isAtEnd = (steps: Steps, { slide }: LessonState): boolean => slide === steps.length - 1;

/** A choice locks with the first click; any other question is open until it is answered right. */
export function isAnswerable(steps: Steps, state: LessonState): boolean {
  const question = questionOf(steps, state);
  const { outcome } = recordOf(state, state.slide);
  if (!question || outcome?.kind === 'correct') return false;
  return !(question.inputType === 'multiple-choice' && outcome?.kind === 'wrong');
}

/** Whether there is anything left to play. */
export const canPlay = (steps: Steps, state: LessonState): boolean => !isAtEnd(steps, state);

/** The time after which the lesson goes on by itself, in milliseconds; null where it waits for the learner, as at every open question. */
export function advanceDelayMs(steps: Steps, state: LessonState): number | null {
  if (isAtEnd(steps, state)) return null;
  const question = questionOf(steps, state);
  if (state.isFresh) return question?.inputType === 'multiple-choice' ? choiceAdvanceMs : correctAdvanceMs;
  if (!state.isPlaying) return null;
  return question && isAnswerable(steps, state) ? null : autoAdvanceMs;
}

/** Playing, and held up by a question. */
export const isWaiting = (steps: Steps, state: LessonState): boolean => state.isPlaying && advanceDelayMs(steps, state) === null;

/** The hint ladder of a slide: its `hints`, else its one `hint`. */
export const rungsOf = ({ hints, hint }: LessonStep): readonly string[] => hints ?? (hint ? [hint] : []);

/** The rungs that stand open. A variant is asked without them. */
export const openRungs = (step: LessonStep, { hints, isVariant }: SlideRecord): readonly string[] => (isVariant ? [] : rungsOf(step).slice(0, hints));

const isRetry = (step: LessonStep, { outcome, isVariant }: SlideRecord): boolean =>
  outcome?.kind === 'wrong' && !isVariant && step.inputType !== 'multiple-choice';

/** The step's hint, which follows a wrong answer unless it stands open already. */
export const hintAfterWrong = (step: LessonStep, record: SlideRecord): string | undefined =>
  isRetry(step, record) && step.hint && !openRungs(step, record).includes(step.hint) ? step.hint : undefined;

/** Whether the ladder has a rung that the learner has not read. */
export function hasMoreHints(step: LessonStep, record: SlideRecord): boolean {
  if (record.isVariant) return false;
  const read = hintAfterWrong(step, record);
  return rungsOf(step).slice(record.hints).some((rung) => rung !== read);
}

/** After the worked solution, the last rung of a ladder, a fresh variant is offered. */
export const offersVariant = (step: LessonStep, record: SlideRecord): boolean =>
  step.variant !== undefined && !record.isVariant && record.outcome?.kind !== 'correct' && step.hints !== undefined && record.hints >= step.hints.length;

/** What is said to this very answer: the sentence of the chosen option, or of the misconception that a written number betrays. */
export function reasonFor(step: LessonStep, { given, outcome, isVariant }: SlideRecord): string | undefined {
  if (isVariant || given === null) return undefined;
  if (typeof given === 'number') return step.feedback?.[given];
  const plain = (text: string): string => text.replaceAll(/\s/g, '');
  return outcome?.kind === 'wrong' && typeof given === 'string' ? step.mistakes?.find(({ answer }) => plain(answer) === plain(given))?.says : undefined;
}

/** The slides whose question was not answered right in the end, skipped ones among them. */
export const missedSlides = (steps: Steps, state: LessonState): number[] =>
  steps.flatMap((step, slide) => (asks(step) && recordOf(state, slide).outcome?.kind !== 'correct' ? [slide] : []));

/** How many slides ask something. */
export const questionCount = (steps: Steps): number => steps.filter(asks).length;

/** The last answer to every question that was answered, as the service judges them again. */
export const answersOf = (steps: Steps, state: LessonState): StepAnswer[] =>
  steps.flatMap((_, step) => {
    const { given, isVariant } = recordOf(state, step);
    return given === null ? [] : [{ step, given: typeof given === 'object' ? [...given] : given, isVariant }];
  });

/** Whether the lesson may be claimed: at least one question was tried, as the service will ask too. */
export const isClaimable = (steps: Steps, state: LessonState): boolean => isFinished(steps, answersOf(steps, state));

/** All that a slide says, as a voice reads it: text, examples, question, options and the hints that stand open. */
export function spokenText(step: LessonStep, question: Question | undefined, rungs: readonly string[]): string {
  const options = question?.options ?? question?.pairs?.flatMap(({ left, right }) => [left, right]) ?? [];
  const sentences = [step.title, step.subtitle, step.content, ...(step.examples ?? []), question?.question, ...options, ...rungs];
  return sentences.filter(Boolean).map((text) => (/[.!?]$/.test(text!) ? text : `${text}.`)).join(' ');
}
