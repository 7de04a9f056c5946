/** What is underfoot and on the horizon: hills, peaks, rocks, paths and water. */
import { curve, random, round, type Point } from './svg.ts';
import { cut, ground, line, oval, scatter, shape, sheet, type Tones } from './shapes.ts';
import { overscan } from './sky.ts';

/** The top edge of rolling hills over the whole plane, around height `y`. */
function ridge(width: number, y: number, swell: number, waves: number, seed: number): Point[] {
  const next = random(seed);
  const step = (width + overscan * 2) / waves;
  return Array.from({ length: waves + 1 }, (_, i) => [i * step - overscan, y + (next() - 0.5) * 2 * swell] as const);
}

/** A sheet of hills down to `bottom`. */
export const hills = (
  width: number,
  bottom: number,
  y: number,
  swell: number,
  waves: number,
  seed: number,
  fill: string,
  look: Parameters<typeof sheet>[2] = {},
): string => sheet(ground(ridge(width, y, swell, waves, seed), bottom), fill, look);

/** Soft folds in a hillside, as bands between (left, top) and (right, bottom). */
export const folds = (
  count: number,
  seed: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  color: string,
  opacity = 0.18,
): string =>
  scatter(count, seed, (next) => {
    const [x, y, w] = [left + next() * (right - left), top + next() * (bottom - top), 120 + next() * 220];
    return shape(
      `M${round(x - w)} ${round(y)}Q${round(x)} ${round(y - 26)} ${round(x + w)} ${round(y + 4)}Q${round(x)} ${round(y - 8)} ${round(x - w)} ${round(y)}Z`,
      color,
      opacity,
    );
  });

/** A peak standing on (0, 0), `width` by `height`, with a shaded flank and a snow cap. */
export function peak(width: number, height: number, { dark, base, light }: Tones, seed: number, snow = 0.36): string {
  const next = random(seed);
  const jag = (): number => (next() - 0.5) * width * 0.04;
  const side = (sign: 1 | -1): Point[] =>
    [0.16, 0.34, 0.52, 0.72, 1].map(
      (t) =>
        [
          sign * (width / 2) * t + (t < 1 ? jag() : 0),
          -height * (1 - t * (1.12 - 0.12 * t)) + (t < 1 ? jag() : 0),
        ] as const,
    );
  const outline = [...side(-1).toReversed(), [0, -height] as Point, ...side(1)]
    .map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`)
    .join('');
  const cap = height * snow;
  const spine = shape(
    `M0 ${-height}L${round(width * 0.05)} ${round(-height * 0.8)}L${round(-width * 0.02)} ${round(-height * 0.62)}L${round(width * 0.07)} ${round(-height * 0.4)}L${round(width * 0.01)} ${round(-height * 0.2)}L${round(width * 0.06)} 0L${width} 0L${width} ${-height}Z`,
    dark,
  );
  const edge = [-0.5, -0.36, -0.26, -0.16, -0.07, 0.02, 0.12, 0.2, 0.3, 0.5]
    .map((t, i) => `L${round(width * t)} ${round(-height + cap * (i % 2 ? 1.12 : 0.66) * (0.9 + next() * 0.2))}`)
    .join('');
  const snowShape = `M${round(-width / 2)} ${-height - 20}${edge}L${round(width / 2)} ${-height - 20}Z`;
  const snowShade = shape(
    `M0 ${-height - 4}L${round(width * 0.05)} ${round(-height * 0.8)}L${round(-width * 0.02)} ${round(-height * 0.62)}L${round(width * 0.05)} ${round(-height * 0.5)}L${width} ${round(-height * 0.5)}L${width} ${-height - 4}Z`,
    dark,
    0.38,
  );
  return cut(`${outline}Z`, base, spine + (snow ? shape(snowShape, light) + snowShade : ''));
}

/** A boulder about 120 wide. */
export function rock({ dark, base, light }: Tones, seed = 1): string {
  const next = random(seed);
  const j = (n: number): number => round(n + (next() - 0.5) * 12);
  const outline = `M-62 0C${j(-66)} ${j(-26)} ${j(-46)} ${j(-56)} ${j(-16)} ${j(-62)}C${j(14)} ${j(-70)} ${j(48)} ${j(-50)} ${j(58)} ${j(-24)}C64-12 64-4 62 0C20 8-20 8-62 0Z`;
  return (
    oval(2, 2, 70, 9, '#06121f', 0.2) +
    cut(
      outline,
      base,
      shape('M10-80C30-50 12-26 24 20L90 20L90-80Z', dark, 0.75) +
        shape('M-54-18C-50-44-30-58-8-58C-20-46-34-40-38-18Z', light, 0.8) +
        shape('M-70 8C-30-8 30-8 70 8Z', dark, 0.6),
    )
  );
}

/** A path or stream between two edges, each a list of points from far to near. */
export const ribbon = (left: readonly Point[], right: readonly Point[]): string =>
  `${curve(left)}L${curve(right.toReversed()).slice(1)}Z`;

/** Flat stones on a path, inside the box. */
export const pebbles = (
  count: number,
  seed: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  color: string,
): string =>
  scatter(count, seed, (next) => {
    const y = top + next() * (bottom - top);
    const r = 7 + ((y - top) / (bottom - top)) * 22 * (0.6 + next() * 0.6);
    return oval(left + next() * (right - left), y, r, r * 0.36, color, 0.35);
  });

/** Short light lines on water, wider towards the viewer. */
export const ripples = (
  count: number,
  seed: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  color = '#fff',
  opacity = 0.5,
): string =>
  scatter(count, seed, (next) => {
    const t = next();
    const [y, w] = [top + t * (bottom - top), 16 + t * 60 * (0.5 + next())];
    const x = left + next() * (right - left);
    return line(
      `M${round(x)} ${round(y)}q${round(w / 4)} ${round(-2 - t * 4)} ${round(w / 2)} 0t${round(w / 2)} 0`,
      color,
      round(2 + t * 2.5),
      opacity * (0.5 + next() * 0.5),
    );
  });
