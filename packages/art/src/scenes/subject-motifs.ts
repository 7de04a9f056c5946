import { box, cut, define, disc, line, oval, place, scatter, shape, use } from '../kit/shapes.ts';
import { cloud, puff } from '../kit/sky.ts';
import { peak, ripples } from '../kit/land.ts';
import { flower, pine, roundTree } from '../kit/plants.ts';
import { openBook } from '../kit/things.ts';
import { rabbit } from '../kit/animals/rabbit.ts';
import { hedgehog } from '../kit/animals/hedgehog.ts';
import { robin, squirrel } from '../kit/animals/small.ts';
import { fox } from '../kit/animals/fox.ts';
import { bear } from '../kit/animals/bear.ts';
import type { Motif } from './stage.ts';

const apple =
  cut(
    'M0-44C14-56 40-50 40-20C40 8 18 24 0 20C-18 24-40 8-40-20C-40-50-14-56 0-44Z',
    '#e5484d',
    shape('M14-60L60-60L60 30L0 30C26 10 28-30 14-60Z', '#a52a3e', 0.8) + oval(-18, -26, 8, 12, '#fff', 0.45),
  ) +
  line('M0-44C0-54 4-62 10-66', '#5f3a22', 5) +
  shape('M6-58C18-72 34-70 40-64C32-52 16-50 6-58Z', '#58b05a');
const cube =
  shape('M-34-26L0-40L34-26L0-12Z', '#ffe08a') +
  shape('M-34-26L0-12L0 30L-34 14Z', '#ffc13d') +
  shape('M34-26L0-12L0 30L34 14Z', '#d98f1e');

/** A balance: three apples are worth four cubes. */
export const scales: Motif = {
  defs: define('apple', apple) + define('cube', cube),
  body:
    oval(640, 640, 190, 18, '#06121f', 0.22) +
    cut(
      'M520 640C540 600 600 596 616 560L624 250L656 250L664 560C680 596 740 600 760 640Z',
      '#b5743f',
      shape('M644 240L780 240L780 660L650 660Z', '#7a4726', 0.8) +
        shape('M626 250L634 250L632 560L622 580Z', '#e0aa6a', 0.7),
    ) +
    disc(640, 238, 30, '#ffcf5c') +
    disc(632, 230, 12, '#fff', 0.5) +
    cut(
      'M300 262C420 238 560 250 640 250C720 250 860 238 980 262L980 282C860 262 720 276 640 276C560 276 420 262 300 282Z',
      '#c98648',
      shape('M280 270L1000 270L1000 300L280 300Z', '#8a5530', 0.6),
    ) +
    [
      [312, 270],
      [968, 270],
    ]
      .map(
        ([x, y]) =>
          line(`M${x} ${y}L${x! - 130} ${y! + 190}M${x} ${y}L${x! + 130} ${y! + 190}`, '#6a4a36', 4) +
          cut(
            `M${x! - 160} ${y! + 188}L${x! + 160} ${y! + 188}C${x! + 140} ${y! + 250} ${x! - 140} ${y! + 250} ${x! - 160} ${y! + 188}Z`,
            '#5fa3c9',
            shape(
              `M${x} ${y! + 180}L${x! + 200} ${y! + 180}L${x! + 200} ${y! + 260}L${x! - 40} ${y! + 260}Z`,
              '#35789f',
              0.6,
            ),
          ) +
          box(x! - 166, y! + 180, 332, 14, '#8fc6e2', 7),
      )
      .join('') +
    use('apple', 232, 440) +
    use('apple', 392, 440) +
    use('apple', 312, 436, 1.1) +
    use('cube', 898, 424) +
    use('cube', 968, 424) +
    use('cube', 1038, 424) +
    use('cube', 968, 374) +
    place(1130, 664, 1.1, squirrel(), { flip: true }),
};

const drop = 'M0-26C14-6 18 4 14 14C9 24-9 24-14 14C-18 4-14-6 0-26Z';

const riverLeaf = { dark: '#2a7a4e', base: '#49a05a', light: '#b9dc6c' };

/** The water cycle: sun, sea, vapour, cloud, rain, river. */
export const waterCycle: Motif = {
  clouds: false,
  defs: define(
    'drop',
    shape(drop, '#3f9fd8') +
      shape('M0-26C14-6 18 4 14 14C10 20 4 22 2 21C8 8 6-8 0-26Z', '#2678b0', 0.7) +
      oval(-6, 4, 3, 6, '#fff', 0.7),
  ),
  body:
    place(940, 560, 1.15, peak(620, 330, { dark: '#4f7f8c', base: '#7fb0b0', light: '#ffffff' }, 4)) +
    place(1180, 570, 1, peak(420, 220, { dark: '#5a8f92', base: '#96c2b8', light: '#ffffff' }, 8)) +
    shape('M-20 560C200 540 360 552 520 560C600 566 660 590 700 640C720 680 700 720 690 740L-20 740Z', '#2c8fc4') +
    shape('M-20 582C200 562 340 574 500 582C580 588 640 612 670 660C684 690 676 720 670 740L-20 740Z', '#1f74ac') +
    ripples(26, 6, [0, 580, 560, 700], '#e6fbff', 0.6) +
    shape(
      'M930 470C900 520 960 540 900 580C840 610 720 600 660 620L700 650C780 640 900 650 950 590C980 550 930 520 950 470Z',
      '#7fd0ea',
    ) +
    shape('M-20 700C200 676 520 716 760 690C960 668 1120 690 1300 676L1300 740L-20 740Z', '#2a8570') +
    place(860, 220, 1.5, cloud(4, { face: '#f4fbff', shade: '#8fb4cc' })) +
    place(1020, 260, 1, cloud(7, { face: '#e2eef6', shade: '#7fa4c0' })) +
    [
      [790, 290],
      [860, 330],
      [930, 286],
      [990, 340],
      [1060, 300],
      [820, 380],
      [920, 390],
    ]
      .map(([x, y]) => use('drop', x!, y!, 0.8))
      .join('') +
    [0, 1, 2]
      .map(
        (i) =>
          line(`M${230 + i * 120} 540q-26-34 0-64t0-64q-20-30 0-54`, '#ffffff', 11, 0.65) +
          shape(`M${210 + i * 120} 366l20-34l20 34z`, '#fff', 0.75),
      )
      .join('') +
    puff(300, 300, 30, '#fff', 0.5) +
    puff(360, 280, 38, '#fff', 0.6) +
    line('M420 250C520 170 600 160 680 176', '#fff', 11, 0.8) +
    shape('M670 148L712 186L660 204Z', '#fff', 0.85) +
    place(1120, 690, 1, roundTree(riverLeaf, 9)) +
    place(1220, 700, 0.8, flower('#fff', '#dfe6f5')),
};

const bubble = (color: string, shade: string, mark: string): string =>
  cut(
    'M-92-130C-92-160-70-174-40-174L52-174C82-174 100-156 100-130L100-78C100-50 82-36 52-36L10-36L-34 0L-30-36L-40-36C-72-36-92-50-92-78Z',
    color,
    shape('M-100-60C-40-40 60-40 110-70L110 10L-100 10Z', shade, 0.5) + mark,
  );
const story = line('M-56-128L64-128M-56-104L36-104M-56-80L54-80', '#fff', 9, 0.85);

/** A fox and a bear tell each other stories, in bubbles of leaf and paper. */
export const talkingTree: Motif = {
  body:
    place(380, 660, 1.4, fox()) +
    place(900, 664, 1.36, bear('#3f7fb0')) +
    place(548, 310, 1.2, bubble('#ff9a5c', '#d9622c', story)) +
    place(
      790,
      318,
      1,
      bubble(
        '#4f9fc0',
        '#2c6f98',
        disc(-30, -106, 20, '#ffe08a') +
          shape('M-20-60C10-110 40-110 70-60Z', '#bfe6a0') +
          disc(46, -120, 9, '#fff', 0.8),
      ),
      { flip: true },
    ) +
    place(
      1080,
      330,
      0.6,
      bubble(
        '#e86c9c',
        '#b0406f',
        shape('M0-70C-40-96-40-130-14-132C-4-132 0-124 4-116C8-124 12-132 22-132C48-130 48-96 4-68Z', '#fff', 0.9),
      ),
    ) +
    place(640, 668, 1, openBook('#c2413b')) +
    place(170, 664, 1.1, flower('#fff', '#dfe6f5')) +
    place(1150, 670, 1.1, flower('#ffc13d', '#e8902a')) +
    place(1080, 676, 0.9, flower('#ff9cc0', '#e86c9c')),
};

const townLeaf = { dark: '#2f7a56', base: '#55a566', light: '#c5dd70' };

const house = (wall: string, wallShade: string, roof: string, roofShade: string, height = 150): string =>
  cut(
    `M-60 0L-60-${height}L60-${height}L60 0Z`,
    wall,
    shape(`M20-${height + 10}L70-${height + 10}L70 10L20 10Z`, wallShade, 0.7),
  ) +
  shape(`M-78-${height - 6}L0-${height + 74}L78-${height - 6}Z`, roof) +
  shape(`M0-${height + 74}L78-${height - 6}L18-${height - 6}Z`, roofShade, 0.8) +
  box(-40, -height + 26, 26, 34, '#fff0c0', 4) +
  box(14, -height + 26, 26, 34, '#ffe29a', 4) +
  cut('M-16 0L-16-44C-16-62 16-62 16-44L16 0Z', '#7a4a2e', shape('M2-70L20-70L20 4L2 4Z', '#54301e', 0.8));

/** A small town of different houses on a square, with friends and a flag line. */
export const town: Motif = {
  defs: define('tree', roundTree(townLeaf, 6)),
  body:
    [
      [150, '#ffe6c4', '#d9b184', '#c2513f', '#8f3330', 190],
      [300, '#cfe6ea', '#93b9c4', '#4f7f9c', '#345a78', 150],
      [450, '#ffd9c9', '#dba48f', '#a5603c', '#74402a', 220],
      [810, '#fff0d0', '#dcc08f', '#5f9a6c', '#3a7050', 200],
      [960, '#f3d3e0', '#c99ab0', '#8a5a9c', '#5f3c74', 160],
      [1110, '#ffe6b8', '#dab270', '#d9803a', '#a5582a', 210],
    ]
      .map(([x, a, b, c, d, h]) =>
        place(x as number, 600, 1.16, house(a as string, b as string, c as string, d as string, h as number)),
      )
      .join('') +
    cut('M570 600L570 330L710 330L710 600Z', '#f6ead2', shape('M660 320L720 320L720 610L660 610Z', '#cdb48c', 0.8)) +
    shape('M550 336L640 220L730 336Z', '#3f7f8f') +
    shape('M640 220L730 336L664 336Z', '#285a68') +
    disc(640, 400, 36, '#fff') +
    disc(640, 400, 36, '#cdb48c', 0.35) +
    disc(640, 400, 29, '#fffaf0') +
    line('M640 400L640 380M640 400L656 408', '#3b2430', 5) +
    cut(
      'M606 600L606 520C606 476 674 476 674 520L674 600Z',
      '#7a4a2e',
      shape('M642 470L680 470L680 610L642 610Z', '#54301e', 0.8),
    ) +
    line('M120 300C300 380 480 330 600 270M680 270C820 350 980 380 1160 300', '#7a5a40', 4) +
    [
      [200, 334],
      [290, 350],
      [390, 344],
      [490, 318],
      [760, 312],
      [860, 344],
      [960, 350],
      [1060, 334],
    ]
      .map(([x, y], i) =>
        shape(
          `M${x! - 18} ${y}L${x! + 18} ${y}L${x} ${y! + 40}Z`,
          ['#e2574c', '#ffc13d', '#4f9fc0', '#6fb560'][i % 4]!,
        ),
      )
      .join('') +
    shape('M-20 600C300 580 1000 580 1300 600L1300 740L-20 740Z', '#d9bd84') +
    scatter(26, 6, (next) => oval(next() * 1280, 620 + next() * 90, 26, 8, '#b5945c', 0.4)) +
    use('tree', 60, 640, 1.2) +
    use('tree', 1226, 640, 1.2) +
    place(440, 690, 0.9, fox({ base: '#c2413b', light: '#ef7a6c' })) +
    place(840, 690, 0.9, rabbit()),
};

const arrowTile = (turn: number, color: string, shade: string): string =>
  box(-56, -40, 112, 100, shade, 18) +
  box(-56, -50, 112, 98, color, 18) +
  `<g transform="translate(0 0) rotate(${turn})">${shape('M-30-10L4-10L4-30L36 0L4 30L4 10L-30 10Z', '#fff')}</g>`;

/** A path of arrow tiles: a programme that leads the hedgehog to its apple. */
export const arrowPath: Motif = {
  body:
    [
      [250, 600, 0],
      [380, 600, 0],
      [510, 600, -90],
      [510, 490, 0],
      [640, 490, 0],
      [770, 490, -90],
      [770, 380, 0],
      [900, 380, 0],
    ]
      .map(([x, y, turn], i) =>
        place(
          x!,
          y!,
          1,
          arrowTile(
            turn!,
            ['#ff9a5c', '#ffc94d', '#5fd0b0', '#8f9aff'][i % 4]!,
            ['#d0622c', '#d09a20', '#36a088', '#5f68d0'][i % 4]!,
          ),
        ),
      )
      .join('') +
    place(96, 654, 1.1, hedgehog()) +
    place(
      1046,
      410,
      1.5,
      oval(0, 26, 44, 8, '#06121f', 0.25) +
        cut(
          'M0-44C14-56 40-50 40-20C40 8 18 24 0 20C-18 24-40 8-40-20C-40-50-14-56 0-44Z',
          '#e5484d',
          shape('M14-60L60-60L60 30L0 30C26 10 28-30 14-60Z', '#a52a3e', 0.8) + oval(-18, -26, 8, 12, '#fff', 0.45),
        ) +
        line('M0-44C0-54 4-62 10-66', '#5f3a22', 5) +
        shape('M6-58C18-72 34-70 40-64C32-52 16-50 6-58Z', '#58b05a'),
    ) +
    place(1160, 600, 1.4, pine({ dark: '#274a8c', base: '#3c66a8', light: '#9ccaf0' }, 5)) +
    place(960, 660, 1.2, flower('#fff', '#d6e0f0')),
};

const singingNote = (color: string): string => disc(0, 0, 17, color) + line('M15-4L15-72C30-60 44-58 48-40', color, 9);

/** Birds on five wires sing; a guitar leans below. */
export const birdSong: Motif = {
  body:
    line(
      [0, 1, 2, 3, 4]
        .map((i) => `M-20 ${190 + i * 50}C300 ${150 + i * 52} 800 ${250 + i * 44} 1300 ${170 + i * 50}`)
        .join(''),
      '#6d3f78',
      5,
      0.7,
    ) +
    (
      [
        [220, 190, '#f0793a', '#7c6a5c'],
        [420, 246, '#5fa8e0', '#3f6f9c'],
        [620, 316, '#ffc13d', '#a5702a'],
        [810, 262, '#e86c9c', '#8f3f6f'],
        [1010, 340, '#6fc08a', '#3a7f5c'],
      ] as const
    )
      .map(([x, y, breast, back], i) => place(x, y, 1.5, robin({ back, breast }), { flip: i % 2 === 1 }))
      .join('') +
    place(330, 130, 0.9, singingNote('#7a3f98')) +
    place(560, 180, 0.8, singingNote('#d9487a')) +
    place(930, 170, 0.9, singingNote('#7a3f98')) +
    place(1110, 250, 0.7, singingNote('#e08a2c')) +
    `<g transform="translate(640 560) rotate(24)">${box(-13, -250, 26, 200, '#7a4a2e', 5)}${box(-20, -290, 40, 50, '#54301e', 8)}${cut('M0-100C44-104 66-74 52-44C44-24 54-6 74 10C100 50 70 120 0 120C-70 120-100 50-74 10C-54-6-44-24-52-44C-66-74-44-104 0-100Z', '#d98a42', shape('M20-110L120-110L120 130L10 130C60 90 60 20 20-110Z', '#a55c26', 0.75) + shape('M-60-60C-50-90-20-98 0-96C-26-80-36-60-38-34Z', '#fff', 0.35))}${disc(0, 10, 28, '#4a2a1c')}${box(-30, 74, 60, 12, '#54301e', 4)}${line('M-6-240L-6 78M0-240L0 78M6-240L6 78', '#ffe9c0', 2)}</g>` +
    place(320, 690, 1.1, hedgehog()) +
    place(970, 690, 1.05, rabbit()),
};
