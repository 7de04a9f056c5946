import { indexOfStep, stepKey, type GivenAnswer, type LessonStep, type StepKey } from '@grove/contracts';
import { boxOf, type BoxedQuestion } from './boxes.ts';
import type { PracticeItem, PracticeSet, Reason } from './practice-set.ts';
import {
  answered,
  askedOf,
  asks,
  emptyRecord,
  givenDraft,
  isOpen,
  keptDraft,
  keptRecord,
  type QuestionRecord,
  recordFrom,
  withHint,
  withVariant,
} from '../../questions/index.ts';

const mostQuestions = 10;
/** A set with fewer questions than this is filled up with fresh ones. */
const enoughQuestions = 5;
/** Fresh questions from one lesson, as long as there are others to take them from. */
const mostFromOne = 3;

const itemOf = (lessonId: string, step: StepKey, why: Reason): PracticeItem => ({
  lessonId,
  step,
  why,
  record: { ...emptyRecord, given: null },
  wasMissed: false,
  text: '',
});

/**
 * Begins a set from the boxes: what was missed first, then what is due, the longest waiting first.
 * @param sources ids of the lessons that fresh questions may come from, in order
 */
export function beginSet(
  scope: string,
  boxes: readonly BoxedQuestion[],
  sources: readonly string[],
  today: number,
): PracticeSet {
  const due = boxes.filter(({ dueDay }) => dueDay <= today).toSorted((a, b) => a.dueDay - b.dueDay);
  const missed = due.filter(({ box }) => box === 1).map(({ lessonId, step }) => itemOf(lessonId, step, 'missed'));
  const rest = due.filter(({ box }) => box > 1).map(({ lessonId, step }) => itemOf(lessonId, step, 'due'));
  return { scope, day: today, items: [...missed, ...rest].slice(0, mostQuestions), sources, place: 0, draft: null };
}

/** Fills a set up with the questions of a lesson that were never answered. */
export function withFresh(
  set: PracticeSet,
  lessonId: string,
  steps: readonly LessonStep[],
  boxes: readonly BoxedQuestion[],
): PracticeSet {
  const isNew = (step: StepKey): boolean =>
    !boxOf(boxes, { lessonId, step }) && !set.items.some((item) => item.lessonId === lessonId && item.step === step);
  const fresh = steps.flatMap((step, index) => {
    const key = stepKey(step, index);
    return asks(step) && isNew(key) ? [itemOf(lessonId, key, 'fresh')] : [];
  });
  const room = Math.max(0, enoughQuestions - set.items.length);
  const taken = fresh.slice(0, set.sources.length > 1 ? Math.min(room, mostFromOne) : room);
  return { ...withoutSource(set, lessonId), items: [...set.items, ...taken] };
}

const withoutSource = (set: PracticeSet, lessonId: string): PracticeSet => ({
  ...set,
  sources: set.sources.filter((id) => id !== lessonId),
});

/** Leaves out what is still to come from a lesson that no longer exists. */
export const withoutLesson = (set: PracticeSet, lessonId: string): PracticeSet => ({
  ...withoutSource(set, lessonId),
  items: set.items.filter((item, index) => item.lessonId !== lessonId || index < set.place),
});

/** Leaves out the item that is asked now, because its lesson asks it no more. */
export const withoutCurrent = (set: PracticeSet): PracticeSet => ({
  ...set,
  items: set.items.filter((_, index) => index !== set.place),
  draft: null,
});

/** Where a set stands: fresh questions are looked for, there is nothing to ask, a question is asked, or all were. */
export function phaseOf({ items, sources, place }: PracticeSet): 'gathering' | 'empty' | 'asking' | 'done' {
  if (place === 0 && items.length < enoughQuestions && sources.length > 0) return 'gathering';
  if (items.length === 0) return 'empty';
  return place < items.length ? 'asking' : 'done';
}

/** The lesson that has to be read for a set to continue. */
export function wantedLesson(set: PracticeSet): string | undefined {
  const phase = phaseOf(set);
  return phase === 'gathering' ? set.sources[0] : phase === 'asking' ? set.items[set.place]!.lessonId : undefined;
}

/** The set after the steps of the wanted lesson are known, `null` when there is no such lesson; the same set where nothing is to be changed. */
export function mended(
  set: PracticeSet,
  lessonId: string,
  steps: readonly LessonStep[] | null,
  boxes: readonly BoxedQuestion[],
): PracticeSet {
  if (steps === null) return withoutLesson(set, lessonId);
  const named = withNames(set, lessonId, steps);
  if (phaseOf(named) === 'gathering') return withFresh(named, lessonId, steps, boxes);
  const step = stepOf(named, steps);
  return step && asks(step) ? named : withoutCurrent(named);
}

/** The step of the item that is asked now. */
const stepOf = ({ items, place }: PracticeSet, steps: readonly LessonStep[]): LessonStep | undefined =>
  steps[indexOfStep(steps, items[place]!.step)];

/** Names the items of a lesson by the ids of their steps, where they were kept by places before; the same set where there are none. */
function withNames(set: PracticeSet, lessonId: string, steps: readonly LessonStep[]): PracticeSet {
  const named = set.items.map((item) => {
    const step = item.lessonId === lessonId && typeof item.step === 'number' ? steps[item.step] : undefined;
    return step?.id === undefined
      ? item
      : { ...item, step: step.id, record: keptRecord(step, recordFrom(step, item.record)) };
  });
  return named.every((item, index) => item === set.items[index]) ? set : { ...set, items: named };
}

/** The item that is asked now, as its lesson asks it. */
export interface AskedItem extends Pick<PracticeItem, 'step' | 'why'> {
  readonly record: QuestionRecord;
  readonly draft: GivenAnswer | null;
}

/** The item that is asked now, and its step. */
export function askedItem(set: PracticeSet, steps: readonly LessonStep[]): { step: LessonStep; item: AskedItem } {
  const step = stepOf(set, steps)!;
  const { step: key, why, record: kept } = set.items[set.place]!;
  const record = recordFrom(step, kept);
  return { step, item: { step: key, why, record, draft: givenDraft(step, record, set.draft) } };
}

/** What may happen to the question that is asked. */
export type PracticeAction =
  | { readonly type: 'draft' | 'answer'; readonly given: GivenAnswer }
  | { readonly type: 'hint' | 'variant' | 'next' };

/** From a set and what happened to the next set; `step` is the step of the question that is asked. */
export function act(set: PracticeSet, step: LessonStep, action: PracticeAction): PracticeSet {
  if (action.type === 'next') return { ...set, place: set.place + 1, draft: null };
  const record = recordFrom(step, set.items[set.place]!.record);
  if (action.type === 'draft') return { ...set, draft: keptDraft(step, record, action.given) };
  if (action.type === 'answer') return answer(set, step, record, action.given);
  if (action.type === 'hint') return withCurrent(set, { record: keptRecord(step, withHint(step, record)) });
  return step.variant ? { ...withCurrent(set, { record: keptRecord(step, withVariant(record)) }), draft: null } : set;
}

const withCurrent = (set: PracticeSet, change: Partial<PracticeItem>): PracticeSet => ({
  ...set,
  items: set.items.map((item, index) => (index === set.place ? { ...item, ...change } : item)),
});

function answer(set: PracticeSet, step: LessonStep, record: QuestionRecord, given: GivenAnswer): PracticeSet {
  const question = askedOf(step, record);
  if (!question || !isOpen(question, record)) return set;
  const next = answered(question, record, given);
  const { kind } = next.outcome;
  const changed = withCurrent(set, {
    record: keptRecord(step, next),
    wasMissed: set.items[set.place]!.wasMissed || kind === 'wrong',
    text: question.question ?? step.title,
  });
  return { ...changed, draft: kind === 'correct' ? null : keptDraft(step, record, given) };
}
