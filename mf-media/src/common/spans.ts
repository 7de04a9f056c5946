/** A part of a film, from and to, in seconds. */
export type Span = readonly [from: number, to: number];

/** Spans closer than this are one: a player reports its time only now and then. */
const gap = 0.25;

/** Adds a part to those that were seen before; what lies together or over each other becomes one. */
export function withSpan(spans: readonly Span[], [from, to]: Span): Span[] {
  const apart = spans.filter(([start, end]) => end < from - gap || start > to + gap);
  const together = spans.filter((span) => !apart.includes(span));
  const joined: Span = [
    Math.min(from, ...together.map(([start]) => start)),
    Math.max(to, ...together.map(([, end]) => end)),
  ];
  return [...apart, joined].toSorted(([a], [b]) => a - b);
}

/** How many seconds spans cover. */
export const secondsOf = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);
