import type { PracticeItem } from './practice-set.ts';

/** How a set went. */
export interface PracticeResult {
  /** Right at the first go. */
  readonly right: readonly PracticeItem[];
  /** Missed at least once. */
  readonly toRepeat: readonly PracticeItem[];
  /** How many were left without an attempt. */
  readonly skipped: number;
  readonly mood: 'all' | 'most' | 'some' | 'none';
}

/** Sums a set up. Skipped questions count neither way. */
export function resultOf(items: readonly PracticeItem[]): PracticeResult {
  const toRepeat = items.filter(({ wasMissed }) => wasMissed);
  const right = items.filter(({ wasMissed, record }) => !wasMissed && record.outcome?.kind === 'correct');
  const share = right.length / Math.max(1, right.length + toRepeat.length);
  const mood = right.length === 0 ? 'none' : share === 1 ? 'all' : share >= 0.5 ? 'most' : 'some';
  return { right, toRepeat, skipped: items.length - right.length - toRepeat.length, mood };
}
