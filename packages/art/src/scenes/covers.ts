import { linearGradient } from '../kit/svg.ts';
import { box, cut, define, disc, line, oval, place, scatter, shape, use } from '../kit/shapes.ts';
import { beams, cloud, fireflies, glow, moon, stars } from '../kit/sky.ts';
import { hills, peak, ripples, rock } from '../kit/land.ts';
import { flower, mushroom, pine, roundTree, tulip } from '../kit/plants.ts';
import { bough, frameTrunk, fringe } from '../kit/old-tree.ts';
import { lantern } from '../kit/things.ts';
import { fox } from '../kit/animals/fox.ts';
import { hedgehog } from '../kit/animals/hedgehog.ts';
import { rabbit } from '../kit/animals/rabbit.ts';
import { owl } from '../kit/animals/owl.ts';
import { coral, fish, kelp, rocket, ringedPlanet, submarine, temple, weatherMast } from '../kit/voyages.ts';
import { coverNames, type CoverName } from './named.ts';
import { staged, type Motif, type Palette } from './stage.ts';

const [W, H] = [800, 500];
const green = { dark: '#1f6b4c', base: '#338a58', light: '#a2cf68' };

const forest: Motif = {
  clouds: false,
  defs:
    glow('teal', '#7df3e1', 0.6) +
    glow('lamp', '#ffd27a', 0.9) +
    linearGradient(
      'bark',
      [
        [0, '#0e0a2c'],
        [1, '#2c2052'],
      ],
      [0, 0, 1, 0],
    ) +
    define('pine', pine({ dark: '#1c1a4c', base: '#2c2a68', light: '#7a4a8e' }, 4)),
  body:
    stars(W, 200, 60, 4) +
    scatter(7, 6, (next, i) =>
      i === 3 ? '' : use('pine', 60 + i * 112 + next() * 20, 400 + next() * 16, 0.9 + next() * 0.4),
    ) +
    shape(
      'M300 420C360 410 440 430 400 460C380 476 330 490 320 520L560 520C540 480 480 470 490 444C494 424 420 410 340 408Z',
      '#e0a887',
      0.85,
    ) +
    [
      [170, 440, 0.9, '#ff6f91', '#b83a6c'],
      [226, 452, 0.6, '#ff9671', '#c0553e'],
      [620, 436, 1, '#56c9e8', '#2c86b8'],
      [676, 452, 0.7, '#8f8cff', '#5a54c8'],
    ]
      .map(
        ([x, y, s, a, b]) =>
          disc(x as number, (y as number) - 40, 70 * (s as number), 'url(#teal)') +
          place(x as number, y as number, s as number, mushroom(a as string, b as string)),
      )
      .join('') +
    line('M446 372C462 352 480 350 494 356', '#5b4332', 6) +
    place(496, 354, 0.8, lantern('lamp')) +
    place(390, 458, 0.92, fox()) +
    place(-20, 520, 0.5, frameTrunk(1080, 'url(#bark)', '#ffb27a')) +
    place(822, 520, 0.54, frameTrunk(1000, 'url(#bark)', '#ffb27a'), { flip: true }) +
    fringe(
      [
        [10, -10, 120, 60],
        [130, -30, 90, 44],
        [790, -10, 120, 60],
        [670, -34, 90, 44],
      ],
      '#171040',
      5,
    ) +
    place(764, 262, 0.52, bough({ dark: '#0e0a2c', base: '#2c2052', light: '#8a5a7c' })) +
    place(670, 246, 0.34, owl()) +
    fireflies(14, 8, [120, 180, 680, 430]),
};

const ocean: Motif = {
  clouds: false,
  land: false,
  defs:
    linearGradient('sand', [
      [0, '#ffe2a8'],
      [1, '#d09a60'],
    ]) +
    linearGradient('ray', [
      [0, '#fff', 0.5],
      [1, '#fff', 0],
    ]) +
    define('rock', rock({ dark: '#2f4580', base: '#4a64a0', light: '#a5bce6' }, 3)),
  body:
    beams(
      360,
      -120,
      640,
      [
        [62, 7, 0.35],
        [80, 9, 0.4],
        [100, 8, 0.35],
        [118, 7, 0.3],
      ],
      'url(#ray)',
    ) +
    hills(W, 540, 330, 40, 4, 6, '#1d6ca8', { rim: '#8fdcf0', rimOpacity: 0.25 }) +
    hills(W, 540, 390, 26, 5, 3, '#155a94', { rim: '#8fdcf0', rimOpacity: 0.25 }) +
    kelp(70, 450, 200, '#1f8a6d') +
    kelp(110, 460, 150, '#2fa87c') +
    kelp(730, 450, 220, '#1f8a6d') +
    kelp(690, 460, 140, '#2fa87c') +
    hills(W, 540, 438, 10, 5, 8, 'url(#sand)', { rim: '#fff4d0' }) +
    use('rock', 160, 462, 0.9) +
    use('rock', 650, 464, 1.1) +
    place(150, 444, 0.72, coral('#ff6f7f', 4)) +
    place(228, 462, 0.5, coral('#ff9f5a', 8)) +
    place(640, 440, 0.8, coral('#b86bff', 12)) +
    place(580, 464, 0.5, coral('#ffcf4d', 9)) +
    place(400, 250, 0.72, submarine()) +
    place(170, 210, 0.8, fish('#ff8a4d', '#e2521b')) +
    place(110, 290, 0.55, fish('#ff8a4d', '#e2521b')) +
    place(660, 170, 0.7, fish('#7f8aff', '#4348c9'), { flip: true }) +
    place(710, 270, 0.5, fish('#ffd04d', '#f09a1a'), { flip: true }) +
    scatter(16, 5, (next, i) => {
      const [x, y, r] = [530 + next() * 40, 230 - i * 14, 3 + next() * 7];
      return disc(x, y, r, '#fff', 0.3) + disc(x - r * 0.3, y - r * 0.3, r * 0.35, '#fff', 0.8);
    }),
};

const space: Motif = {
  clouds: false,
  land: false,
  defs: glow('halo', '#9fb8ff', 0.6) + glow('flame', '#ffb04d', 0.7),
  body:
    stars(W, 520, 150, 8) +
    disc(640, 120, 150, 'url(#halo)') +
    place(640, 120, 1, ringedPlanet()) +
    moon(120, 100, 34, 'halo') +
    cut(
      'M-60 540C100 380 620 360 860 520L860 560L-60 560Z',
      '#6a4ab0',
      shape('M-60 540C100 380 620 360 860 520L860 500C620 340 100 350-60 510Z', '#b593f0', 0.6) +
        shape('M860 420C800 470 500 520 200 560L860 560Z', '#46307f', 0.55) +
        oval(220, 470, 50, 14, '#46307f', 0.6) +
        oval(540, 450, 70, 16, '#382668', 0.7) +
        oval(360, 490, 34, 9, '#46307f', 0.6),
    ) +
    disc(330, 330, 90, 'url(#flame)') +
    place(390, 250, 1, rocket(), { rotate: 32 }) +
    place(560, 440, 0.5, rabbit()) +
    disc(563, 372, 62, '#dff4ff', 0.22) +
    line('M520 350A50 50 0 0 1 552 322', '#fff', 5, 0.8) +
    line('M652 436L652 350', '#e6ecfa', 5) +
    shape('M654 352L706 362L654 384Z', '#ff7a5c') +
    line('M80 300L190 250', '#fff', 3, 0.7),
};

const time: Motif = {
  woods: false,
  defs: define('palm', palm()),
  body:
    place(
      150,
      380,
      1,
      cut(
        'M-130 0L0-190L130 0Z',
        '#e6b45c',
        shape('M0-200L40 10L160 10L160-200Z', '#b5783a', 0.8) +
          line('M-110-30L110-30M-84-66L84-66M-58-104L58-104M-32-142L32-142', '#b5783a', 3, 0.4),
      ),
    ) +
    place(
      300,
      384,
      0.7,
      cut('M-130 0L0-190L130 0Z', '#f0c878', shape('M0-200L40 10L160 10L160-200Z', '#c08a48', 0.8)),
    ) +
    place(520, 400, 1.1, temple()) +
    use('palm', 70, 440, 0.9) +
    use('palm', 730, 440, 1.1, { flip: true }) +
    shape('M-20 440C200 424 500 452 820 430L820 470C500 486 200 460-20 474Z', '#5fb0c4') +
    ripples(20, 4, [0, 436, 760, 464], '#fff', 0.7) +
    place(330, 486, 1.04, hourglass()) +
    place(440, 486, 0.62, hedgehog()) +
    place(560, 488, 0.6, fox({ base: '#3f7fb0', light: '#7fbfe6' })),
};

function palm(): string {
  return (
    shape('M-10 4C-4-60 4-110 24-160L36-156C20-104 12-50 14 4Z', '#8f5f3a') +
    shape('M4 4C8-60 16-110 32-158L36-156C20-104 12-50 14 4Z', '#5f3c24') +
    [
      [-150, 70],
      [-110, 74],
      [-60, 74],
      [-20, 72],
      [20, 64],
      [170, 60],
    ]
      .map(
        ([a, r], i) =>
          `<path transform="translate(30 -158) rotate(${a})" d="M0 0C20-22 50-20 ${r} 8C46 2 20 6 0 8Z" fill="${i % 2 ? '#4f9a58' : '#2f7a4c'}"/>`,
      )
      .join('')
  );
}

function hourglass(): string {
  return (
    oval(0, 3, 60, 8, '#06121f', 0.25) +
    box(-50, -14, 100, 16, '#8f5a32', 5) +
    box(-50, -166, 100, 16, '#b57a48', 5) +
    line('M-40-14L-40-152M40-14L40-152', '#8f5a32', 8) +
    cut(
      'M-32-150L32-150C32-110 8-100 6-82C8-64 32-54 32-14L-32-14C-32-54-8-64-6-82C-8-100-32-110-32-150Z',
      '#dff2f6',
      shape('M-30-124L30-124C24-106 8-98 4-82L-4-82C-8-98-24-106-30-124Z', '#ffc24d') +
        shape('M-32-14C-20-50 20-50 32-14Z', '#ffc24d') +
        line('M0-84L0-30', '#ffc24d', 4) +
        shape('M-32-150L-18-150C-18-120-8-100-6-82L-32-14Z', '#fff', 0.4),
    )
  );
}

const garden: Motif = {
  defs:
    define('picket', shape('M-11 0L-11-70L0-86L11-70L11 0Z', '#fff8ea') + shape('M3-82L11-70L11 0L3 0Z', '#d3c4a8')) +
    define('rose', flower('#ff9cc0', '#e86c9c')) +
    define('sun', flower('#ffc13d', '#e8902a', '#8a5a2c')) +
    define('cup', tulip('#ff6b5e', '#cf3e48')),
  body:
    place(110, 390, 1, roundTree(green, 6)) +
    place(700, 388, 1.1, roundTree(green, 9)) +
    box(-20, 350, 840, 8, '#e6d8bc', 3) +
    box(-20, 384, 840, 8, '#e6d8bc', 3) +
    scatter(22, 1, (_, i) => (i > 9 && i < 13 ? '' : use('picket', 10 + i * 38, 412, 0.9))) +
    line('M372 412L372 268C372 200 500 200 500 268L500 412', '#8a5a38', 13) +
    line('M366 404L366 268C366 194 430 194 436 196', '#c08a58', 4) +
    scatter(9, 3, (next, i) => {
      const a = Math.PI * (1 + i / 8);
      return disc(436 + Math.cos(a) * 66, 268 + Math.sin(a) * 60, 11 + next() * 6, i % 2 ? '#e86c9c' : '#ff9cc0');
    }) +
    shape('M390 412L486 412C500 440 560 470 580 510L300 510C330 470 380 440 390 412Z', '#f0dcae') +
    [
      [430, 440],
      [452, 458],
      [420, 476],
      [446, 494],
    ]
      .map(
        ([x, y]) =>
          oval(x!, y!, 9, 5, '#8f6a48', 0.8) +
          [-7, 0, 7].map((dx) => disc(x! + dx, y! - 8, 2.6, '#8f6a48', 0.8)).join(''),
      )
      .join('') +
    [
      [60, 'rose'],
      [120, 'cup'],
      [180, 'sun'],
      [600, 'sun'],
      [660, 'rose'],
      [716, 'cup'],
      [770, 'rose'],
    ]
      .map(([x, n]) => use(n as string, x as number, 470, 1.1))
      .join('') +
    place(270, 478, 0.84, rabbit()) +
    line('M338 404L316 440', '#6a4a36', 11) +
    disc(356, 376, 38, '#6a4a36') +
    disc(356, 376, 30, '#cdeaf6') +
    disc(346, 366, 10, '#fff', 0.8) +
    place(592, 482, 0.6, hedgehog()),
};

const weather: Motif = {
  clouds: false,
  defs:
    define('m', peak(360, 240, { dark: '#53699c', base: '#8aa4cc', light: '#ffffff' }, 4)) +
    define('pine', pine({ dark: '#22566c', base: '#357488', light: '#a9d0c8' }, 6)) +
    define('snow-cloud', cloud(4, { face: '#f4f8ff', shade: '#8fa9cf' })),
  body:
    use('m', 150, 380, 1) +
    use('m', 660, 380, 1.2, { flip: true }) +
    use('m', 420, 360, 0.6) +
    use('snow-cloud', 620, 150, 0.8) +
    use('snow-cloud', 180, 140, 0.7, { flip: true }) +
    [
      [140, 170],
      [180, 190],
      [220, 168],
      [160, 214],
      [206, 222],
    ]
      .map(([x, y]) => line(`M${x} ${y}l-8 20`, '#cfe6ff', 5))
      .join('') +
    hills(W, 540, 400, 16, 4, 8, '#5f9a8c', { rim: '#f0fbd8', rimOpacity: 0.5 }) +
    use('pine', 90, 440, 0.9) +
    use('pine', 30, 460, 1.1) +
    use('pine', 720, 440, 1) +
    use('pine', 776, 460, 1.2) +
    place(400, 420, 1, weatherMast()) +
    place(540, 470, 0.8, fox({ base: '#e0a030', light: '#ffd06a' })) +
    place(268, 468, 0.66, owl()),
};

const covers: Readonly<Record<CoverName, { palette: Palette; motif: Motif }>> = {
  forest: {
    palette: {
      sky: ['#ffcf9a', '#a55a98', '#241a5c'],
      light: '#ffe9b0',
      land: ['#5a3c84', '#35306e', '#1f4a58'],
      tufts: { dark: '#0f2b3a', base: '#173f4c', light: '#3f7a70' },
      corner: '#0a0626',
    },
    motif: forest,
  },
  ocean: {
    palette: {
      sky: ['#b0f4f0', '#36b8d8', '#0f5aa0'],
      light: '#ffffff',
      land: ['#1d6ca8', '#155a94', '#0f4a80'],
      tufts: green,
      corner: '#00143a',
    },
    motif: ocean,
  },
  space: {
    palette: {
      sky: ['#5a4ab8', '#2c2378', '#0e0c3a'],
      light: '#cfd8ff',
      land: ['#6a4ab0', '#46307f', '#2c1f5c'],
      tufts: green,
      corner: '#04031c',
    },
    motif: space,
  },
  time: {
    palette: {
      sky: ['#fff3c8', '#ffc27a', '#e07a5c'],
      light: '#fff3c0',
      land: ['#e8b870', '#d99f5c', '#b5854c'],
      tufts: { dark: '#5f7a3c', base: '#7f9648', light: '#d0c870' },
      corner: '#4a1c14',
    },
    motif: time,
  },
  garden: {
    palette: {
      sky: ['#fffbe0', '#bfe8f0', '#7fc0e8'],
      light: '#fff6c0',
      land: ['#a5d898', '#7cc478', '#4fa564'],
      tufts: green,
      corner: '#0c3a4c',
    },
    motif: garden,
  },
  weather: {
    palette: {
      sky: ['#fdf3e0', '#b9cfe8', '#5f80bc'],
      light: '#fff3d0',
      land: ['#8fb8b0', '#6fa59c', '#3f7f80'],
      tufts: { dark: '#1f5a5c', base: '#2f7470', light: '#9fc8a0' },
      corner: '#122048',
    },
    motif: weather,
  },
};

const isCover = (name: string): name is CoverName => (coverNames as readonly string[]).includes(name);

/** An 800 × 500 adventure cover as an SVG document; an unknown name gets the first cover. */
export function cover(name: string): string {
  const { palette, motif } = covers[isCover(name) ? name : coverNames[0]];
  return staged(W, H, palette, motif, 1);
}
