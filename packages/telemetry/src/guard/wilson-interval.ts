/** Bounds of a share, from 0 to 1. */
export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/** The quantile of the normal distribution for 95 % on both sides. */
const z95 = 1.959964;

/**
 * The 95 % score interval of a share of which `successes` of `trials` were seen:
 * `(p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n)` with `p = successes / trials` and `n = trials`
 * (E. B. Wilson, 'Probable Inference, the Law of Succession, and Statistical Inference', Journal of the American Statistical Association 22 (1927), 209–212). It holds for
 * shares near 0 and for few trials, where `p ± z √(p(1 − p)/n)` does not. Without trials anything is possible.
 */
export function wilsonInterval(successes: number, trials: number): Interval {
  if (trials === 0) return { lower: 0, upper: 1 };
  const share = successes / trials;
  const zz = z95 ** 2;
  const middle = share + zz / (2 * trials);
  const spread = z95 * Math.sqrt((share * (1 - share)) / trials + zz / (4 * trials ** 2));
  const scale = 1 + zz / trials;
  return { lower: Math.max(0, (middle - spread) / scale), upper: Math.min(1, (middle + spread) / scale) };
}
