/** The open air at every time of day: what lies behind the places of a story, and the colours in which the places are drawn. */
import { linearGradient, type Stop } from '../kit/svg.ts';
import { define, scatter, use, type Tones } from '../kit/shapes.ts';
import { cloud, glow, mist, moon, skyAround, stars, streak, sun, vignette, wash } from '../kit/sky.ts';
import { hills } from '../kit/land.ts';
import { farPine, fern, sprig, tuft } from '../kit/plants.ts';
import { frameTrunk, fringe } from '../kit/old-tree.ts';
import type { Drawing } from '../scenes/compose.ts';
import { storySize } from './catalogue.ts';

const { width: W, height: H } = storySize;

/** The colours of one time of day. `land` goes from the horizon to the eye; `rim` is the light on edges; `corner` darkens them. */
export type Daylight = {
  readonly sky: readonly Stop[];
  readonly light: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly color: string;
    readonly glow: string;
    readonly moon?: boolean;
  };
  readonly cloud?: { readonly face: string; readonly shade: string };
  readonly streak?: string;
  readonly stars?: number;
  readonly mist: string;
  readonly woods: readonly [string, string];
  readonly land: readonly [string, string, string];
  readonly floor: readonly [string, string];
  readonly rim: string;
  readonly leaf: Tones;
  readonly needles: Tones;
  readonly bark: Tones;
  readonly grass: Tones;
  readonly shadow: Tones;
  readonly corner: string;
};

/** Times of day; the light always comes from the upper left, as the props of the kit are lit. */
export const daylights = {
  dawn: {
    sky: [
      [0, '#fff1cf'],
      [0.25, '#ffd3b0'],
      [0.5, '#e9a8b0'],
      [0.8, '#8b80b8'],
      [1, '#4a5490'],
    ],
    light: { x: 420, y: 250, r: 46, color: '#fff3cf', glow: '#ffe2ae' },
    streak: '#ffe0c8',
    mist: '#ffe3d0',
    woods: ['#a98fb4', '#7f78a8'],
    land: ['#b596b0', '#7d86a4', '#568a8c'],
    floor: ['#5f9c84', '#1e4f58'],
    rim: '#ffe3bd',
    leaf: { dark: '#2a5f63', base: '#41836f', light: '#e3c98a' },
    needles: { dark: '#35546e', base: '#4c7480', light: '#dcb9a0' },
    bark: { dark: '#3f3040', base: '#6d5052', light: '#c79a80' },
    grass: { dark: '#2c6b62', base: '#3f876e', light: '#c9c886' },
    shadow: { dark: '#123448', base: '#1a4654', light: '#4a7470' },
    corner: '#161a44',
  },
  morning: {
    sky: [
      [0, '#fffde0'],
      [0.3, '#d9f3ea'],
      [0.6, '#9fdcee'],
      [1, '#57aee0'],
    ],
    light: { x: 360, y: 120, r: 44, color: '#fffbe0', glow: '#fff6bf' },
    cloud: { face: '#ffffff', shade: '#a9cfe4' },
    mist: '#f2ffe6',
    woods: ['#8fcab4', '#64ac97'],
    land: ['#a3d6a6', '#7cc192', '#57a878'],
    floor: ['#7fc56e', '#2a7a5a'],
    rim: '#fdffcf',
    leaf: { dark: '#1d6a58', base: '#35905e', light: '#b9dc72' },
    needles: { dark: '#24705f', base: '#3a8f72', light: '#a5d68c' },
    bark: { dark: '#4a3128', base: '#7a523a', light: '#c79b66' },
    grass: { dark: '#237a56', base: '#3f9c5e', light: '#b4de78' },
    shadow: { dark: '#0f4a48', base: '#186052', light: '#4f9a62' },
    corner: '#04304a',
  },
  noon: {
    sky: [
      [0, '#fffbe6'],
      [0.3, '#e6f4d8'],
      [0.6, '#b5e2d6'],
      [1, '#6cbad2'],
    ],
    light: { x: 380, y: 100, r: 46, color: '#fffbe0', glow: '#fff3b0' },
    cloud: { face: '#ffffff', shade: '#b5d4de' },
    mist: '#fbffdf',
    woods: ['#a5cf9c', '#7ab585'],
    land: ['#b9d993', '#93c47c', '#6cb069'],
    floor: ['#93c95f', '#2f7d50'],
    rim: '#ffffc4',
    leaf: { dark: '#23704c', base: '#439a50', light: '#cfe070' },
    needles: { dark: '#2a7658', base: '#46976a', light: '#bcd980' },
    bark: { dark: '#52321f', base: '#87583a', light: '#d6a468' },
    grass: { dark: '#2a8050', base: '#4ba352', light: '#cbe070' },
    shadow: { dark: '#12503f', base: '#1d684a', light: '#62a25a' },
    corner: '#0b3c34',
  },
  golden: {
    sky: [
      [0, '#fff6c9'],
      [0.25, '#ffdf94'],
      [0.5, '#f6ae6c'],
      [0.78, '#b5728a'],
      [1, '#5d4a86'],
    ],
    light: { x: 400, y: 260, r: 52, color: '#fff4c4', glow: '#ffe08a' },
    streak: '#ffd9a0',
    mist: '#ffe7b0',
    woods: ['#c98f7c', '#9c7078'],
    land: ['#d29c74', '#a58a68', '#6f8a5c'],
    floor: ['#8a9c50', '#2c5444'],
    rim: '#ffeaa0',
    leaf: { dark: '#3c5f3c', base: '#6a8a40', light: '#f6d060' },
    needles: { dark: '#43584c', base: '#647a54', light: '#f2c070' },
    bark: { dark: '#452a28', base: '#7d4f38', light: '#f0b468' },
    grass: { dark: '#48703c', base: '#6f9444', light: '#f0d668' },
    shadow: { dark: '#1d3a38', base: '#2c4e40', light: '#7a8a4a' },
    corner: '#2c1238',
  },
  dusk: {
    sky: [
      [0, '#ffd0a8'],
      [0.22, '#e89aa6'],
      [0.5, '#8c64ac'],
      [0.8, '#453a86'],
      [1, '#28245e'],
    ],
    light: { x: 330, y: 330, r: 50, color: '#ffe2b4', glow: '#ffc08a' },
    streak: '#e0a0b0',
    stars: 70,
    mist: '#d79fb4',
    woods: ['#6f58a0', '#51478a'],
    land: ['#7a62a2', '#4d5490', '#33507c'],
    floor: ['#3a6a78', '#122c48'],
    rim: '#ffbfa4',
    leaf: { dark: '#1d3a5c', base: '#2c5a6c', light: '#a58ca0' },
    needles: { dark: '#28306a', base: '#3a4680', light: '#b07aa4' },
    bark: { dark: '#241c40', base: '#4a3658', light: '#d0908a' },
    grass: { dark: '#1f4a5c', base: '#2e6a6c', light: '#8fa690' },
    shadow: { dark: '#0f1f40', base: '#172c4c', light: '#41587a' },
    corner: '#080624',
  },
  night: {
    sky: [
      [0, '#8a7fd8'],
      [0.2, '#5a4cae'],
      [0.5, '#36307f'],
      [0.8, '#1f1c58'],
      [1, '#12103e'],
    ],
    light: { x: 330, y: 130, r: 52, color: '#fff3cf', glow: '#cfc4ff', moon: true },
    streak: '#7f74c0',
    stars: 150,
    mist: '#6f6ab8',
    woods: ['#3a3884', '#2c2c6c'],
    land: ['#39408a', '#28386f', '#1d3a60'],
    floor: ['#255a62', '#0c2038'],
    rim: '#a9b8f4',
    leaf: { dark: '#14304e', base: '#1f4c5e', light: '#5f94a0' },
    needles: { dark: '#1c1f58', base: '#2a306e', light: '#6a70b8' },
    bark: { dark: '#1b1638', base: '#3a2c50', light: '#8a7ab8' },
    grass: { dark: '#143c4c', base: '#20585c', light: '#62a08c' },
    shadow: { dark: '#0a1230', base: '#111d3c', light: '#2c4468' },
    corner: '#05041c',
  },
} as const satisfies Record<string, Daylight>;

const weather = ({ cloud: cloudTones, streak: streakColor, stars: starCount }: Daylight): string =>
  (starCount ? stars(W, 360, starCount, 6) : '') +
  (cloudTones
    ? use('cloud', 250, 176, 0.62) + use('cloud', 760, 130, 0.8, { flip: true }) + use('cloud', 1080, 210, 0.6)
    : '') +
  (streakColor
    ? use('streak', 190, 190, 0.7, { opacity: 0.5 }) +
      use('streak', 900, 130, 0.9, { flip: true, opacity: 0.45 }) +
      use('streak', 1150, 270, 0.7, { opacity: 0.4 })
    : '');

/**
 * Sky, light, weather, two rows of woods in mist and three ranges of hills, the nearest at height `horizon`; ends above the floor.
 * It defines `cloud`, `streak`, `wood0`, `wood1`, `mist`, `corner` and `glow`.
 */
export function outdoors(
  day: Daylight,
  { horizon = 470, seed = 1, woods = true }: { horizon?: number; seed?: number; woods?: boolean } = {},
): Drawing {
  const { sky, light, land, mist: mistColor, rim } = day;
  const row = (id: string, count: number, y: number, scale: number, from: number): string =>
    woods
      ? scatter(count, from, (next, i) =>
          use(id, -110 + (i * 1500) / count + next() * 40, y + next() * 18, scale + next() * scale * 0.5),
        )
      : '';
  return {
    defs:
      skyAround('sky', light.x / W, light.y / H, 0.85, sky) +
      glow('glow', light.glow, 0.95) +
      linearGradient('mist', [
        [0, mistColor, 0],
        [0.5, mistColor, 0.6],
        [1, mistColor, 0],
      ]) +
      vignette('corner', day.corner, 0.52) +
      land
        .map((color, i) =>
          linearGradient(`land${i}`, [
            [0, color],
            [1, land[Math.min(2, i + 1)]!],
          ]),
        )
        .join('') +
      (day.cloud ? define('cloud', cloud(3 + seed, day.cloud)) : '') +
      (day.streak ? define('streak', streak(day.streak)) : '') +
      (woods ? define('wood0', farPine(day.woods[0])) + define('wood1', farPine(day.woods[1])) : ''),
    body:
      wash(W, H, 'url(#sky)') +
      (light.moon ? moon(light.x, light.y, light.r, 'glow') : sun(light.x, light.y, light.r, 'glow', light.color)) +
      weather(day) +
      row('wood0', 24, horizon - 112, 0.55, seed + 5) +
      hills(W, H + 40, horizon - 132, 18, 5, seed + 2, 'url(#land0)', { rim, drop: 0.03 }) +
      mist(W, horizon - 214, 150, 'url(#mist)', 0.8) +
      (woods ? hills(W, H + 40, horizon - 70, 8, 5, seed + 4, day.woods[1], { rimOpacity: 0, drop: 0 }) : '') +
      row('wood1', 32, horizon - 40, 0.62, seed + 21) +
      row('wood1', 17, horizon - 14, 0.8, seed + 9) +
      hills(W, H + 40, horizon - 26, 16, 5, seed + 6, 'url(#land1)', { rim, drop: 0.05 }) +
      mist(W, horizon - 110, 130, 'url(#mist)', 0.7) +
      hills(W, H + 40, horizon, 12, 5, seed + 11, 'url(#land2)', { rim, drop: 0.06 }),
  };
}

/** The corner shade over a picture whose `outdoors` lies below. */
export const corners: Drawing = { defs: '', body: wash(W, H, 'url(#corner)') };

/** The foreground of a wooded place: two dark trunks, leaves above, ferns and grass below; the middle stays free. */
export function woodNear({ shadow, rim }: Daylight, seed = 1): Drawing {
  const bank = (next: () => number): number => {
    const x = next() * 330 - 110;
    return next() > 0.5 ? x : W - x;
  };
  return {
    defs:
      linearGradient(
        'nearBark',
        [
          [0, shadow.dark],
          [1, shadow.base],
        ],
        [0, 0, 1, 0],
      ) +
      define('nearTrunk', frameTrunk(1080, 'url(#nearBark)', rim)) +
      define('nearFern', fern(shadow)) +
      define('nearTuft', tuft(shadow)) +
      define('nearSprig', sprig(shadow)),
    body:
      use('nearTrunk', 4, 780, 0.8) +
      use('nearTrunk', W - 4, 780, 0.8, { flip: true }) +
      fringe(
        [
          [-20, -10, 180, 80],
          [150, -48, 140, 64],
          [W + 20, -10, 180, 80],
          [W - 150, -48, 140, 64],
        ],
        shadow.base,
        seed + 3,
      ) +
      fringe(
        [
          [-50, 20, 130, 74],
          [W + 50, 24, 130, 74],
        ],
        shadow.dark,
        seed + 8,
      ) +
      scatter(10, seed + 4, (next) => use('nearFern', bank(next), 738 + next() * 12, 0.8 + next() * 0.5)) +
      scatter(26, seed + 6, (next) =>
        use(next() > 0.4 ? 'nearTuft' : 'nearSprig', bank(next), 734 + next() * 14, 0.7 + next() * 0.5),
      ),
  };
}
