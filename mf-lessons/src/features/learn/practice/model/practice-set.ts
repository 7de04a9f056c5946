import type { KeptAnswer, StepKey } from '@grove/contracts';
import { isKeptAnswer, isKeptRecord, isStepKey, type KeptRecord } from '../../questions/index.ts';

/** Why a question is asked: it was missed, its day has come, or it was never answered. */
export type Reason = 'missed' | 'due' | 'fresh';

/** A question of the set, and how it went. */
export interface PracticeItem {
  readonly lessonId: string;
  /** The question's step in the lesson. */
  readonly step: StepKey;
  readonly why: Reason;
  readonly record: KeptRecord;
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
  readonly draft: KeptAnswer | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const reasons: readonly unknown[] = ['missed', 'due', 'fresh'] satisfies Reason[];

const isItem = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['lessonId'] === 'string' &&
  isStepKey(value['step']) &&
  reasons.includes(value['why']) &&
  isKeptRecord(value['record']) &&
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
    isKeptAnswer(value['draft']));
