import { linearGradient } from '../kit/svg.ts';
import { define, place, scatter, shape, use, type Tones } from '../kit/shapes.ts';
import { cloud, flock, glow, skyAround, sun, vignette, wash } from '../kit/sky.ts';
import { folds, hills, pebbles, ribbon } from '../kit/land.ts';
import { bush, flower, roundTree, tuft, tulip } from '../kit/plants.ts';
import { fringe } from '../kit/old-tree.ts';
import { bear } from '../kit/animals/bear.ts';
import { rabbit, rabbitCoats } from '../kit/animals/rabbit.ts';
import { butterfly, ladybird } from '../kit/animals/small.ts';
import { scene, type Drawing } from './compose.ts';

const [W, H] = [1920, 1080];
/** The sun stands high over the middle, a little to the left: things are lit from the upper left. */
const [sunX, sunY] = [820, 190];

const leaf: Tones = { dark: '#3f9a57', base: '#67bd5c', light: '#c9e86f' };
const farLeaf: Tones = { dark: '#6fb98a', base: '#8fd093', light: '#d6f0a6' };
const grass: Tones = { dark: '#3d9a4f', base: '#58b357', light: '#a9dc62' };

const far: Drawing = {
  defs:
    skyAround('sky', sunX / W, sunY / H, 0.95, [
      [0, '#fffbe0'],
      [0.16, '#d8f4ff'],
      [0.45, '#9bdcfb'],
      [1, '#4db2ee'],
    ]) +
    glow('sunglow', '#fff3b0', 0.9) +
    linearGradient('h1', [
      [0, '#bfe8c4'],
      [1, '#9bd8a0'],
    ]) +
    linearGradient('h2', [
      [0, '#a6e08d'],
      [1, '#74c477'],
    ]) +
    linearGradient('h3', [
      [0, '#93d873'],
      [1, '#5fb961'],
    ]) +
    define('cloud', cloud(3)) +
    define('cloud2', cloud(8)) +
    define('tree', roundTree(farLeaf, 4, { dark: '#8a7a5e', base: '#a8946c', light: '#d0ba86' })) +
    define('tree2', roundTree(leaf, 9)),
  body:
    wash(W, H, 'url(#sky)') +
    sun(sunX, sunY, 82, 'sunglow', '#fff6cf') +
    use('cloud', 260, 250, 1.3) +
    use('cloud2', 1330, 190, 1.1) +
    use('cloud', 1700, 330, 0.9, { flip: true }) +
    use('cloud2', 560, 380, 0.6) +
    use('cloud', 1080, 300, 0.5, { opacity: 0.85 }) +
    flock(5, 6, 1500, 120, 200, '#5a9cc9') +
    hills(W, H, 560, 60, 5, 4, 'url(#h1)', { rim: '#fffde0', drop: 0.04 }) +
    scatter(20, 3, (next, i) => use('tree', -90 + i * 110 + next() * 60, 590 + next() * 30, 0.36 + next() * 0.25)) +
    hills(W, H, 650, 50, 5, 12, 'url(#h2)', { rim: '#fffcc9', drop: 0.06 }) +
    folds(9, 5, [100, 680, 1850, 760], '#fff', 0.16) +
    use('tree2', 240, 690, 1.05) +
    use('tree2', 372, 704, 0.7, { flip: true }) +
    use('tree2', 1540, 690, 0.9) +
    use('tree2', 1690, 700, 1.2, { flip: true }) +
    use('tree2', 1800, 716, 0.8) +
    hills(W, H, 760, 34, 6, 18, 'url(#h3)', { rim: '#fdfcb8', drop: 0.07 }) +
    folds(9, 15, [100, 790, 1850, 880], '#fff', 0.14),
};

const mid: Drawing = {
  defs:
    linearGradient('bank', [
      [0, '#8edc66'],
      [0.5, '#5ab95a'],
      [1, '#2f9150'],
    ]) +
    linearGradient('path', [
      [0, '#fff2c9'],
      [1, '#eec688'],
    ]) +
    define('bush', bush(leaf, 5)) +
    define('tuft', tuft(grass)) +
    define('pink', flower('#ff9cc0', '#e86c9c')) +
    define('white', flower('#ffffff', '#dfe6f5')) +
    define('violet', flower('#b79cff', '#8a6ce0')) +
    define('red', tulip('#ff6b5e', '#cf3e48')) +
    define('gold', tulip('#ffc13d', '#e8902a')),
  body:
    shape(
      'M930 640C900 690 1010 712 1000 752C990 800 860 812 850 862L960 862C960 820 1050 800 1050 752C1048 710 950 690 960 640Z',
      'url(#path)',
      0.75,
    ) +
    hills(W, 1140, 850, 30, 5, 27, 'url(#bank)', { rim: '#fbfcae', rimOpacity: 0.6 }) +
    folds(10, 25, [80, 890, 1850, 1000], '#fff', 0.12) +
    shape(
      ribbon(
        [
          [900, 846],
          [840, 890],
          [720, 960],
          [660, 1100],
        ],
        [
          [980, 850],
          [980, 900],
          [960, 970],
          [1040, 1100],
        ],
      ),
      'url(#path)',
    ) +
    pebbles(8, 8, [760, 900, 940, 1060], '#c99a5c') +
    use('bush', 250, 880, 1.1) +
    use('bush', 1640, 872, 1.3, { flip: true }) +
    use('bush', 1440, 880, 0.7) +
    scatter(30, 31, (next, i) => {
      const x = next() * 2000 - 40;
      const y = 890 + next() * 130;
      return x > 660 && x < 1220
        ? ''
        : use(['pink', 'white', 'violet', 'red', 'gold', 'tuft'][i % 6]!, x, y, 0.7 + (y - 880) / 200);
    }) +
    place(1076, 976, 1.16, bear('#e2574c')) +
    place(836, 984, 1, rabbit(rabbitCoats.snow)) +
    use('red', 950, 1000, 1) +
    use('pink', 704, 1000, 1.1) +
    use('white', 1236, 1010, 1.1) +
    use('gold', 1270, 990, 1) +
    use('tuft', 930, 1012, 0.9) +
    use('tuft', 1196, 1016, 0.9) +
    place(720, 690, 1.2, butterfly('#ffb23e', '#ff7a4d'), { rotate: -14 }) +
    place(1222, 640, 1, butterfly('#8fa8ff', '#c48cff'), { rotate: 18 }) +
    place(962, 620, 0.7, butterfly('#ff8fb8', '#ffd06a'), { rotate: 8 }) +
    place(986, 1028, 1, ladybird(), { rotate: 60 }),
};

const near: Drawing = {
  defs:
    vignette('vignette', '#0b4a5a', 0.34) +
    linearGradient('ground', [
      [0, '#3fa656'],
      [1, '#1c7348'],
    ]) +
    define('tuft', tuft({ dark: '#1f7a48', base: '#2f9552', light: '#7cc95c' })) +
    define('pink', flower('#ff86b0', '#d95a8c', '#ffe07a', '#1f7a48')) +
    define('white', flower('#fffdf6', '#dbe6e6', '#ffcf4d', '#1f7a48')) +
    define('red', tulip('#ff6257', '#c43741', '#1f7a48')) +
    define('gold', tulip('#ffbf36', '#e0872a', '#1f7a48')),
  body:
    fringe(
      [
        [-30, -10, 220, 110],
        [170, -50, 180, 90],
        [1950, -10, 230, 120],
        [1760, -50, 170, 84],
      ],
      '#3a9a58',
      5,
    ) +
    fringe(
      [
        [-60, 20, 150, 84],
        [90, -56, 120, 76],
        [1990, 24, 150, 96],
      ],
      '#2a8350',
      21,
    ) +
    hills(W, 1130, 1052, 16, 7, 41, 'url(#ground)', { rim: '#e9f58c', rimOpacity: 0.45, drop: 0.12 }) +
    scatter(46, 51, (next) => use('tuft', next() * 2140 - 110, 1082 + next() * 14, 0.9 + next() * 0.7)) +
    scatter(24, 61, (next, i) => {
      const x = -60 + i * 88 + next() * 40;
      return x > 640 && x < 1280
        ? ''
        : use(['pink', 'white', 'red', 'gold'][i % 4]!, x, 1084 + next() * 8, 1.3 + next() * 0.9, {
            rotate: next() * 16 - 8,
          });
    }) +
    wash(W, H, 'url(#vignette)'),
};

export const meadow = scene('meadow', { far, mid, near });
