/** A number from 0 up to 1, again and again, the same for the same seed. FNV-1a (Fowler, Noll, Vo) over the seed, then mulberry32 (Tommy Ettinger, public domain). */
export function randomOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 16_777_619);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The numbers from 0 to `length - 1` in an order that a seed decides (Fisher and Yates). */
export function permutation(length: number, seed: string): number[] {
  const random = randomOf(seed);
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
