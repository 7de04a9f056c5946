/** Movement as pure functions of time: every picture of a film can be drawn alone and in any order. Times in seconds. */

export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(high, value));

/** How much of something that begins at `start` and takes `seconds` is done at `t`, from 0 to 1. */
export const progress = (t: number, start: number, seconds: number): number => clamp((t - start) / seconds);

/** Fast first, then slow. */
export const easeOut = (p: number): number => 1 - (1 - p) ** 3;

/** Slow at both ends. */
export const easeBoth = (p: number): number => (p < 0.5 ? 2 * p * p : 1 - (2 - 2 * p) ** 2 / 2);

const overshoot = 1.7;

/** Goes a little beyond its end and comes back (Robert Penner's "back"). */
export const spring = (p: number): number => 1 + (overshoot + 1) * (p - 1) ** 3 + overshoot * (p - 1) ** 2;

/** A wave from -1 to 1 that returns after a whole number of `turns` of `phase` (0 to 1), so that a loop has no seam. */
export const wave = (phase: number, turns = 1, offset = 0): number => Math.sin(2 * Math.PI * (phase * turns + offset));

/** A value between two, by a share from 0 to 1. */
export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A colour between two of the form `#rrggbb`. */
export function blend(from: string, to: string, share: number): string {
  const channel = (color: string, index: number): number =>
    Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
  return `#${[0, 1, 2]
    .map((place) =>
      Math.round(between(channel(from, place), channel(to, place), share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
