import { secondsOf, withSpan, type Span } from '../../../common/spans.ts';
import { unseen, type Viewing } from '../../../common/viewings.ts';

/** The share of a film that must have been played for it to count as watched (spec §9). */
const watchedShare = 0.9;
/** Whoever left this near to the beginning or to the end begins again. */
const edgeSeconds = 3;

/** Where a film resumes, in seconds; 0 for its beginning. */
export const resumeAt = ({ at }: Viewing, length: number): number =>
  at > edgeSeconds && at < length - edgeSeconds ? at : 0;

/** Whether enough of a film has been played; never while its length is not known. Only what was played counts, not what was skipped. */
export const isSeen = (seen: readonly Span[], length: number): boolean =>
  length > 0 && secondsOf(seen) >= length * watchedShare;

/**
 * What is remembered after a part has been played; an empty part is a place that was only gone to.
 * @returns the new viewing, and whether the film has just become watched: then the next viewing counts from the beginning
 */
export function afterPlaying(
  viewing: Viewing,
  part: Span,
  length: number,
): { viewing: Viewing; isWatchedNow: boolean } {
  const seen = part[1] > part[0] ? withSpan(viewing.seen, part) : viewing.seen;
  const isWatchedNow = isSeen(seen, length);
  return {
    viewing: { at: part[1], seen: isWatchedNow ? [] : seen, isWatched: viewing.isWatched || isWatchedNow },
    isWatchedNow,
  };
}

/** After the end a film begins at its beginning. */
export const afterTheEnd = (viewing: Viewing = unseen): Viewing => ({ ...viewing, at: 0 });
