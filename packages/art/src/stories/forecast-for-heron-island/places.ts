/** The island in every light of the story: from late gold to violet, night and rose. */
import { linearGradient, type Stop } from '../../kit/svg.ts';
import { box, cut, define, disc, line, oval, place, scatter, shape, use, type Tones } from '../../kit/shapes.ts';
import { cloud, glow, mist, moon, skyAround, stars, streak, sun, vignette, wash } from '../../kit/sky.ts';
import { hills, ripples } from '../../kit/land.ts';
import { tuft } from '../../kit/plants.ts';
import { houseRow, lanternBoat, mast, stationHouse } from '../../kit/harbor.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { daylights, type Daylight } from '../outdoors.ts';
import { storySize } from '../catalogue.ts';

const { width: W, height: H } = storySize;

/** A time of day at the sea: `sea` goes from the horizon to the eye, `glass` are two ways a window may look, `stone` is the quay. */
export type Shore = Daylight & {
  readonly sea: readonly Stop[];
  readonly glass: readonly [string, string];
  readonly stone: Tones;
  readonly wood: Tones;
  readonly glint: string;
};

const wood: Tones = { dark: '#4f3a38', base: '#866552', light: '#c29a78' };

export const shores = {
  gold: {
    ...daylights.golden,
    sky: [
      [0, '#fff6d2'],
      [0.25, '#ffe0a0'],
      [0.5, '#f2bf90'],
      [0.78, '#a9a6b8'],
      [1, '#6a7f9c'],
    ],
    light: { x: 300, y: 190, r: 50, color: '#fff6cc', glow: '#ffe08a' },
    streak: '#ffe3b4',
    sea: [
      [0, '#f3d6a4'],
      [0.3, '#8fb5a8'],
      [1, '#2d6472'],
    ],
    land: ['#9aa394', '#7f9a84', '#5f8a74'],
    floor: ['#8fa468', '#33604f'],
    glass: ['#ffd98a', '#8fb0b8'],
    stone: { dark: '#8c7f74', base: '#c4b39c', light: '#f2e2c2' },
    wood,
    glint: '#fff0b8',
    corner: '#2a1c38',
  },
  dusk: {
    ...daylights.dusk,
    sky: [
      [0, '#f6c9b4'],
      [0.25, '#b998bc'],
      [0.55, '#6a6aa8'],
      [0.85, '#343f78'],
      [1, '#232c5c'],
    ],
    light: { x: 300, y: 330, r: 40, color: '#ffe2c4', glow: '#f2b49a' },
    sea: [
      [0, '#c9a6bc'],
      [0.3, '#5f78a0'],
      [1, '#1c3358'],
    ],
    land: ['#66709c', '#48608a', '#33547a'],
    floor: ['#3f6a78', '#142c48'],
    glass: ['#ffcf7a', '#4f6488'],
    stone: { dark: '#3f4668', base: '#66708f', light: '#a6a8c0' },
    wood: { dark: '#2c2638', base: '#554a5c', light: '#94808c' },
    glint: '#ffd9c4',
  },
  night: {
    ...daylights.night,
    sky: [
      [0, '#5a6cae'],
      [0.25, '#39508c'],
      [0.6, '#1f2f64'],
      [1, '#101a40'],
    ],
    light: { x: 250, y: 110, r: 42, color: '#fff3cf', glow: '#aebcf0', moon: true },
    sea: [
      [0, '#3f5c94'],
      [0.3, '#22406e'],
      [1, '#0c1c3c'],
    ],
    land: ['#2c4474', '#223a66', '#1a3254'],
    floor: ['#254c58', '#0c2034'],
    glass: ['#ffc866', '#2c3f68'],
    stone: { dark: '#28304f', base: '#434e70', light: '#7a86a8' },
    wood: { dark: '#1d1a30', base: '#3c3750', light: '#746c88' },
    glint: '#a9bdf4',
  },
  dawn: {
    ...daylights.dawn,
    sky: [
      [0, '#fff3dc'],
      [0.25, '#ffdcd0'],
      [0.5, '#f4bcc4'],
      [0.8, '#b3a4c8'],
      [1, '#8490bc'],
    ],
    light: { x: 380, y: 300, r: 44, color: '#fff3dc', glow: '#ffdcc0' },
    streak: '#fff0e6',
    sea: [
      [0, '#ffdcd2'],
      [0.3, '#c9b4cc'],
      [0.65, '#8fa6c0'],
      [1, '#5f84a0'],
    ],
    land: ['#b3a6c0', '#93a0b8', '#7498a4'],
    floor: ['#8fb0a0', '#4a6a78'],
    glass: ['#ffe3b4', '#8f9cb8'],
    stone: { dark: '#8a7f98', base: '#bfb0bc', light: '#f3e0dc' },
    wood: { dark: '#5c4a58', base: '#937a80', light: '#d0b4ac' },
    glint: '#fff3ea',
    corner: '#3a2a54',
  },
  noon: {
    ...daylights.morning,
    light: { x: 300, y: 96, r: 44, color: '#fffbe0', glow: '#fff6bf' },
    sea: [
      [0, '#c9f0ec'],
      [0.3, '#6cc4cc'],
      [1, '#2487a8'],
    ],
    glass: ['#eaf7fa', '#a5cfdc'],
    stone: { dark: '#a9a49c', base: '#dcd6c8', light: '#fffaf0' },
    wood,
    glint: '#ffffff',
    corner: '#083a5c',
  },
  ghost: {
    ...daylights.night,
    sky: [
      [0, '#cfe6f8'],
      [0.3, '#8fb8dc'],
      [0.65, '#4f7cb0'],
      [1, '#2c4f88'],
    ],
    light: { x: 300, y: 120, r: 0, color: '#e9f6ff', glow: '#d5ecff' },
    streak: '#b9d9f0',
    stars: 0,
    sea: [
      [0, '#9cc4e4'],
      [0.35, '#5286ba'],
      [1, '#234a84'],
    ],
    land: ['#7aa4cc', '#5f8cbc', '#4a78aa'],
    floor: ['#5686b4', '#274e84'],
    glass: ['#2c5288', '#2c5288'],
    stone: { dark: '#34609a', base: '#5c8cc0', light: '#a9d0ec' },
    wood: { dark: '#2c5288', base: '#4f80b4', light: '#94c0e2' },
    mist: '#d5ecff',
    rim: '#dff1ff',
    glint: '#e9f6ff',
    corner: '#16305f',
  },
} as const satisfies Record<string, Shore>;

/** Sky, light, weather, the open sea from height `horizon` down with the light's path on it. */
export function openSea(day: Shore, horizon = 360, { clouds = true, far = '' } = {}): Drawing {
  const { light } = day;
  const [streakTone, cloudTone] = ['streak' in day ? day.streak : undefined, 'cloud' in day ? day.cloud : undefined];
  return {
    defs:
      skyAround('sky', light.x / W, light.y / H, 0.9, day.sky) +
      glow('glow', light.glow, 0.95) +
      linearGradient('sea', day.sea) +
      linearGradient('mist', [
        [0, day.mist, 0],
        [0.5, day.mist, 0.6],
        [1, day.mist, 0],
      ]) +
      vignette('corner', day.corner, 0.5) +
      (streakTone ? define('streak', streak(streakTone)) : '') +
      (cloudTone ? define('cloud', cloud(4, cloudTone)) : ''),
    body:
      wash(W, H, 'url(#sky)') +
      (day.stars ? stars(W, horizon, day.stars, 6) : '') +
      (light.r
        ? light.moon
          ? moon(light.x, light.y, light.r, 'glow')
          : sun(light.x, light.y, light.r, 'glow', light.color)
        : disc(light.x, light.y, 300, 'url(#glow)', 0.6)) +
      (clouds
        ? (streakTone
            ? use('streak', 620, 120, 0.9, { opacity: 0.5 }) +
              use('streak', 1080, 210, 0.7, { flip: true, opacity: 0.45 }) +
              use('streak', 160, 260, 0.6, { opacity: 0.4 })
            : '') + (cloudTone ? use('cloud', 620, 150, 0.7) + use('cloud', 1060, 190, 0.8, { flip: true }) : '')
        : '') +
      far +
      shape(`M-140 ${horizon}L1420 ${horizon}L1420 800L-140 800Z`, 'url(#sea)') +
      line(`M-140 ${horizon}L1420 ${horizon}`, day.glint, 3, 0.6) +
      mist(W, horizon - 60, 110, 'url(#mist)', 0.7) +
      shape(
        `M${light.x - 26} ${horizon}L${light.x + 26} ${horizon}L${light.x + 150} 760L${light.x - 170} 760Z`,
        day.glint,
        0.16,
      ) +
      ripples(46, 7, [-20, horizon + 14, 1260, 700], day.glint, 0.5) +
      scatter(12, 9, (next) => {
        const t = next();
        return oval(
          light.x + (next() - 0.5) * (40 + t * 190),
          horizon + 8 + t * 200,
          14 + t * 26,
          1.6 + t * 2.6,
          day.glint,
          0.75,
        );
      }),
  };
}

/** A headland with the houses of the harbour quarter at the water, on height `y`, and the station on the hill; `count` houses from x = `from`. */
export const harborQuarter = (
  day: Shore,
  y: number,
  { from = 640, count = 6, scale = 0.62, station = true, dark = false } = {},
): Drawing => {
  const glass = dark ? [day.glass[1], day.glass[1]] : [day.glass[0], day.glass[1], day.glass[0]];
  const far = from + count * 172 * scale;
  return {
    defs:
      linearGradient('head0', [
        [0, day.land[1]],
        [1, day.land[2]],
      ]) +
      linearGradient('head1', [
        [0, day.land[2]],
        [1, day.floor[1]],
      ]),
    body:
      shape(
        `M${from - 150} ${y - 6}C${from - 40} ${y - 60} ${from + 60} ${y - 170} ${from + 240} ${y - 190}C${from + 420} ${y - 214} ${from + 560} ${y - 130} ${far + 500} ${y - 150}L1460 ${y - 6}Z`,
        'url(#head0)',
      ) +
      line(
        `M${from - 150} ${y - 6}C${from - 40} ${y - 60} ${from + 60} ${y - 170} ${from + 240} ${y - 190}C${from + 420} ${y - 214} ${from + 560} ${y - 130} ${far + 500} ${y - 150}`,
        day.rim,
        4,
        0.5,
      ) +
      (station
        ? place(
            from + 250,
            y - 186,
            0.5,
            stationHouse({ dark: day.stone.base, base: '#f3f1ee', light: '#ffffff' }, glass[0]!),
          ) + place(from + 346, y - 190, 0.42, mast({ dark: day.stone.dark, base: day.stone.light, light: '#ffffff' }))
        : '') +
      shape(
        `M${from - 60} ${y - 4}C${from + 100} ${y - 90} ${from + 300} ${y - 110} ${far} ${y - 80}L1460 ${y - 70}L1460 ${y - 4}Z`,
        'url(#head1)',
        0.9,
      ) +
      place(from, y, scale, houseRow(0, count, glass)) +
      box(from - 20, y - 3, far + 40 - from, 16, day.stone.base, 3) +
      box(from - 20, y - 3, far + 40 - from, 5, day.stone.light, 2) +
      `<g transform="translate(0 ${2 * y + 14}) scale(1 -1)" opacity=".22">${place(
        from,
        y,
        scale,
        scatter(count, 3, (_, i) =>
          box(i * 172, -124, 166, 124, ['#dd7257', '#5fa9ab', '#f0bd62', '#c4d2dd', '#cf7f98', '#7fae7c'][i % 6]!),
        ),
      )}</g>` +
      (dark
        ? ''
        : scatter(count, 5, (next, i) =>
            oval(from + (i + 0.3) * 172 * scale, y + 40 + next() * 14, 9, 16, day.glass[0], 0.35),
          )),
  };
};

/** The stone of a quay in the foreground from height `y` down. */
export const quay = (day: Shore, y: number): Drawing => ({
  defs: linearGradient('quay', [
    [0, day.stone.light],
    [0.12, day.stone.base],
    [1, day.stone.dark],
  ]),
  body:
    shape(`M-140 ${y}L1420 ${y}L1420 800L-140 800Z`, 'url(#quay)') +
    box(-140, y, W + 280, 10, day.stone.light, 0, 0.8) +
    line(
      [0, 1, 2]
        .map((k) => {
          const top = y + 34 + k * 46;
          return `M-140 ${top}L1420 ${top}`;
        })
        .join('') +
        Array.from({ length: 22 }, (_, i) => {
          const k = i % 3;
          const x = -60 + i * 64;
          return `M${x} ${y + 34 + k * 46}L${x - 12 + (x - 640) * 0.05} ${y + 80 + k * 46}`;
        }).join(''),
      day.stone.dark,
      3,
      0.35,
    ),
});

/** A grassy hill in the foreground whose top lies at height `y`. */
export const hillTop = (day: Shore, y: number, seed = 4): Drawing => ({
  defs:
    linearGradient('hill', [
      [0, day.floor[0]],
      [1, day.floor[1]],
    ]) + define('tuft', tuft(day.grass)),
  body:
    hills(W, H + 60, y, 14, 4, seed, 'url(#hill)', { rim: day.rim, rimOpacity: 0.6, drop: 0.12 }) +
    scatter(24, seed + 2, (next) => {
      const [x, t] = [next() * W, next()];
      return Math.abs(x - 640) < 300 && t > 0.4 ? '' : use('tuft', x, y + 34 + t * (H - y - 40), 0.4 + t * 0.4);
    }),
});

/** A room: a wall with its light from the left, boards below, a floor from height `y`. */
export const room = (wall: Tones, floor: Tones, y = 560, lightId = ''): Drawing => ({
  defs:
    linearGradient(
      'wall',
      [
        [0, wall.light],
        [0.45, wall.base],
        [1, wall.dark],
      ],
      [0, 0, 1, 0.3],
    ) +
    linearGradient('floor', [
      [0, floor.light],
      [0.2, floor.base],
      [1, floor.dark],
    ]) +
    vignette('corner', '#120c24', 0.5),
  body:
    wash(W, H, 'url(#wall)') +
    line(
      Array.from({ length: 12 }, (_, i) => `M${-10 + i * 118} -40L${-10 + i * 118} ${y - 90}`).join(''),
      wall.dark,
      3,
      0.28,
    ) +
    box(-140, y - 96, W + 280, 96, wall.dark, 0, 0.35) +
    box(-140, y - 102, W + 280, 12, wall.light, 0, 0.6) +
    shape(`M-140 ${y}L1420 ${y}L1420 800L-140 800Z`, 'url(#floor)') +
    line(
      [-700, -340, -120, 60, 240, 480, 840].map((k) => `M${640 + k * 0.7} ${y}L${640 + k * 2} 800`).join(''),
      floor.dark,
      3,
      0.4,
    ) +
    box(-140, y - 8, W + 280, 12, wall.dark) +
    (lightId ? disc(640, 300, 620, `url(#${lightId})`) : ''),
});

/** What a window shows: sky, sea and some houses, drawn around (0, 0) for a glass of `width` by `height`. */
export const seaView = (day: Shore, width: number, height: number, houses = true): string =>
  box(-width / 2, -height / 2, width, height, day.sky[2]![1]) +
  oval(-width * 0.2, -height * 0.2, width * 0.6, height * 0.4, day.sky[1]![1], 0.7) +
  (day.stars
    ? scatter(18, 4, (next) =>
        disc((next() - 0.5) * width, -height / 2 + next() * height * 0.5, 1 + next() * 1.6, '#fff', 0.8),
      )
    : '') +
  box(-width / 2, height * 0.14, width, height * 0.4, day.sea[1]![1]) +
  box(-width / 2, height * 0.14, width, 4, day.glint, 0, 0.6) +
  ripples(8, 4, [-width / 2, height * 0.2, width / 2 - 40, height * 0.46], day.glint, 0.6) +
  (houses
    ? shape(
        `M0 ${height * 0.16}C${width * 0.1} ${-height * 0.1} ${width * 0.3} ${-height * 0.16} ${width * 0.52} ${-height * 0.1}L${width * 0.52} ${height * 0.16}Z`,
        day.land[1],
      ) + place(width * 0.08, height * 0.18, 0.3, houseRow(0, 4, day.glass))
    : '');

/** Ropes, posts and grass at the edges: the foreground of every scene at the harbour. */
export const harborNear = (day: Shore, seed = 1): Drawing => {
  const bollard =
    cut(
      'M-30 20C-34-30-26-60-28-86L28-86C26-60 34-30 30 20Z',
      day.wood.dark,
      shape('M4-100L50-100L50 30L8 30Z', '#06121f', 0.35) + shape('M-36-100L-20-100L-24 30L-36 30Z', day.rim, 0.35),
    ) +
    oval(0, -88, 34, 10, day.wood.base) +
    line('M-32-40C-10-26 14-26 34-42M-32-26C-10-12 14-12 34-28', day.stone.base, 9);
  return {
    defs:
      define('near-tuft', tuft({ dark: day.shadow.dark, base: day.shadow.base, light: day.shadow.light })) +
      define('bollard', bollard),
    body:
      use('bollard', 40, 744, 1.1) +
      use('bollard', W - 36, 748, 1.2, { flip: true }) +
      shape('M70 690C30 700-20 690-60 660L-60 676C-20 706 30 716 74 704Z', day.stone.base) +
      shape(
        `M${W - 70} 690C${W - 30} 700 ${W + 20} 690 ${W + 60} 660L${W + 60} 676C${W + 20} 706 ${W - 30} 716 ${W - 74} 704Z`,
        day.stone.base,
      ) +
      scatter(16, seed, (next) => {
        const x = next() * 190 - 60;
        return use('near-tuft', next() > 0.5 ? x : W - x, 736 + next() * 10, 0.9 + next() * 0.5);
      }),
  };
};

/** Dark curtains and the backs of chairs at the edges: the foreground of every room. */
export const roomNear = (cloth: Tones): Drawing => ({
  defs: linearGradient(
    'cloth',
    [
      [0, cloth.dark],
      [0.6, cloth.base],
      [1, cloth.dark],
    ],
    [0, 0, 1, 0],
  ),
  body: [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(${side < 0 ? 0 : W} 0) scale(${-side} 1)">${shape('M-60-40L74-40C60 80 92 200 64 330C50 400 34 430 10 440C34 520 30 640 44 800L-60 800Z', 'url(#cloth)')}${line('M20-40C12 120 44 260 14 420M46-40C40 100 66 230 44 370', cloth.dark, 7, 0.7)}${line('M72-40C58 80 90 200 62 330', cloth.light, 4, 0.6)}${shape('M-20 420C6 414 40 424 60 404L66 424C44 446 8 442-20 448Z', cloth.light, 0.8)}</g>`,
    )
    .join(''),
});

/** The corner shade over a picture of `openSea` or of a `room`. */
export const seaCorners: Drawing = { defs: '', body: wash(W, H, 'url(#corner)') };

export const sailboats = (
  boats: readonly (readonly [x: number, y: number, scale: number, hull: Tones, lantern: Tones])[],
  glowId = '',
): string => boats.map(([x, y, s, hull, lantern]) => place(x, y, s, lanternBoat(hull, lantern, glowId))).join('');

const roundEnds = ' stroke-linecap="round" stroke-linejoin="round"';
/** The same picture with the ends of its strokes set once for all: a sixth shorter where many people stand. */
export const shorter = ({ defs, body }: Drawing): Drawing => ({
  defs: defs.replaceAll(roundEnds, ''),
  body: `<g${roundEnds}>${body.replaceAll(roundEnds, '')}</g>`,
});
