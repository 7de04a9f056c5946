/** When a request was made and when its answer was complete, on one clock in milliseconds. */
export interface RequestTime {
  readonly startedMs: number;
  /** Infinity while the answer is not complete. */
  readonly endedMs: number;
}

/**
 * How many requests stand in the longest chain in which each one starts only after the one before has ended: the number
 * of round trips that the page cannot overlap. No request gives 0.
 */
export function chainDepth(requests: readonly RequestTime[]): number {
  const depths: { endedMs: number; depth: number }[] = [];
  for (const { startedMs, endedMs } of requests.toSorted((a, b) => a.startedMs - b.startedMs)) {
    const before = depths.filter((earlier) => earlier.endedMs <= startedMs).map(({ depth }) => depth);
    depths.push({ endedMs, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}
