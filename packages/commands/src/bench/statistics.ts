/** The middle value; of an even number of values the mean of the two in the middle. Throws where there is none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('the median of no values');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** The value that this share (0 to 1) of the values does not exceed: `percentile(times, 0.95)`. The nearest rank, so always a value that was measured. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('a percentile of no values');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}

/**
 * How two interleaved variants compare: the median of the rounds' ratios. What slows the machine for a while falls on both
 * values of a round, so it moves this less than it moves the ratio of the medians.
 */
export function medianRatio(values: readonly number[], reference: readonly number[]): number {
  return median(values.map((value, round) => value / reference[round]!));
}

/**
 * Runs every variant once a round, one after the other. The order turns with each round, so that a machine that grows
 * slower or faster meanwhile treats all variants alike.
 *
 * @returns each variant's results in the order of the rounds
 */
export async function interleave<Name extends string, Result>(
  variants: readonly Name[],
  rounds: number,
  run: (variant: Name) => Promise<Result>,
): Promise<Record<Name, Result[]>> {
  const results = Object.fromEntries(variants.map((variant) => [variant, []])) as unknown as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of round % 2 === 0 ? variants : variants.toReversed()) results[variant].push(await run(variant));
  }
  return results;
}
