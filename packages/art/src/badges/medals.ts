/** The medallions that badges are cut from, one shape a family. Each is about 188 across, around (0, 0), and leaves a face of radius 62 free. */
import { linearGradient, radialGradient, round } from '../kit/svg.ts';
import { again, cut, disc, scallop, shape } from '../kit/shapes.ts';

/** Colours of a medallion: its edge in shade, its edge, the light on it, and its face from the light outwards. */
export interface MedalTones {
  readonly dark: string;
  readonly base: string;
  readonly light: string;
  readonly face: readonly [string, string];
}

const point = (radius: number, turn: number): string =>
  `${round(Math.cos(turn) * radius)} ${round(Math.sin(turn) * radius)}`;
const around = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i / count) * Math.PI * 2 - Math.PI / 2)).join('');

/** A star with rounded dents: `points` tips at `outer`, dents at `inner`. */
const star = (points: number, outer: number, inner: number): string => {
  const half = Math.PI / points;
  const tips = Array.from({ length: points }, (_, i) => i * 2 * half - Math.PI / 2);
  return `M${point(outer, tips[0]!)}${tips.map((turn) => `Q${point(inner, turn + half)} ${point(outer, turn + half * 2)}`).join('')}Z`;
};

const leaf = 'M0-94C14-88 20-74 14-58C8-62-8-62-14-58C-20-74-14-88 0-94Z';

const rims = {
  /** Petals of a flower. */
  flower: ({ dark, base, light }: MedalTones) =>
    shape(scallop(3, 6, 86, 86, 12, 2, 0), '#06121f', 0.2) +
    cut(scallop(0, 0, 86, 86, 12, 2, 0), base, again(-6, -9, light, 0.5) + again(7, 10, dark, 0.34)),
  /** A slice of wood in a wreath of leaves. */
  slice: ({ dark, base, light }: MedalTones) =>
    around(
      12,
      (turn) =>
        `<g transform="rotate(${round((turn * 180) / Math.PI + 90)})">${shape(leaf, '#4f9a58')}${shape('M0-94C14-88 20-74 14-58C10-60 5-61 0-61Z', '#2f7048', 0.7)}</g>`,
    ) +
    disc(2, 4, 77, '#06121f', 0.22) +
    cut(scallop(0, 0, 74, 74, 20, 5, 0.05), base, again(-5, -8, light, 0.5) + again(6, 9, dark, 0.5)),
  /** The rays of a sun. */
  sun: ({ dark, base, light }: MedalTones) =>
    shape(star(14, 94, 66), dark) +
    `<g transform="rotate(12.9)">${cut(star(14, 92, 66), base, again(-7, -7, light, 0.5))}</g>` +
    disc(2, 3, 69, dark, 0.5),
  /** A rosette with two ribbons. */
  rosette: ({ dark, base, light }: MedalTones) =>
    cut('M-52 40L-62 94L-42 82L-30 97L-14 50Z', dark, again(-9, 4, base, 0.75)) +
    cut('M52 40L62 94L42 82L30 97L14 50Z', dark, again(-9, 4, base, 0.55)) +
    shape(scallop(3, 0, 82, 82, 18, 6, 0), '#06121f', 0.22) +
    cut(scallop(0, -6, 82, 82, 18, 6, 0), base, again(-6, -9, light, 0.55) + again(7, 10, dark, 0.4)),
  /** The points of a compass. */
  compass: ({ dark, base, light }: MedalTones) =>
    `<g transform="rotate(22.5)">${shape(star(8, 86, 52), dark)}</g>` +
    cut(star(8, 95, 52), base, again(-8, -6, light, 0.5)) +
    disc(2, 4, 70, '#06121f', 0.2) +
    disc(0, 0, 69, base),
} as const;
export type RimName = keyof typeof rims;

/** The gradients that `medal` fills its face with. */
export const medalDefs = ({ face, base, light }: MedalTones): string =>
  radialGradient(
    'face',
    [
      [0, face[0]],
      [1, face[1]],
    ],
    { cx: 0.38, cy: 0.3, r: 0.8 },
  ) +
  linearGradient('lip', [
    [0, base],
    [1, light],
  ]);

/** The medallion without a motif: rim, lip, and a face that lies a little lower. */
export const medal = (rim: RimName, tones: MedalTones): string =>
  rims[rim](tones) + disc(0, 0, 66, 'url(#lip)') + disc(0, 0, 61, tones.dark, 0.55) + disc(0, 1.5, 60.5, 'url(#face)');
