/**
 * When each word begins. Flite tells the phones of a phrase but not to which word they belong, so words take as many phones in turn as they
 * have alone. Where the sums differ (a word is shortened among others), the difference is spread evenly.
 * @param counts phones of each word alone
 * @param phones starts of the phrase's phones, without pauses
 */
export function wordStarts(counts: readonly number[], phones: ReadonlyArray<{ readonly start: number }>): number[] {
  const expected = counts.reduce((sum, count) => sum + count, 0);
  const scale = expected === 0 ? 0 : phones.length / expected;
  let passed = 0;
  return counts.map((count) => {
    const { start } = phones[Math.min(phones.length - 1, Math.round(passed * scale))] ?? { start: 0 };
    passed += count;
    return start;
  });
}
