import { linearGradient, random, type Point } from '../kit/svg.ts';
import { box, define, line, place, scatter, shape, use, type Tones } from '../kit/shapes.ts';
import { fireflies, glow, mist, moon, skyAround, stars, streak, vignette, wash } from '../kit/sky.ts';
import { hills, ribbon } from '../kit/land.ts';
import { crown } from '../kit/plants.ts';
import { bough, fringe, vines } from '../kit/old-tree.ts';
import { lantern, openBook, telescope } from '../kit/things.ts';
import { owl, plumages } from '../kit/animals/owl.ts';
import { scene, type Drawing } from './compose.ts';

const [W, H] = [1920, 1080];
/** The moon stands above the middle: crowns are lit from the upper left, blue and silver. */
const [moonX, moonY] = [826, 250];

const farLeaf: Tones = { dark: '#1c3d78', base: '#2c5490', light: '#8fb6e0' };
const midLeaf: Tones = { dark: '#0f2a58', base: '#1b4270', light: '#6fa5c4' };
const nightLeaf: Tones = { dark: '#0a2145', base: '#14385c', light: '#5a9aa8' };

/** The Milky Way as soft bands of paper, `half` wide on either side of its course. */
const milkyWay = (half: number, seed: number, opacity: number): string => {
  const next = random(seed);
  const edge = (sign: number): Point[] =>
    Array.from({ length: 12 }, (_, i) => [-140 + i * 200, 690 - i * 68 + sign * (half + (next() - 0.5) * 46)] as const);
  return shape(ribbon(edge(-1), edge(1)), '#cfc6ff', opacity);
};

const far: Drawing = {
  defs:
    skyAround('sky', moonX / W, moonY / H, 0.95, [
      [0, '#6f8fd8'],
      [0.18, '#44609f'],
      [0.45, '#26397f'],
      [0.75, '#151f58'],
      [1, '#0b1038'],
    ]) +
    glow('moonglow', '#dbe8ff', 0.7) +
    linearGradient('mist', [
      [0, '#7fa6dc', 0],
      [0.5, '#7fa6dc', 0.45],
      [1, '#7fa6dc', 0],
    ]) +
    linearGradient('h1', [
      [0, '#3a5c9c'],
      [1, '#27477f'],
    ]) +
    define('top', crown(0, 0, 120, 84, farLeaf, 3, 12)) +
    define('top2', crown(0, 0, 130, 92, { dark: '#16346a', base: '#224a82', light: '#7faed4' }, 7, 12)),
  body:
    wash(W, H, 'url(#sky)') +
    milkyWay(170, 3, 0.07) +
    milkyWay(118, 5, 0.08) +
    milkyWay(70, 7, 0.1) +
    milkyWay(30, 9, 0.12) +
    stars(W, 760, 260, 11) +
    scatter(110, 5, (next) => {
      const x = next() * 2000 - 40;
      const y = 645 - x * 0.34 + (next() + next() - 1) * 130;
      return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${(0.8 + next() * 1.3).toFixed(1)}" fill="#f3efff" opacity="${(0.4 + next() * 0.5).toFixed(2)}"/>`;
    }) +
    line('M1380 180L1240 262', '#fff', 3, 0.5) +
    line('M1380 180L1330 209', '#fff', 4, 0.9) +
    moon(moonX, moonY, 92, 'moonglow') +
    place(1010, 360, 0.9, streak('#5a78bc')) +
    place(560, 420, 1.1, streak('#4a68b0')) +
    hills(W, H, 680, 34, 6, 5, 'url(#h1)', { rim: '#b9d4ff', drop: 0.05 }) +
    scatter(15, 6, (next, i) => use('top', -90 + i * 150 + next() * 40, 744 + next() * 30, 0.9 + next() * 0.3)) +
    mist(W, 640, 200, 'url(#mist)') +
    scatter(12, 16, (next, i) => use('top2', -80 + i * 190 + next() * 50, 850 + next() * 30, 1.2 + next() * 0.4)) +
    mist(W, 770, 180, 'url(#mist)', 0.7),
};

const bark: Tones = { dark: '#1f1a3c', base: '#43365c', light: '#a9b4d8' };
const deck =
  shape('M660 884L1266 884L1250 924L676 924Z', '#2a2246') +
  box(650, 866, 626, 24, '#6a5474', 6) +
  box(650, 866, 626, 8, '#b3a4c4', 4) +
  [734, 818, 902, 986, 1070, 1154].map((x) => line(`M${x} 874L${x} 890`, '#3a2e54', 3)).join('') +
  shape('M760 924L800 924L920 1060L890 1080Z', '#33294e') +
  shape('M1166 924L1126 924L1010 1060L1040 1080Z', '#2a2246') +
  [668, 756, 1172, 1258]
    .map((x) => box(x - 6, 782, 12, 88, '#5a4868', 4) + box(x - 6, 782, 4, 88, '#a796bc', 2))
    .join('') +
  line('M668 806L756 806M668 838L756 838M1172 806L1258 806M1172 838L1258 838', '#6a5474', 8);

const mid: Drawing = {
  defs:
    glow('lamp', '#ffcf74', 0.9) +
    linearGradient(
      'trunk',
      [
        [0, '#6a5a86'],
        [0.35, '#43365c'],
        [1, '#1f1a3c'],
      ],
      [0, 0, 1, 0],
    ) +
    define('top', crown(0, 0, 150, 104, midLeaf, 4, 13)) +
    define('lamp-s', lantern('lamp')),
  body:
    scatter(7, 21, (next, i) => use('top', -60 + i * 110 + next() * 30, 940 + next() * 36, 1.2 + next() * 0.3)) +
    scatter(7, 22, (next, i) => use('top', 1290 + i * 110 + next() * 30, 940 + next() * 36, 1.2 + next() * 0.3)) +
    shape('M880 1140C900 1010 906 700 930 520L1000 520C1020 700 1030 1010 1056 1140Z', 'url(#trunk)') +
    line('M950 560C946 700 936 900 930 1100M984 600C990 760 996 900 1000 1100', '#1f1a3c', 6, 0.5) +
    place(950, 610, 1.1, bough(bark)) +
    place(980, 590, 1.1, bough({ ...bark, light: '#7f8ab8' }), { flip: true }) +
    crownCluster() +
    deck +
    line('M690 566L690 626M1240 548L1240 600', '#1f1a3c', 3) +
    use('lamp-s', 690, 622, 0.9) +
    use('lamp-s', 1240, 596, 0.9) +
    fireflies(16, 24, [560, 640, 1380, 1010], '#ffe79a') +
    place(1120, 868, 1.3, telescope()) +
    place(860, 866, 1.06, owl(plumages.chestnut)) +
    place(958, 862, 0.74, openBook('#b5493f'), { rotate: -2 }) +
    box(986, 830, 62, 12, '#3f7f9e', 3) +
    box(980, 842, 70, 12, '#c98a4a', 3) +
    box(988, 854, 60, 12, '#8a5aa8', 3) +
    use('top', 700, 1040, 1.1) +
    use('top', 1220, 1046, 1.1) +
    use('top', 960, 1078, 1.15),
};

function crownCluster(): string {
  return (
    [
      [760, 520, 170, 96],
      [1180, 500, 180, 100],
      [880, 440, 150, 84],
      [1080, 420, 160, 90],
    ] as const
  )
    .map(([x, y, rx, ry], i) => crown(x, y, rx, ry, nightLeaf, 31 + i * 3, 13))
    .join('');
}

const near: Drawing = {
  defs:
    vignette('vignette', '#03051e', 0.66) +
    define('top', crown(0, 0, 190, 120, { dark: '#061634', base: '#0c2548', light: '#356a86' }, 8, 14)) +
    define('top2', crown(0, 0, 170, 110, { dark: '#04102a', base: '#081c3c', light: '#2a5878' }, 12, 13)),
  body:
    fringe(
      [
        [-20, -10, 250, 120],
        [200, -50, 190, 86],
        [1930, -10, 250, 120],
        [1720, -50, 190, 86],
      ],
      '#0a1d44',
      9,
    ) +
    fringe(
      [
        [-60, 50, 170, 100],
        [1990, 56, 170, 100],
      ],
      '#061534',
      29,
    ) +
    vines(
      [
        [60, 100, 150],
        [150, 50, 90],
        [1850, 90, 130],
      ],
      '#0a1d44',
      '#16365e',
    ) +
    scatter(6, 77, (next, i) => use('top', -70 + i * 100 + next() * 40, 1076 + i * 12, 1.1 + next() * 0.3)) +
    scatter(6, 79, (next, i) =>
      use('top', 1990 - i * 100 - next() * 40, 1076 + i * 12, 1.1 + next() * 0.3, { flip: true }),
    ) +
    use('top2', 20, 1110, 1.2) +
    use('top2', 320, 1136, 1) +
    use('top2', 1900, 1110, 1.2, { flip: true }) +
    use('top2', 1600, 1140, 1) +
    use('top2', 760, 1180, 1) +
    use('top2', 1150, 1184, 1) +
    wash(W, H, 'url(#vignette)'),
};

export const nightCanopy = scene('night-canopy', { far, mid, near });
