import type { LessonStep } from '@grove/contracts';
import { isAtEnd, isClaimable, type LessonState, questionCount } from '../../lesson-player/index.ts';

interface Progress {
  /** The lesson's video is part of the site. */
  readonly hasFilm: boolean;
  /** 90% of it has played, or the learner continued without it. */
  readonly hasWatched: boolean;
  readonly steps: readonly LessonStep[];
  readonly state: LessonState;
}

/**
 * What of a lesson is shown: its film if it has one, then its exercises, then the completion view. A film completes a lesson that
 * asks nothing; where there are questions they come after it, because the service awards no lesson that was not tried.
 */
export function phaseOf({ hasFilm, hasWatched, steps, state }: Progress): 'film' | 'exercises' | 'complete' {
  if (isAtEnd(steps, state) && isClaimable(steps, state)) return 'complete';
  if (hasFilm && !hasWatched) return 'film';
  return hasFilm && questionCount(steps) === 0 ? 'complete' : 'exercises';
}
