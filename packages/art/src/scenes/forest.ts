import { linearGradient } from '../kit/svg.ts';
import { define, oval, place, scatter, shape, use, type Tones } from '../kit/shapes.ts';
import { beams, fireflies, glow, mist, skyAround, sun, vignette, wash } from '../kit/sky.ts';
import { folds, hills, pebbles, ribbon, rock } from '../kit/land.ts';
import { bush, farPine, fern, mushroom, pine, sprig, tuft } from '../kit/plants.ts';
import { bough, frameTrunk, fringe, vines } from '../kit/old-tree.ts';
import { openBook } from '../kit/things.ts';
import { fox } from '../kit/animals/fox.ts';
import { owl } from '../kit/animals/owl.ts';
import { squirrel } from '../kit/animals/small.ts';
import { scene, type Drawing } from './compose.ts';

const [W, H] = [1920, 1080];
/** Light falls through a gap in the leaves, above the middle, from the left. */
const [sunX, sunY] = [880, 250];

const needles: Tones = { dark: '#14534f', base: '#257262', light: '#8fc07a' };
const leaf: Tones = { dark: '#17584a', base: '#2d7a55', light: '#a5cf67' };

const far: Drawing = {
  defs:
    skyAround('sky', sunX / W, sunY / H, 0.75, [
      [0, '#fdffd9'],
      [0.2, '#e4f3b4'],
      [0.45, '#a5d6a0'],
      [0.75, '#4f9d88'],
      [1, '#226a68'],
    ]) +
    glow('sunglow', '#fdffd0', 0.95) +
    linearGradient('mist', [
      [0, '#e9f7c4', 0],
      [0.5, '#e9f7c4', 0.6],
      [1, '#e9f7c4', 0],
    ]) +
    linearGradient('h1', [
      [0, '#8cc795'],
      [1, '#b7dba3'],
    ]) +
    linearGradient('h2', [
      [0, '#5ba482'],
      [1, '#8fc592'],
    ]) +
    linearGradient('h3', [
      [0, '#3c8a6e'],
      [1, '#63a77d'],
    ]) +
    define('p1', farPine('#86c29a')) +
    define('p2', farPine('#5aa488')) +
    define('pine', pine({ dark: '#2a7468', base: '#3d8d76', light: '#a9d391' }, 3)),
  body:
    wash(W, H, 'url(#sky)') +
    sun(sunX, sunY, 66, 'sunglow', '#fdffe6') +
    scatter(30, 5, (next, i) => use('p1', -110 + i * 74 + next() * 30, 640 + next() * 30, 1 + next() * 0.7)) +
    hills(W, H, 640, 22, 6, 3, 'url(#h1)', { rim: '#fbffd0', drop: 0.03 }) +
    mist(W, 480, 220, 'url(#mist)') +
    scatter(22, 9, (next, i) =>
      i > 8 && i < 12 ? '' : use('p2', -110 + i * 102 + next() * 40, 720 + next() * 24, 1.4 + next() * 0.7),
    ) +
    hills(W, H, 712, 20, 6, 8, 'url(#h2)', { rim: '#f4ffc4', drop: 0.05 }) +
    mist(W, 590, 190, 'url(#mist)', 0.8) +
    scatter(14, 15, (next, i) =>
      i > 4 && i < 9 ? '' : use('pine', -80 + i * 160 + next() * 50, 800 + next() * 16, 1.9 + next() * 0.6),
    ) +
    hills(W, H, 786, 16, 6, 14, 'url(#h3)', { rim: '#eaffb4', drop: 0.06 }) +
    mist(W, 690, 150, 'url(#mist)', 0.5),
};

const mid: Drawing = {
  defs:
    linearGradient('floor', [
      [0, '#6fb069'],
      [0.4, '#3a8358'],
      [1, '#175048'],
    ]) +
    linearGradient('path', [
      [0, '#f6eab4'],
      [0.5, '#d6b27c'],
      [1, '#8e6b50'],
    ]) +
    linearGradient('beam', [
      [0, '#fcffcf', 0.9],
      [1, '#fcffcf', 0],
    ]) +
    linearGradient(
      'trunk',
      [
        [0, '#8a6a48'],
        [0.4, '#6b4c38'],
        [1, '#41302c'],
      ],
      [0, 0, 1, 0],
    ) +
    define('pine', pine(needles, 7)) +
    define('bush', bush(leaf, 8)) +
    define('fern', fern({ dark: '#1f6a50', base: '#2f8858', light: '#8cc864' })) +
    define('tuft', tuft({ dark: '#1f6a50', base: '#35875a', light: '#9acb68' })) +
    define('red', mushroom('#e5524a', '#a12f3d')) +
    define('tan', mushroom('#e8a04f', '#b06a30')) +
    define('stem', shape('M-34 10C-22-100-26-300-20-900L26-900C24-300 28-100 46 10C20 18-10 18-34 10Z', 'url(#trunk)')),
  body:
    use('pine', 330, 850, 2.5) +
    use('pine', 1610, 850, 2.7) +
    place(1446, 560, 1.25, bough({ dark: '#41302c', base: '#6b4c38', light: '#c7a670' })) +
    use('stem', 520, 860, 1) +
    use('stem', 1440, 858, 1.1) +
    use('stem', 170, 880, 1.5) +
    use('stem', 1780, 880, 1.5) +
    hills(W, 1140, 850, 18, 6, 22, 'url(#floor)', { rim: '#f0ffad', rimOpacity: 0.55 }) +
    folds(12, 17, [60, 890, 1850, 1010], '#f6ffb4', 0.12) +
    shape(
      ribbon(
        [
          [1010, 848],
          [1040, 880],
          [940, 920],
          [760, 980],
          [700, 1110],
        ],
        [
          [1060, 848],
          [1140, 886],
          [1080, 940],
          [1000, 1000],
          [1200, 1110],
        ],
      ),
      'url(#path)',
    ) +
    pebbles(10, 7, [820, 930, 1080, 1070], '#6b4e3c') +
    use('bush', 640, 872, 0.8) +
    use('bush', 1330, 868, 1, { flip: true }) +
    use('bush', 90, 900, 1.3) +
    use('bush', 1830, 900, 1.2) +
    use('fern', 430, 930, 1.1) +
    use('fern', 1540, 930, 1.2) +
    use('fern', 720, 900, 0.6) +
    beams(
      sunX,
      sunY - 60,
      1000,
      [
        [52, 5, 0.26],
        [68, 7, 0.3],
        [88, 6, 0.24],
        [106, 8, 0.3],
        [128, 6, 0.22],
      ],
      'url(#beam)',
    ) +
    place(1150, 512, 0.62, owl()) +
    fireflies(12, 4, [600, 420, 1400, 900], '#faffb0') +
    oval(960, 1000, 170, 20, '#06201c', 0.2) +
    place(940, 996, 1.32, fox({ base: '#c8433f', light: '#f0796a' })) +
    place(1044, 1004, 0.72, openBook('#2f6f9e'), { rotate: 4 }) +
    place(1196, 980, 0.86, squirrel(), { flip: true }) +
    use('red', 690, 990, 1.1) +
    use('tan', 744, 1000, 0.7) +
    use('red', 1320, 980, 0.9) +
    use('tan', 1366, 990, 1.1) +
    scatter(24, 27, (next) => {
      const x = next() * 1960 - 20;
      return x > 700 && x < 1250 ? '' : use(next() > 0.35 ? 'tuft' : 'tan', x, 910 + next() * 120, 0.6 + next() * 0.5);
    }),
};

const near: Drawing = {
  defs:
    vignette('vignette', '#03221f', 0.6) +
    linearGradient('ground', [
      [0, '#155047'],
      [1, '#062a2b'],
    ]) +
    linearGradient(
      'bark',
      [
        [0, '#0b2f30'],
        [1, '#1b453c'],
      ],
      [0, 0, 1, 0],
    ) +
    define('fern', fern({ dark: '#0c3f3a', base: '#145546', light: '#2f7a52' })) +
    define('tuft', tuft({ dark: '#0b3834', base: '#124a40', light: '#35784f' })) +
    define('sprig', sprig({ dark: '#0f4039', base: '#185a48', light: '#438a54' })) +
    define('red', mushroom('#d64a47', '#8f2a3a')) +
    define('rock', rock({ dark: '#123a3a', base: '#27584f', light: '#7fae7a' }, 6)),
  body:
    place(-14, 1110, 1, frameTrunk(1180, 'url(#bark)', '#e4ef9c')) +
    place(1964, 1110, 1.1, frameTrunk(1180, 'url(#bark)', '#e4ef9c'), { flip: true }) +
    fringe(
      [
        [0, 0, 260, 120],
        [230, -40, 200, 90],
        [440, -60, 170, 80],
        [1920, 0, 260, 130],
        [1700, -40, 200, 90],
        [1500, -60, 160, 76],
      ],
      '#0f4a42',
      13,
    ) +
    fringe(
      [
        [-50, 50, 170, 100],
        [130, -30, 140, 80],
        [1980, 60, 180, 110],
        [1810, -36, 140, 74],
      ],
      '#0a3a38',
      33,
    ) +
    vines(
      [
        [70, 120, 170],
        [170, 60, 110],
        [1840, 100, 150],
        [1740, 40, 90],
      ],
      '#0f4a42',
      '#1d6650',
    ) +
    hills(W, 1130, 1054, 16, 7, 57, 'url(#ground)', { rim: '#e4f79a', rimOpacity: 0.35, drop: 0.16 }) +
    use('rock', 500, 1080, 1.1) +
    use('rock', 1470, 1082, 1.3, { flip: true }) +
    scatter(13, 39, (next, i) => {
      const x = -90 + i * 175 + next() * 50;
      return x > 620 && x < 1280 ? '' : use('fern', x, 1080 + next() * 12, 1.1 + next() * 0.7);
    }) +
    use('red', 372, 1084, 1.5) +
    use('red', 434, 1088, 0.9) +
    use('red', 1580, 1086, 1.3) +
    scatter(38, 43, (next) =>
      use(next() > 0.4 ? 'tuft' : 'sprig', next() * 2140 - 110, 1082 + next() * 16, 0.8 + next() * 0.6),
    ) +
    wash(W, H, 'url(#vignette)'),
};

export const forest = scene('forest', { far, mid, near });
