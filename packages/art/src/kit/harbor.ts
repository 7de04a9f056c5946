/** A small harbour: houses, chapel, weather station, boats with paper lanterns, a siren. Each stands on (0, 0). */
import { again, box, cut, disc, line, oval, place, scallop, shape, type Tones } from './shapes.ts';

/** Walls and roofs of the harbour quarter. */
export const houseColors: readonly (readonly [wall: Tones, roof: Tones])[] = [
  [
    { dark: '#b0503f', base: '#dd7257', light: '#ffa486' },
    { dark: '#4a3a4c', base: '#6c5668', light: '#a08a98' },
  ],
  [
    { dark: '#3f7f88', base: '#5fa9ab', light: '#a5dcd2' },
    { dark: '#7a3d34', base: '#b0604c', light: '#e09a7a' },
  ],
  [
    { dark: '#c98f3c', base: '#f0bd62', light: '#ffe3a4' },
    { dark: '#3d4a68', base: '#5d6d90', light: '#96a6c4' },
  ],
  [
    { dark: '#7d8fa8', base: '#c4d2dd', light: '#f4f9fa' },
    { dark: '#7a3d34', base: '#b0604c', light: '#e09a7a' },
  ],
  [
    { dark: '#9c4f6c', base: '#cf7f98', light: '#f4b4bf' },
    { dark: '#4a3a4c', base: '#6c5668', light: '#a08a98' },
  ],
  [
    { dark: '#4f7a58', base: '#7fae7c', light: '#bfdfa6' },
    { dark: '#7a3d34', base: '#a85a48', light: '#e09a7a' },
  ],
];

/** A low house, `width` by 120 to the eaves, with its ridge along the front; `glass` lights the windows. */
export const lowHouse = (
  width: number,
  [wall, roof]: readonly [Tones, Tones],
  glass: string,
  door = '#5a3c34',
): string => {
  const w = width / 2;
  const pane = (x: number, y: number): string =>
    box(x - 15, y - 2, 30, 40, roof.dark, 3) +
    box(x - 12, y + 1, 24, 34, glass, 2) +
    line(`M${x} ${y + 1}L${x} ${y + 35}M${x - 12} ${y + 17}L${x + 12} ${y + 17}`, roof.dark, 2.5);
  return (
    cut(
      `M${-w} 0L${-w}-124L${w}-124L${w} 0Z`,
      wall.base,
      shape(`M${w * 0.4}-130L${w + 4}-130L${w + 4} 4L${w * 0.4} 4Z`, wall.dark, 0.5) +
        shape(`M${-w}-130L${-w + 12}-130L${-w + 10} 4L${-w} 4Z`, wall.light, 0.9) +
        box(-w, -126, width, 12, wall.dark, 0, 0.6),
    ) +
    box(w * 0.36, -214, 20, 50, roof.dark, 3) +
    cut(
      `M${-w - 12}-118L${-w + 18}-188L${w - 18}-188L${w + 12}-118Z`,
      roof.base,
      shape(`M${w * 0.3}-194L${w + 20}-194L${w + 20}-110L${w * 0.3}-110Z`, roof.dark, 0.55) +
        shape(`M${-w - 20}-114L${-w + 14}-190L${-w + 44}-190L${-w + 10}-114Z`, roof.light, 0.5) +
        line(`M${-w}-140L${w}-140M${-w}-162L${w}-162`, roof.dark, 3, 0.4),
    ) +
    pane(-w * 0.52, -92) +
    pane(w * 0.56, -92) +
    cut('M-16 0L-16-56C-16-72 16-72 16-56L16 0Z', door, shape('M3-80L30-80L30 4L3 4Z', '#2e1c1c', 0.6)) +
    disc(9, -30, 2.6, '#ffd98a')
  );
};

/** A row of low houses from x = `from`, each 150 to 190 wide, their feet on y = 0. */
export const houseRow = (from: number, count: number, glass: readonly string[], start = 0): string => {
  let x = from;
  return Array.from({ length: count }, (_, i) => {
    const width = 150 + (((i + start) * 37) % 42);
    x += width / 2;
    const drawn = place(
      x,
      0,
      1,
      lowHouse(width, houseColors[(i + start) % houseColors.length]!, glass[(i + start) % glass.length]!),
    );
    x += width / 2 - 2;
    return drawn;
  }).join('');
};

/** The front of a white chapel, 400 wide and 560 high; its doorway, 170 wide and 270 high, shows `within` (standing on (0, 0)). */
export const chapelFront = (wall: Tones, roof: Tones, within: string): string =>
  oval(0, 6, 250, 18, '#06121f', 0.25) +
  cut(
    'M-200 6L-200-330L-60-440L-60-520L0-568L60-520L60-440L200-330L200 6Z',
    wall.base,
    shape('M70-540L240-540L240 20L110 20L110-300Z', wall.dark, 0.4) +
      shape('M-210-330L-180-350L-176 10L-210 10Z', wall.light, 0.9),
  ) +
  shape('M-76-512L0-576L76-512L60-506L0-552L-60-506Z', roof.base) +
  shape('M0-576L76-512L60-506L0-552Z', roof.dark, 0.7) +
  cut(
    'M-28-446L-28-480C-28-506 28-506 28-480L28-446Z',
    '#3d4a60',
    shape('M-18-446C-18-474 18-474 18-446L24-442L-24-442Z', '#e0a93c') + disc(0, -442, 6, '#8d6420'),
  ) +
  shape('M-222-312L-60-440L-60-416L-214-296ZM222-312L60-440L60-416L214-296Z', roof.base) +
  shape('M222-312L60-440L60-416L214-296Z', roof.dark, 0.7) +
  disc(0, -352, 38, wall.dark) +
  disc(0, -352, 31, '#5f86a8') +
  line('M0-383L0-321M-31-352L31-352M-22-374L22-330M22-374L-22-330', wall.base, 4) +
  shape('M-104 6L-104-206C-104-316 104-316 104-206L104 6Z', wall.dark) +
  cut('M-86 6L-86-200C-86-296 86-296 86-200L86 6Z', '#3a3040', within) +
  box(-124, 0, 248, 16, '#c9c2bc', 4) +
  box(-124, 0, 248, 5, '#f4f0ea', 3);

/** A weather station: a white house with a round roof, about 260 wide and 150 high; `glass` lights its windows. */
export const stationHouse = (wall: Tones, glass: string): string =>
  oval(0, 4, 150, 12, '#06121f', 0.25) +
  cut(
    'M-60-110C-60-170 60-170 60-110Z',
    '#e9eef4',
    shape('M10-180C44-150 44-120 40-100L80-100L80-180Z', '#8fa0ba', 0.7) +
      line('M-60-118L60-118M-30-150L-34-110M0-158L0-110M30-150L34-110', '#8fa0ba', 3, 0.6),
  ) +
  cut(
    'M-130 2L-130-106L130-106L130 2Z',
    wall.base,
    shape('M50-112L140-112L140 10L50 10Z', wall.dark, 0.5) +
      shape('M-134-112L-116-112L-116 10L-134 10Z', wall.light, 0.9),
  ) +
  box(-140, -116, 280, 14, wall.light, 4) +
  box(-140, -108, 280, 6, wall.dark, 3) +
  [-86, 40, 90].map((x) => box(x - 20, -84, 40, 42, wall.dark, 4) + box(x - 16, -80, 32, 34, glass, 3)).join('') +
  box(-46, -76, 42, 78, '#2f6a78', 4) +
  box(-46, -76, 14, 78, '#5fa3a2', 4);

/** A mast 360 high with a spar; lanterns may be hung along it with `paperLantern`. */
export const mast = ({ dark, base, light }: Tones): string =>
  line('M0 0L0-352M-46 0L0-130M46 0L0-130', dark, 10) +
  line('M-2 0L-2-350', base, 6) +
  line('M-4 0L-4-348', light, 2) +
  line('M-44-318L44-318', dark, 7) +
  disc(-44, -318, 10, '#e5674f') +
  disc(44, -318, 10, '#a5403c') +
  shape('M0-352L34-366L0-380Z', '#e5674f');

/** A round paper lantern hanging from (0, 0), 70 high; `glowId` names a glow when it burns. */
export const paperLantern = ({ dark, base, light }: Tones, glowId = ''): string =>
  (glowId ? disc(0, 38, 110, `url(#${glowId})`) : '') +
  line('M0 0L0 10', '#3a2f3c', 3) +
  cut(
    'M-30 38C-30 14-14 8 0 8C14 8 30 14 30 38C30 62 14 68 0 68C-14 68-30 62-30 38Z',
    base,
    (glowId
      ? oval(0, 40, 18, 22, light, 0.9)
      : shape('M6 0C30 20 24 56 4 74L40 74L40 0Z', dark, 0.6) + oval(-13, 30, 6, 12, light, 0.5)) +
      line('M-30 24Q0 32 30 24M-32 38Q0 46 32 38M-30 52Q0 60 30 52', dark, 2.4, 0.6),
  ) +
  box(-13, 4, 26, 7, '#4a3a42', 3) +
  box(-13, 65, 26, 7, '#4a3a42', 3);

/** A small boat with a paper lantern on a pole, about 120 wide, on the water at (0, 0). */
export const lanternBoat = (hull: Tones, lantern: Tones, glowId = ''): string =>
  line('M14-20L14-104C14-116 34-116 34-104', '#4a3a42', 4) +
  place(34, -106, 0.74, paperLantern(lantern, glowId)) +
  cut(
    'M-62-26C-30-18 30-18 66-28C60-2 42 10 8 10L-22 10C-46 10-58-4-62-26Z',
    hull.base,
    shape('M-70 0C-20 8 40 6 80-6L80 20L-70 20Z', hull.dark, 0.6) +
      shape('M-66-28C-30-18 30-18 70-30L70-22C30-10-30-10-64-20Z', hull.light, 0.9),
  ) +
  line('M-61-26C-30-18 30-18 65-28', hull.dark, 3);

const ray = (degrees: number, r: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${Math.round(10 + Math.cos(a) * r)} ${Math.round(-240 + Math.sin(a) * r)}`;
};
const cobweb = line(
  [4, 26, 48, 70, 90].map((a) => `M${ray(a, 0)}L${ray(a, 92)}`).join('') +
    [30, 54, 78]
      .map((r) => `M${ray(4, r)}` + [26, 48, 70, 90].map((a) => `Q${ray(a - 11, r * 0.86)} ${ray(a, r)}`).join(''))
      .join(''),
  '#eef6ff',
  2.2,
  0.85,
);

/** A siren on a post 300 high: a horn each way; `glow` names its light, `web` spins a cobweb on it. */
export const siren = ({ dark, base, light }: Tones, glowId = '', web = false): string =>
  line('M0 4L0-250', dark, 16) +
  line('M-3 4L-3-250', base, 9) +
  line('M-6 4L-6-250', light, 2.5) +
  [-1, 1]
    .map(
      (side) =>
        cut(
          `M${side * 12}-268L${side * 60}-300L${side * 74}-300L${side * 74}-214L${side * 60}-214L${side * 12}-246Z`,
          side < 0 ? base : dark,
          shape(`M${side * 10}-256L${side * 80}-256L${side * 80}-210L${side * 10}-210Z`, dark, 0.5),
        ) +
        oval(side * 74, -257, 10, 44, side < 0 ? light : base) +
        oval(side * 75, -257, 6, 34, '#1d1a2a', 0.8),
    )
    .join('') +
  (glowId ? disc(0, -300, 240, `url(#${glowId})`) : '') +
  cut(
    'M-24-280C-24-326 24-326 24-280Z',
    glowId ? '#ffb52e' : base,
    shape('M4-330L40-330L40-270L6-270Z', glowId ? '#d9741c' : dark, 0.6) +
      oval(-9, -298, 5, 10, '#fff', glowId ? 0.9 : 0.35),
  ) +
  box(-32, -284, 64, 16, dark, 5) +
  (web ? cobweb : '');

/** A storm far away: a heap of dark cloud drifting to the right, about 520 wide and 300 high, its foot on (0, 0); `bolt` colours its last lightning. */
export const stormTower = ({ dark, base, light }: Tones, bolt = ''): string =>
  cut(
    'M-60-262C0-296 90-288 140-276C200-284 270-272 330-252C250-244 200-236 150-206C110-196 20-200-60-262Z',
    base,
    shape('M120-300L340-300L340-200L140-200Z', dark, 0.3) +
      shape('M-70-262C0-296 90-284 140-274C80-270 20-262-20-246Z', light, 0.5),
  ) +
  (
    [
      [60, -190, 110, 66, 11, 4],
      [-40, -214, 96, 62, 10, 7],
      [96, -104, 134, 74, 12, 3],
      [-84, -120, 120, 76, 11, 9],
      [10, -70, 150, 66, 12, 5],
      [-150, -40, 92, 44, 9, 2],
      [170, -36, 110, 42, 9, 6],
    ] as const
  )
    .map(([x, y, rx, ry, bumps, seed]) =>
      cut(scallop(x, y, rx, ry, bumps, seed, 0.2), base, again(-26, -30, light, 0.3) + again(30, 36, dark, 0.5)),
    )
    .join('') +
  shape('M-240-6C-180-34 190-34 270-6L270 0L-240 0Z', dark, 0.75) +
  (bolt ? shape('M16-64L-20-12L0-16L-22 40L36-28L12-26L38-64Z', bolt) : '');
