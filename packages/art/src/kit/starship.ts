/** The Wren, a small spaceship, outside and inside: hull, windows, screens of starlight, what hangs in space. */
import { linearGradient, radialGradient } from './svg.ts';
import { box, cut, disc, line, oval, place, scatter, shape, type Tones } from './shapes.ts';

const white: Tones = { dark: '#98a4cc', base: '#eef1fa', light: '#ffffff' };
const teal: Tones = { dark: '#146a6c', base: '#2aa79c', light: '#8fe6d2' };

const feather = (rotate: number, length: number, tones: Tones): string =>
  `<g transform="translate(-186 -6) rotate(${rotate})">${cut(`M30-22C-40-34-${length - 40}-30-${length} 0C-${length - 40} 22-40 28 30 22Z`, tones.base, shape(`M40 2C-60 6-120 8-${length} 2L-${length} 40L40 40Z`, tones.dark, 0.6) + shape(`M-${length - 46}-40L-${length + 10}-40L-${length + 10} 40L-${length - 60} 40Z`, teal.base) + line(`M20-14C-40-22-100-20-${length - 30}-6`, tones.light, 5, 0.9))}</g>`;

/** The Wren looking to the right, about 560 wide, centred on (0, 0); `pilot` (a bust) sits in her bubble, `legs` stand 150 below the middle. */
export const wren = (pilot = '', { legs = false, ramp = '' } = {}): string =>
  feather(24, 150, white) +
  feather(-2, 176, white) +
  feather(-30, 164, white) +
  (legs
    ? line('M-90 80L-120 146M110 84L136 146', '#5a6490', 12) +
      line('M-92 80L-122 144M108 84L134 144', '#b9c4e4', 5) +
      [-122, 138].map((x) => box(x - 26, 142, 52, 10, '#3f4870', 5)).join('')
    : '') +
  cut(
    'M-214-8C-196-84-60-124 60-120C184-116 268-64 270 8C268 74 180 112 50 112C-80 112-196 74-214-8Z',
    white.base,
    shape('M-230 26C-120 84 120 92 290 8L290 140L-230 140Z', white.dark, 0.55) +
      shape('M-230 8C-120 52 130 62 290-4L290 24C130 92-130 82-230 34Z', teal.base) +
      shape('M-230 24C-120 74 130 82 290 14L290 24C130 92-130 82-230 34Z', teal.dark, 0.8) +
      shape('M-180-50C-110-104-10-116 70-112C0-96-90-80-150-34Z', '#fff', 0.9) +
      line('M-60-108C-70-40-70 40-56 108M96-116C110-60 112 40 100 108', white.dark, 3, 0.6) +
      shape('M238-50C262-28 270-8 270 8C268 40 250 62 232 76C246 30 248-8 238-50Z', '#f2913f', 0.9),
  ) +
  (
    [
      [-6, -16, 25],
      [-78, -12, 21],
      [-138, -10, 16],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        disc(x, y, r + 6, '#66719c') +
        disc(x, y, r, '#ffd27a') +
        shape(
          `M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}A${r * 1.2} ${r * 1.1} 0 0 1 ${x - r} ${y}Z`,
          '#f09c3c',
          0.8,
        ) +
        line(`M${x - r * 0.6} ${y - r * 0.4}A${r * 0.8} ${r * 0.8} 0 0 1 ${x} ${y - r * 0.7}`, '#fff', 4, 0.9),
    )
    .join('') +
  cut(
    'M88-44C84-118 122-150 164-142C212-132 236-86 232-36C200-22 120-22 88-44Z',
    '#7fb4e6',
    shape('M80-20L240-20L240-60C190-40 130-40 80-64Z', '#3a5aa0') +
      shape('M100-60C110-110 130-134 160-140L176-140C140-120 124-90 122-50Z', '#fff', 0.3) +
      (pilot && place(162, -28, 0.6, pilot)),
  ) +
  line('M88-44C84-118 122-150 164-142C212-132 236-86 232-36C200-22 120-22 88-44Z', '#66719c', 7) +
  line('M104-84C112-116 130-130 148-134', '#fff', 6, 0.85) +
  cut(
    'M-30 58C-96 62-176 92-214 140C-110 136 0 112 66 70Z',
    white.base,
    shape('M-214 150C-110 110 0 90 80 66L80 160L-214 160Z', white.dark, 0.7) +
      shape('M-230 150L-150 60L-120 100L-160 150Z', teal.base) +
      line('M-24 62C-90 70-160 98-200 132', '#fff', 5, 0.8),
  ) +
  ramp;

/** Gradients of the two stars: `blue`, `ember`, each a face and a halo (`…Glow`). */
export const starDefs =
  radialGradient('blue', [
    [0, '#ffffff'],
    [0.6, '#eaf6ff'],
    [1, '#9fd0ff'],
  ]) +
  radialGradient('blueGlow', [
    [0, '#ffffff', 0.95],
    [0.14, '#d5ecff', 0.75],
    [0.4, '#7fb4ff', 0.26],
    [1, '#5a8cff', 0],
  ]) +
  radialGradient(
    'ember',
    [
      [0, '#ffb070'],
      [0.55, '#f2643a'],
      [1, '#b52a30'],
    ],
    { cx: 0.42, cy: 0.42, r: 0.6 },
  ) +
  radialGradient('emberGlow', [
    [0, '#ff8a4a', 0.7],
    [0.42, '#f0503a', 0.4],
    [0.7, '#b52a50', 0.14],
    [1, '#b52a50', 0],
  ]);

/** The blue-white star: small and dazzling. */
export const blueStar = (x: number, y: number, r: number): string =>
  disc(x, y, r * 7, 'url(#blueGlow)') +
  `<path transform="translate(${x} ${y}) scale(${(r / 12).toFixed(2)})" d="M0-64C2.4-8 8-2.4 64 0C8 2.4 2.4 8 0 64C-2.4 8-8 2.4-64 0C-8-2.4-2.4-8 0-64Z" fill="#fff" opacity=".85"/>` +
  disc(x, y, r, 'url(#blue)');

/** The red star: large and deep, with darker spots and an edge of fire. */
export const emberStar = (x: number, y: number, r: number): string =>
  disc(x, y, r * 2.3, 'url(#emberGlow)') +
  cut(
    `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`,
    'url(#ember)',
    [
      [-0.3, -0.2, 0.34, 0.1],
      [0.35, 0.2, 0.4, 0.12],
      [-0.2, 0.5, 0.36, 0.1],
      [0.3, -0.5, 0.28, 0.09],
    ]
      .map(([dx, dy, rx, ry]) => oval(x + r * dx!, y + r * dy!, r * rx!, r * ry!, '#a5202c', 0.3))
      .join('') + oval(x - r * 0.4, y - r * 0.5, r * 0.34, r * 0.2, '#ffd0a0', 0.4),
  );

/** Small stars in a box. */
export const starField = (
  count: number,
  seed: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): string =>
  scatter(count, seed, (next, i) => {
    const [x, y] = [left + next() * (right - left), top + next() * (bottom - top)];
    return i % 19
      ? disc(x, y, 0.7 + next() * 1.7, '#fff', 0.35 + next() * 0.6)
      : `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(0.5 + next() * 0.5).toFixed(2)})" d="M0-14C1.8-3 3-1.8 14 0C3 1.8 1.8 3 0 14C-1.8 3-3 1.8-14 0C-3-1.8-1.8-3 0-14Z" fill="#fff" opacity=".9"/>`;
  });

/** A ball of a world around (0, 0), lit from the left; `bands` are clouds drawn over it. */
const ball = (r: number, { dark, base, light }: Tones, bands: string): string =>
  cut(
    `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
    base,
    bands +
      shape(
        `M${r * 0.24} ${-r * 1.1}C${r * 0.8} ${-r * 0.5} ${r * 0.8} ${r * 0.5} ${r * 0.1} ${r * 1.1}L${r * 1.2} ${r * 1.2}L${r * 1.2} ${-r * 1.2}Z`,
        dark,
        0.62,
      ) +
      shape(
        `M${-r * 0.2} ${-r * 1.1}C${-r * 0.9} ${-r * 0.7} ${-r} ${r * 0.2} ${-r * 0.7} ${r * 0.8}L${-r * 1.2} ${r}L${-r * 1.2} ${-r * 1.2}Z`,
        light,
        0.45,
      ),
  );

/** The bluish, cloudy moon. */
export const bluishMoon = (r: number): string =>
  disc(0, 0, r * 1.1, '#9fd8ff', 0.22) +
  ball(
    r,
    { dark: '#1d2f78', base: '#5f9fdc', light: '#d5f0ff' },
    [
      [-0.3, -0.4, 0.6, 0.12],
      [0.3, -0.1, 0.5, 0.1],
      [-0.4, 0.2, 0.5, 0.13],
      [0.1, 0.5, 0.6, 0.12],
    ]
      .map(([x, y, rx, ry]) => oval(r * x!, r * y!, r * rx!, r * ry!, '#eaf8ff', 0.75))
      .join(''),
  );

/** The white planet of salt. */
export const saltPlanet = (r: number): string =>
  ball(
    r,
    { dark: '#5a4a78', base: '#efe6da', light: '#ffffff' },
    [
      [-0.2, -0.5, 0.7, 0.1],
      [0.2, 0, 0.8, 0.08],
      [-0.1, 0.42, 0.6, 0.1],
    ]
      .map(([x, y, rx, ry]) => oval(r * x!, r * y!, r * rx!, r * ry!, '#cdb9b0', 0.6))
      .join(''),
  );

/** A round window of radius `r` around (0, 0) in a bolted ring; `view` is cut to its glass. */
export const roundWindow = (
  r: number,
  view: string,
  ring: Tones = { dark: '#3c3a74', base: '#8f93c4', light: '#dfe4fa' },
): string =>
  disc(4, 8, r + 26, '#0a0826', 0.35) +
  disc(0, 0, r + 24, ring.dark) +
  disc(-2, -3, r + 21, ring.base) +
  line(`M${-r * 0.86} ${-r * 0.74}A${r * 1.13} ${r * 1.13} 0 0 1 ${r * 0.2} ${-r * 1.11}`, ring.light, 7, 0.85) +
  disc(0, 0, r + 6, ring.dark) +
  cut(
    `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
    '#15123f',
    view + shape(`M${-r} ${-r}L${-r * 0.1} ${-r}L${-r * 0.7} ${r}L${-r} ${r}Z`, '#fff', 0.08),
  ) +
  [20, 70, 110, 160, 200, 250, 290, 340]
    .map((a) => {
      const k = (a * Math.PI) / 180;
      return (
        disc(Math.cos(k) * (r + 14), Math.sin(k) * (r + 14), 4.5, ring.dark) +
        disc(Math.cos(k) * (r + 14) - 1, Math.sin(k) * (r + 14) - 1.4, 2.6, ring.light)
      );
    })
    .join('');

/** The colours of a spectrum from violet to red, for `spectrum`. */
export const rainbow = linearGradient(
  'rainbow',
  [
    [0, '#6a2fc4'],
    [0.18, '#3a52e6'],
    [0.36, '#22b4d8'],
    [0.5, '#35c46a'],
    [0.66, '#f4dc3c'],
    [0.82, '#f78a2a'],
    [1, '#d9293a'],
  ],
  [0, 0, 1, 0],
);

/** A band of colours `width` by `height` from (0, 0) on, with dark gaps at parts of its width; `strength` is how bright it is. */
export const spectrum = (width: number, height: number, gaps: readonly number[], strength = 1): string =>
  box(-8, -8, width + 16, height + 16, '#1a1640', 10) +
  box(0, 0, width, height, 'url(#rainbow)', 4, strength) +
  box(0, 0, width, height * 0.22, '#fff', 4, 0.3 * strength) +
  gaps.map((t) => box(width * t - 5, 0, 10, height, '#150f30')).join('');

/** A stopwatch of radius `r` around (0, 0): its hand and a bright arc stand at `seconds` of sixty. */
export function stopwatch(r: number, seconds: number): string {
  const at = (k: number, s: number): string =>
    `${(Math.sin((s / 30) * Math.PI) * r * k).toFixed(1)} ${(-Math.cos((s / 30) * Math.PI) * r * k).toFixed(1)}`;
  return (
    box(-r * 0.14, -r * 1.5, r * 0.28, r * 0.4, '#a8722c', 4) +
    box(-r * 0.24, -r * 1.62, r * 0.48, r * 0.22, '#ffd98a', 6) +
    `<g transform="rotate(40)">${box(-r * 0.09, -r * 1.34, r * 0.18, r * 0.24, '#a8722c', 4)}</g>` +
    disc(4, 7, r * 1.18, '#0a0826', 0.35) +
    disc(0, 0, r * 1.18, '#a8722c') +
    disc(-2, -3, r * 1.13, '#ffcf70') +
    disc(0, 0, r, '#7d5220') +
    disc(0, 0, r * 0.96, '#fff8e6') +
    shape(`M0 0L${at(0.8, 0)}A${r * 0.8} ${r * 0.8} 0 0 1 ${at(0.8, seconds)}Z`, '#e2502f') +
    line(Array.from({ length: 60 }, (_, i) => (i % 5 ? `M${at(0.88, i)}L${at(0.92, i)}` : '')).join(''), '#8a7a68', 2) +
    line(Array.from({ length: 12 }, (_, i) => `M${at(0.82, i * 5)}L${at(0.92, i * 5)}`).join(''), '#3a3050', 4.5) +
    line(`M${at(-0.16, seconds)}L${at(0.84, seconds)}`, '#3a3050', 5.5) +
    disc(0, 0, r * 0.07, '#3a3050') +
    line(
      `M${(-r * 0.7).toFixed(1)} ${(-r * 0.34).toFixed(1)}A${r * 0.8} ${r * 0.8} 0 0 1 ${(-r * 0.24).toFixed(1)} ${(-r * 0.74).toFixed(1)}`,
      '#fff',
      7,
      0.8,
    )
  );
}
