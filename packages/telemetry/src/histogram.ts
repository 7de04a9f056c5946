/** How often values fell into each bucket. Histograms of different times and copies of the service add up, which percentiles do not. */
export type Histogram = ReadonlyMap<number, number>;

/** Buckets grow by a constant factor, eight to each doubling, so that a value read from one is at most 4.5 % off wherever it lies (the idea of HdrHistogram). */
const bucketsPerDoubling = 8;

/** The bucket of a value that is not negative: 0 below 1, then `b` from `2^((b - 1) / 8)` up to `2^(b / 8)`. */
export const bucketOf = (value: number): number =>
  value < 1 ? 0 : Math.floor(Math.log2(value) * bucketsPerDoubling) + 1;

/** The value that stands for a bucket: its geometric middle, and 0 for what is below 1. */
export const valueOf = (bucket: number): number => (bucket <= 0 ? 0 : 2 ** ((bucket - 0.5) / bucketsPerDoubling));

/** How many values a histogram has. */
export const sizeOf = (histogram: Histogram): number =>
  Array.from(histogram.values()).reduce((sum, count) => sum + count, 0);

/**
 * The value that a share (above 0, up to 1) of all values does not exceed, by the nearest rank: the ⌈share · n⌉th smallest (Hyndman and Fan, 'Sample Quantiles in
 * Statistical Packages', The American Statistician 50 (1996), definition 1). Undefined of nothing.
 */
export function percentile(histogram: Histogram, share: number): number | undefined {
  const rank = Math.ceil(share * sizeOf(histogram));
  let passed = 0;
  for (const [bucket, count] of [...histogram].toSorted(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= rank) return valueOf(bucket);
  }
  return undefined;
}
