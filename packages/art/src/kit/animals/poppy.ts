import type { Point } from '../svg.ts';
import { cut, disc, line, oval, place, shape } from '../shapes.ts';
import { cheeks, eyes, noseAndSmile } from '../face.ts';

const [cream, creamShade, creamLight, brown, brownShade, brownLight] = [
  '#f5e6cd',
  '#cfae8a',
  '#fffaf0',
  '#a9744c',
  '#7c4f33',
  '#cf9d70',
];

/** What Poppy does: where her paws are, her face, and what is on her. The left paw is on your left. */
export type PoppyPose = {
  readonly left?: Point;
  readonly right?: Point;
  readonly mood?: 'hope' | 'laugh';
  readonly tilt?: number;
  readonly nose?: string;
  /** Splashes of paint on the ears. */
  readonly splashes?: string;
  /** Behind her paws and before her body. */
  readonly held?: string;
};

const ear = (side: number, splashes: string): string =>
  place(
    side * 26,
    -40,
    1,
    cut(
      'M-17 8C-32-36-30-92-6-106C18-96 24-36 15 8Z',
      side < 0 ? brown : brownShade,
      shape('M-9 2C-18-34-16-76-5-88C8-76 12-36 7 2Z', '#eea9a0', 0.9) +
        shape('M-32 4C-36-50-26-106-6-108C-20-80-22-36-14 10Z', brownLight, 0.8) +
        (splashes
          ? disc(4, -70, 9, splashes) +
            disc(-10, -44, 6, splashes) +
            disc(8, -28, 5, splashes) +
            disc(-12, -86, 4, splashes)
          : ''),
    ),
    { rotate: side * 14 },
  );

const armTo = (side: number, [x, y]: Point): string => {
  const [sx, sy] = [side * 38, -86];
  const [ex, ey] = [(sx + x) / 2 + side * 12, (sy + y) / 2 + 16];
  const d = `M${sx} ${sy}Q${ex} ${ey} ${x} ${y}`;
  return (
    line(d, creamShade, 25) +
    line(`M${sx - 2} ${sy - 1}Q${ex - 2} ${ey - 1} ${x - 2} ${y - 1}`, cream, 20) +
    disc(x, y, 15, creamShade) +
    disc(x - 1, y - 1.5, 13.5, cream) +
    oval(x - 5, y - 6, 5, 4, creamLight, 0.9)
  );
};

const foot = (side: number): string =>
  cut(
    `M${side * 8} 4C${side * 4}-13 ${side * 20}-24 ${side * 36}-22C${side * 58}-18 ${side * 62} 2 ${side * 52} 6C${side * 40} 9 ${side * 14} 9 ${side * 8} 4Z`,
    cream,
    shape(`M${side * 4}-2L${side * 66}-2L${side * 66} 12L${side * 4} 12Z`, creamShade, 0.55) +
      oval(side * 30, -15, 16, 5, creamLight, 0.7),
  );

const neckerchief = (): string =>
  cut(
    'M-50-112C-30-100 30-100 50-112C52-98 40-86 22-82L2-54L-18-82C-38-86-52-98-50-112Z',
    '#2f7fe8',
    shape('M10-120C20-100 14-80 4-50L60-50L60-120Z', '#1b4fae', 0.6) +
      shape('M-54-116C-40-98-24-96-6-94L-20-84C-40-88-50-98-54-106Z', '#8cc3ff', 0.75),
  ) +
  disc(-12, -88, 3.4, '#fff', 0.85) +
  disc(10, -92, 3.4, '#fff', 0.7) +
  disc(0, -72, 3.2, '#fff', 0.75);

const face = (mood: PoppyPose['mood'], nose: string): string =>
  (mood === 'laugh'
    ? [-32, 32].map((x) => line(`M${x - 12}-2Q${x}-20 ${x + 12}-2`, '#2b161c', 5.5)).join('')
    : eyes(0, -8, 64, 14, '#6b4026')) +
  cheeks(0, 14, 92, 13, '#ff9a94') +
  (mood === 'laugh'
    ? oval(0, 8, 9, 7, nose) +
      oval(-3, 5.5, 3, 1.8, '#fff', 0.8) +
      cut(
        'M-21 19C-8 23 8 23 21 19C18 40-18 40-21 19Z',
        '#7a1f2c',
        oval(0, 37, 12, 6, '#f0808a') + shape('M-7 17L7 17L6 27L-6 27Z', '#fff'),
      )
    : noseAndSmile(0, 13, 9, nose) + shape('M-6 31L6 31L5 40C2 42-2 42-5 40Z', '#fff'));

/** Poppy, a small cream and brown rabbit with a blue neckerchief, sitting and facing you: about 280 high with her ears. */
export const poppy = ({
  left = [-14, -48],
  right = [14, -48],
  mood = 'hope',
  tilt = 0,
  nose = '#7a4048',
  splashes = '',
  held = '',
}: PoppyPose = {}): string =>
  oval(0, 4, 76, 10, '#06121f', 0.24) +
  oval(54, -20, 22, 21, '#fffaf2') +
  oval(59, -13, 16, 13, creamShade, 0.4) +
  cut(
    'M-58 0C-68-40-46-104 0-106C46-104 68-40 58 0C46 8-46 8-58 0Z',
    brown,
    shape('M-72 6C-68-50-46-106-8-110C-40-70-46-30-44 8Z', brownLight, 0.75) +
      shape('M30-116C60-84 52-30 40 10L80 10L80-116Z', brownShade, 0.6) +
      oval(-2, -36, 36, 50, cream) +
      oval(-6, -44, 24, 38, creamLight, 0.8),
  ) +
  foot(-1) +
  foot(1) +
  place(
    0,
    -142,
    1,
    ear(-1, splashes) +
      ear(1, splashes) +
      cut(
        'M0-58C42-58 68-32 68 0C68 34 40 54 0 54C-40 54-68 34-68 0C-68-32-42-58 0-58Z',
        cream,
        shape('M34-60C62-20 48 24 22 60L80 60L80-60Z', creamShade, 0.4) +
          shape('M-62-62L-6-62C-16-30-8-4-34 14C-56 18-74 6-76-10Z', brown, 0.85) +
          shape('M0-66C-44-66-76-30-74 4C-62-26-38-46-6-52Z', brownLight, 0.6) +
          oval(0, 28, 36, 26, creamLight, 0.95),
      ) +
      face(mood, nose),
    { rotate: tilt },
  ) +
  neckerchief() +
  held +
  armTo(-1, left) +
  armTo(1, right);
