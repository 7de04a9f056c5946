import { expect, test } from '@jest/globals';
import { secondsOf, withSpan, type Span } from '../../../common/spans.ts';
import { unseen } from '../../../common/viewings.ts';
import { afterPlaying, afterTheEnd, isSeen, resumeAt } from './viewing.ts';

const seen = (...spans: Span[]) => spans.reduce<readonly Span[]>((all, span) => withSpan(all, span), []);

test('what is played twice counts once, and what lies together becomes one', () => {
  expect(seen([0, 10], [5, 12], [20, 30], [12.1, 15])).toEqual([
    [0, 15],
    [20, 30],
  ]);
  expect(secondsOf(seen([0, 10], [0, 10], [2, 4]))).toBe(10);
});

test('§9 video player: a film counts as watched from 90% on', () => {
  expect(isSeen([[0, 107.9]], 120)).toBe(false);
  expect(isSeen([[0, 108]], 120)).toBe(true);
});

test('§4 video player: seeking to the end completes nothing; what is played counts, in any order', () => {
  expect(isSeen(seen([0, 10], [110, 120]), 120)).toBe(false);
  expect(isSeen(seen([60, 120], [0, 58]), 120)).toBe(true);
});

test.each([0, Number.NaN])('while the length is not known (%d) nothing has been watched', (length) => {
  expect(isSeen([[0, 5]], length)).toBe(false);
});

test('a film becomes watched once; then the next viewing counts from the beginning', () => {
  const almost = { at: 100, seen: [[0, 100]] as const, isWatched: false };
  expect(afterPlaying(almost, [100, 105], 120)).toMatchObject({
    isWatchedNow: false,
    viewing: { at: 105, isWatched: false },
  });
  expect(afterPlaying(almost, [100, 109], 120)).toEqual({
    isWatchedNow: true,
    viewing: { at: 109, seen: [], isWatched: true },
  });
  expect(afterPlaying({ at: 109, seen: [], isWatched: true }, [109, 120], 120)).toMatchObject({
    isWatchedNow: false,
    viewing: { isWatched: true },
  });
});

test('a film resumes where it was left, but not within a few seconds of its beginning or end', () => {
  expect([2, 3.5, 60, 116.5, 118].map((at) => resumeAt({ ...unseen, at }, 120))).toEqual([0, 3.5, 60, 116.5, 0]);
  expect(resumeAt(afterTheEnd({ ...unseen, at: 119 }), 120)).toBe(0);
});
