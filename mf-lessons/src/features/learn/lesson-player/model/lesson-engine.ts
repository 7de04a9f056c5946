import type { GivenAnswer, LessonStep } from '@grove/contracts';
import { answered, type QuestionRecord, withHint, withVariant } from '../../questions/index.ts';
import { initialState, recordOf, type LessonState } from './state.ts';
import { canPlay, endingOf, isAnswerable, missedSlides, questionOf } from './selectors.ts';

/** What can happen in a lesson. */
export type LessonAction =
  /** Continue, Next Step, or the time for it has come. */
  | { readonly type: 'advance' }
  | { readonly type: 'back' }
  | { readonly type: 'draft'; readonly draft: GivenAnswer | null }
  | { readonly type: 'answer'; readonly given: GivenAnswer }
  | { readonly type: 'hint' }
  | { readonly type: 'ask-variant' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'claim' }
  | { readonly type: 'restart' }
  | { readonly type: 'second-look' };

type Steps = readonly LessonStep[];

type Handlers = {
  readonly [Type in LessonAction['type']]: (
    steps: Steps,
    state: LessonState,
    action: Extract<LessonAction, { type: Type }>,
  ) => LessonState;
};

const handlers: Handlers = {
  advance,
  back: (steps, state) => (state.slide === 0 || state.secondLook ? state : moveTo(steps, state, state.slide - 1)),
  draft: (_steps, state, { draft }) => ({ ...state, draft }),
  answer: (steps, state, { given }) => answer(steps, state, given),
  hint: (steps, state) => withRecord(state, (record) => withHint(steps[state.slide]!, record)),
  'ask-variant': (steps, state) =>
    steps[state.slide]!.variant ? { ...withRecord(state, withVariant), draft: null } : state,
  play: (steps, state) => (canPlay(steps, state) ? { ...state, isPlaying: true } : state),
  pause: (_steps, state) => ({ ...state, isPlaying: false }),
  claim: (_steps, state) => ({ ...state, isClaimed: true }),
  restart: () => initialState,
  'second-look': beginSecondLook,
};

/**
 * The rules of spec §4 'Lesson player', 'Numeric question' and 'Multiple choice', and of experience §4: from a state and
 * what happened to the next state. An action that makes no sense where the learner is changes nothing.
 */
export function reduce<Type extends LessonAction['type']>(
  steps: Steps,
  state: LessonState,
  action: Extract<LessonAction, { type: Type }>,
): LessonState {
  const handle: Handlers[Type] = handlers[action.type];
  return handle(steps, state, action);
}

function withRecord(state: LessonState, change: (record: QuestionRecord) => QuestionRecord): LessonState {
  const record = recordOf(state, state.slide);
  return { ...state, records: { ...state.records, [state.slide]: change(record) } };
}

/** Goes to a slide. The end stops the playing, and is celebrated once a sitting, when there is something to celebrate. */
function moveTo(steps: Steps, state: LessonState, slide: number): LessonState {
  const isEnd = slide === steps.length - 1;
  return {
    ...state,
    slide,
    draft: null,
    isFresh: false,
    isPlaying: state.isPlaying && !isEnd,
    hasArrived: state.hasArrived || (isEnd && endingOf(steps, state) === 'done'),
  };
}

function advance(steps: Steps, state: LessonState): LessonState {
  const end = steps.length - 1;
  if (state.slide >= end) return state;
  if (!state.secondLook) return moveTo(steps, state, state.slide + 1);
  const [next, ...later] = state.secondLook;
  return next === undefined
    ? { ...moveTo(steps, state, end), secondLook: null }
    : { ...moveTo(steps, state, next), secondLook: later };
}

function answer(steps: Steps, state: LessonState, given: GivenAnswer): LessonState {
  const question = questionOf(steps, state);
  if (!question || !isAnswerable(steps, state)) return state;
  const next = answered(question, recordOf(state, state.slide), given);
  const { outcome } = next;
  const isDone = outcome.kind === 'correct' || (question.inputType === 'multiple-choice' && outcome.kind === 'wrong');
  return { ...withRecord(state, () => next), isFresh: isDone, draft: outcome.kind === 'correct' ? null : given };
}

/** Asks again what was missed, the fresh variant where there is one. */
function beginSecondLook(steps: Steps, state: LessonState): LessonState {
  const missed = missedSlides(steps, state);
  const cleared = missed.map(
    (slide) =>
      [slide, { given: null, outcome: null, hints: 0, isVariant: steps[slide]!.variant !== undefined }] as const,
  );
  return advance(steps, {
    ...state,
    slide: 0,
    isPlaying: false,
    records: { ...state.records, ...Object.fromEntries(cleared) },
    secondLook: missed,
  });
}
