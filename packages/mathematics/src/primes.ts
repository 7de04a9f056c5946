/** The smallest factor of a number from 2 on, other than 1. */
export function smallestFactor(n: bigint): bigint {
  for (let factor = 2n; factor * factor <= n; factor += factor === 2n ? 1n : 2n) if (n % factor === 0n) return factor;
  return n;
}

/** Whether a whole number is prime. */
export const isPrime = (n: bigint): boolean => n > 1n && smallestFactor(n) === n;
