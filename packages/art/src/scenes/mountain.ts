import { linearGradient } from '../kit/svg.ts';
import { define, place, scatter, shape, use, type Tones } from '../kit/shapes.ts';
import { fireflies, flock, glow, mist, skyAround, stars, streak, sun, vignette, wash } from '../kit/sky.ts';
import { hills, peak, ripples, rock } from '../kit/land.ts';
import { farPine, fern, pine, tuft } from '../kit/plants.ts';
import { campFire, tent } from '../kit/things.ts';
import { deer } from '../kit/animals/deer.ts';
import { scene, type Drawing } from './compose.ts';

const [W, H] = [1920, 1080];
/** The sun has just touched the horizon, left of the middle: everything has a warm left edge. */
const [sunX, sunY] = [820, 590];

const alp: Tones = { dark: '#4a3a78', base: '#a0648c', light: '#ffd9b0' };
const alpFar: Tones = { dark: '#7d5a94', base: '#c98aa0', light: '#ffe3c0' };
const needles: Tones = { dark: '#1c1c4a', base: '#33306a', light: '#b5688a' };

const far: Drawing = {
  defs:
    skyAround('sky', sunX / W, sunY / H, 0.85, [
      [0, '#fff0c0'],
      [0.12, '#ffd08a'],
      [0.28, '#ff9c72'],
      [0.45, '#d96a86'],
      [0.65, '#7d4a94'],
      [0.85, '#3a2f78'],
      [1, '#211f58'],
    ]) +
    glow('sunglow', '#fff0b8', 0.95) +
    linearGradient('mist', [
      [0, '#ffb592', 0],
      [0.5, '#ffb592', 0.55],
      [1, '#ffb592', 0],
    ]) +
    linearGradient('lake', [
      [0, '#ffd9a0'],
      [0.4, '#e08a8c'],
      [1, '#5a4590'],
    ]) +
    linearGradient('h1', [
      [0, '#8a5a94'],
      [1, '#c97f92'],
    ]) +
    linearGradient('h2', [
      [0, '#5c4488'],
      [1, '#9a628e'],
    ]) +
    define('m1', peak(760, 470, alp, 4, 0.34)) +
    define('m2', peak(560, 300, alpFar, 9, 0.4)) +
    define('p', farPine('#4a3a7c')),
  body:
    wash(W, H, 'url(#sky)') +
    stars(W, 420, 120, 5) +
    sun(sunX, sunY, 66, 'sunglow', '#fff6d0') +
    place(480, 300, 1.2, streak('#f08a86')) +
    place(1420, 250, 1.5, streak('#b8689a')) +
    place(1120, 420, 0.8, streak('#ffb58c')) +
    place(260, 470, 0.9, streak('#ffb58c')) +
    flock(7, 12, 620, 380, 240, '#5c3a74') +
    use('m2', 560, 700, 1) +
    use('m2', 1130, 700, 0.9, { flip: true }) +
    use('m2', 60, 700, 1.1) +
    use('m1', 250, 730, 0.95) +
    use('m1', 1420, 740, 1.28) +
    use('m2', 1800, 730, 1.2) +
    mist(W, 560, 200, 'url(#mist)') +
    hills(W, H, 690, 20, 6, 9, 'url(#h1)', { rim: '#ffe0a8', drop: 0.04 }) +
    scatter(34, 4, (next, i) => use('p', -110 + i * 64 + next() * 26, 722 + next() * 12, 0.34 + next() * 0.26)) +
    shape('M-140 728C300 716 1600 716 2060 728L2060 860L-140 860Z', 'url(#lake)') +
    ripples(40, 5, [380, 734, 1300, 830], '#fff2c8', 0.7) +
    hills(W, H, 826, 16, 6, 15, 'url(#h2)', { rim: '#ffd9a0', drop: 0.08 }),
};

const ledge =
  'M640 1140C650 1060 640 1010 690 960C720 926 780 918 800 880C830 852 900 850 950 856C1010 850 1060 862 1090 884C1100 912 1150 930 1180 962C1220 1010 1230 1070 1260 1140Z';

const mid: Drawing = {
  defs:
    linearGradient('slope', [
      [0, '#4a3a7a'],
      [1, '#1f1d4c'],
    ]) +
    linearGradient('ledge', [
      [0, '#7d5580'],
      [0.5, '#4a3a70'],
      [1, '#24224f'],
    ]) +
    glow('fire', '#ffb04d', 0.85) +
    define('pine', pine(needles, 5)) +
    define('tuft', tuft({ dark: '#2a2858', base: '#403a70', light: '#c97a86' })) +
    define('rock', rock({ dark: '#2f2a5c', base: '#574478', light: '#f0a08a' }, 5)),
  body:
    scatter(9, 8, (next, i) => use('pine', -60 + i * 84 + next() * 30, 900 + next() * 20, 0.9 + next() * 0.7)) +
    scatter(9, 10, (next, i) => use('pine', 1270 + i * 84 + next() * 30, 900 + next() * 20, 0.9 + next() * 0.8)) +
    hills(W, 1140, 890, 22, 6, 23, 'url(#slope)', { rim: '#ffb88a', rimOpacity: 0.55 }) +
    use('pine', 150, 990, 1.9) +
    use('pine', 420, 960, 1.4) +
    use('pine', 1800, 990, 2) +
    use('pine', 1610, 950, 1.3) +
    place(-6, -5, 1, shape(ledge, '#ffc08e')) +
    shape(ledge, 'url(#ledge)') +
    shape(
      'M1000 856C1060 860 1090 884 1100 906C1150 930 1180 962 1200 1000C1230 1060 1240 1100 1260 1140L1100 1140C1120 1060 1060 1000 1080 950C1040 920 1030 890 1000 856Z',
      '#1c1a48',
      0.5,
    ) +
    shape(
      'M690 960C720 926 780 918 800 880C830 860 860 856 900 856C860 880 850 930 800 950C760 964 720 974 668 1004C676 990 680 974 690 960Z',
      '#ffb58c',
      0.32,
    ) +
    shape('M840 1000C880 960 940 980 960 940C970 990 900 1010 890 1060C870 1030 850 1030 840 1000Z', '#1c1a48', 0.3) +
    use('tuft', 860, 862, 0.7) +
    use('tuft', 1060, 876, 0.6) +
    place(
      916,
      866,
      0.98,
      deer({ antlers: true, spots: false, coat: { base: '#a5645a', shade: '#5a345c', light: '#ffb982' } }),
    ) +
    place(1100, 1024, 0.66, tent('#e8804d', '#a5405a'), { flip: true }) +
    place(952, 1034, 0.72, campFire('fire')) +
    use('rock', 700, 1010, 0.8) +
    use('rock', 1290, 1010, 0.8) +
    use('rock', 590, 1000, 1.1) +
    scatter(20, 14, (next) => {
      const x = next() * 1960 - 20;
      return x > 640 && x < 1280 ? '' : use('tuft', x, 930 + next() * 110, 0.7 + next() * 0.5);
    }) +
    fireflies(8, 14, [900, 880, 1200, 1020], '#ffb45e'),
};

const near: Drawing = {
  defs:
    vignette('vignette', '#0d0a34', 0.62) +
    linearGradient('ground', [
      [0, '#1f1c4c'],
      [1, '#0c0b2c'],
    ]) +
    define('pine', pine({ dark: '#0f0e34', base: '#191846', light: '#7a466e' }, 9)) +
    define('tuft', tuft({ dark: '#121038', base: '#1c1a48', light: '#7a466e' })) +
    define('fern', fern({ dark: '#14123c', base: '#1f1d50', light: '#5a3a6a' })) +
    define('rock', rock({ dark: '#141238', base: '#262250', light: '#b56a80' }, 8)),
  body:
    use('pine', -20, 1120, 4.2) +
    use('pine', 210, 1130, 2.9) +
    use('pine', 1950, 1120, 4.4) +
    use('pine', 1730, 1130, 2.7) +
    hills(W, 1130, 1056, 20, 7, 67, 'url(#ground)', { rim: '#ff9c7e', rimOpacity: 0.45, drop: 0.2 }) +
    use('rock', 430, 1090, 1.5) +
    use('rock', 1490, 1092, 1.3, { flip: true }) +
    scatter(11, 71, (next, i) => {
      const x = -90 + i * 205 + next() * 60;
      return x > 640 && x < 1260 ? '' : use('fern', x, 1092, 1 + next() * 0.6);
    }) +
    scatter(38, 73, (next) => use('tuft', next() * 2140 - 110, 1088 + next() * 12, 0.8 + next() * 0.7)) +
    wash(W, H, 'url(#vignette)'),
};

export const mountain = scene('mountain', { far, mid, near });
