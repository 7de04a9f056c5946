import { isFinished, keptAnswer, stepKey, type LessonStep, type Question, type StepAnswer } from '@grove/contracts';
import { askedOf, asks, isOpen } from '../../questions/index.ts';
import { recordOf, type LessonState } from './state.ts';

type Steps = readonly LessonStep[];

/** Times of spec §9, in milliseconds. */
const autoAdvanceMs = 3_000;
const choiceAdvanceMs = 1_000;
const correctAdvanceMs = 1_500;

/** The question that the slide asks now, itself or its variant; undefined on a slide that asks nothing. */
export const questionOf = (steps: Steps, state: LessonState): Question | undefined =>
  askedOf(steps[state.slide]!, recordOf(state, state.slide));

export const isAtEnd = (steps: Steps, { slide }: LessonState): boolean => slide === steps.length - 1;

/** Whether the slide asks something that may (still) be answered. */
export function isAnswerable(steps: Steps, state: LessonState): boolean {
  const question = questionOf(steps, state);
  return question !== undefined && isOpen(question, recordOf(state, state.slide));
}

/** Whether there is anything left to play. */
export const canPlay = (steps: Steps, state: LessonState): boolean => !isAtEnd(steps, state);

/** The time after which the lesson continues by itself, in milliseconds; null where it waits for the learner, as at every open question. */
export function advanceDelayMs(steps: Steps, state: LessonState): number | null {
  if (isAtEnd(steps, state)) return null;
  const question = questionOf(steps, state);
  if (state.isFresh) return question?.inputType === 'multiple-choice' ? choiceAdvanceMs : correctAdvanceMs;
  if (!state.isPlaying) return null;
  return question && isAnswerable(steps, state) ? null : autoAdvanceMs;
}

/** Playing, and held up by a question. */
export const isWaiting = (steps: Steps, state: LessonState): boolean =>
  state.isPlaying && advanceDelayMs(steps, state) === null;

/** The slides whose question was not answered right in the end, skipped ones among them. */
export const missedSlides = (steps: Steps, state: LessonState): number[] =>
  steps.flatMap((step, slide) => (asks(step) && recordOf(state, slide).outcome?.kind !== 'correct' ? [slide] : []));

/** How many slides ask something. */
export const questionCount = (steps: Steps): number => steps.filter(asks).length;

/** How a lesson went, for the words at its end: `done` with something right, or with nothing to answer; `tried` in vain so far; or `untried`. */
export function endingOf(steps: Steps, state: LessonState): 'done' | 'tried' | 'untried' {
  const count = questionCount(steps);
  if (count === 0 || missedSlides(steps, state).length < count) return 'done';
  return answersOf(steps, state).length > 0 ? 'tried' : 'untried';
}

/** The last answer to every question that was answered, as the service judges them again. */
export const answersOf = (steps: Steps, state: LessonState): StepAnswer[] =>
  steps.flatMap((step, index) => {
    const record = recordOf(state, index);
    const { given, isVariant } = record;
    const question = askedOf(step, record);
    return question && given !== null
      ? [{ step: stepKey(step, index), given: keptAnswer(question, given), isVariant }]
      : [];
  });

/** Whether the lesson may be claimed: at least one question was tried, as the service will ask too. */
export const isClaimable = (steps: Steps, state: LessonState): boolean => isFinished(steps, answersOf(steps, state));
