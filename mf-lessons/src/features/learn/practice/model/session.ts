import type { GivenAnswer, LessonStep } from '@grove/contracts';
import { boxOf, type BoxedQuestion } from './boxes.ts';
import {
  answered,
  askedOf,
  asks,
  emptyRecord,
  isGiven,
  isOpen,
  isRecord,
  type QuestionRecord,
  withHint,
  withVariant,
} from '../../questions/index.ts';

/** Why a question is asked: it was missed, its day has come, or it was never answered. */
export type Reason = 'missed' | 'due' | 'fresh';

/** A question of the set, and how it went. */
export interface PracticeItem {
  readonly lessonId: string;
  /** Place of the question's step in the lesson. */
  readonly step: number;
  readonly why: Reason;
  readonly record: QuestionRecord;
  /** It was answered wrong at least once in this set. */
  readonly wasMissed: boolean;
  /** The question as it was asked; empty until it is answered. */
  readonly text: string;
}

/** A set of questions, kept under `grove.practice.set` to resume after a reload. */
export interface PracticeSet {
  /** What it was made for: see `scopeKey`. */
  readonly scope: string;
  readonly day: number;
  readonly items: readonly PracticeItem[];
  /** Lessons where fresh questions are still to be looked for. */
  readonly sources: readonly string[];
  /** The item that is asked; all are done when it is their number. */
  readonly place: number;
  /** The answer while it is being written or arranged. */
  readonly draft: GivenAnswer | null;
}

const mostQuestions = 10;
/** A set with fewer questions than this is filled up with fresh ones. */
const enoughQuestions = 5;
/** Fresh questions from one lesson, as long as there are others to take them from. */
const mostFromOne = 3;

const itemOf = (lessonId: string, step: number, why: Reason): PracticeItem => ({
  lessonId,
  step,
  why,
  record: emptyRecord,
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
  const isNew = (step: number): boolean =>
    !boxOf(boxes, { lessonId, step }) && !set.items.some((item) => item.lessonId === lessonId && item.step === step);
  const fresh = steps.flatMap((step, index) => (asks(step) && isNew(index) ? [itemOf(lessonId, index, 'fresh')] : []));
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

/** The lesson that has to be read for a set to go on. */
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
  if (phaseOf(set) === 'gathering') return withFresh(set, lessonId, steps, boxes);
  const step = steps[set.items[set.place]!.step];
  return step && asks(step) ? set : withoutCurrent(set);
}

const withRecord = (set: PracticeSet, change: (item: PracticeItem) => Partial<PracticeItem>): PracticeSet => ({
  ...set,
  items: set.items.map((item, index) => (index === set.place ? { ...item, ...change(item) } : item)),
});

/** What may happen to the question that is asked. */
export type PracticeAction =
  | { readonly type: 'draft' | 'answer'; readonly given: GivenAnswer }
  | { readonly type: 'hint' | 'variant' | 'next' };

/** From a set and what happened to the next set; `step` is the step of the question that is asked. */
export function act(set: PracticeSet, step: LessonStep, action: PracticeAction): PracticeSet {
  if (action.type === 'draft') return { ...set, draft: action.given };
  if (action.type === 'answer') return answer(set, step, action.given);
  if (action.type === 'hint') return withRecord(set, ({ record }) => ({ record: withHint(step, record) }));
  if (action.type === 'next') return { ...set, place: set.place + 1, draft: null };
  return step.variant ? { ...withRecord(set, ({ record }) => ({ record: withVariant(record) })), draft: null } : set;
}

function answer(set: PracticeSet, step: LessonStep, given: GivenAnswer): PracticeSet {
  const { record, wasMissed } = set.items[set.place]!;
  const question = askedOf(step, record);
  if (!question || !isOpen(question, record)) return set;
  const next = answered(question, record, given);
  const { kind } = next.outcome;
  return {
    ...withRecord(set, () => ({
      record: next,
      wasMissed: wasMissed || kind === 'wrong',
      text: question.question ?? step.title,
    })),
    draft: kind === 'correct' ? null : given,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const reasons: readonly unknown[] = ['missed', 'due', 'fresh'] satisfies Reason[];

const isItem = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['lessonId'] === 'string' &&
  isCount(value['step']) &&
  reasons.includes(value['why']) &&
  isRecord(value['record']) &&
  typeof value['wasMissed'] === 'boolean' &&
  typeof value['text'] === 'string';

/** Whether a stored value is a set, or none. */
export const isSetOrNone = (value: unknown): value is PracticeSet | null =>
  value === null ||
  (isObject(value) &&
    typeof value['scope'] === 'string' &&
    isCount(value['day']) &&
    Array.isArray(value['items']) &&
    value['items'].every(isItem) &&
    Array.isArray(value['sources']) &&
    value['sources'].every((id) => typeof id === 'string') &&
    isCount(value['place']) &&
    value['place'] <= value['items'].length &&
    isGiven(value['draft']));
