import { storedAtom } from '@grove/platform';
import type { Span } from './spans.ts';

/** What this device remembers of a film. Times in seconds. */
export interface Viewing {
  /** Where the learner left; 0 at the beginning and after the end. */
  readonly at: number;
  /** What has been played since it was last watched to the end. */
  readonly seen: readonly Span[];
  /** Once watched, always watched. */
  readonly isWatched: boolean;
}

export type Viewings = Readonly<Record<string, Viewing>>;

export const unseen: Viewing = { at: 0, seen: [], isWatched: false };

const isSpan = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

const isViewing = (value: unknown): value is Viewing => {
  const { at, seen, isWatched } = (value ?? {}) as Partial<Viewing>;
  return Number.isFinite(at) && Array.isArray(seen) && seen.every(isSpan) && typeof isWatched === 'boolean';
};

const isViewings = (value: unknown): value is Viewings =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isViewing);

/** By source name, on this device only. */
export const viewingsAtom = storedAtom<Viewings>('grove.films', isViewings, {});
