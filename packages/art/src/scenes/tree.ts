import { linearGradient } from '../kit/svg.ts';
import { cut, define, disc, line, oval, place, scatter, shape, use, type Tones } from '../kit/shapes.ts';
import { fireflies, glow } from '../kit/sky.ts';
import { bush, crown, fern, flower, mushroom, tuft } from '../kit/plants.ts';
import { treeDoor, vines } from '../kit/old-tree.ts';
import { lantern } from '../kit/things.ts';
import { owl } from '../kit/animals/owl.ts';
import { squirrel } from '../kit/animals/small.ts';
import { treePlaces } from './catalogue.ts';
import { vignettePicture } from './compose.ts';

const [W, H] = [1000, 900];
const bark: Tones = { dark: '#4a2f2a', base: '#80563c', light: '#c9935c' };
const back: Tones = { dark: '#145048', base: '#22705a', light: '#5aa468' };
const front: Tones = { dark: '#1f6e52', base: '#3f9a5c', light: '#c5dd6c' };

/** Trunk with five boughs, one to each platform. */
const trunk =
  'M300 872C370 856 412 820 424 752C430 712 428 690 420 676C392 684 356 692 300 694L298 676C346 668 386 652 414 628C424 580 426 540 424 508C380 500 300 488 214 462L220 442C300 460 376 462 430 452C440 380 450 300 456 160L500 158C506 250 512 310 524 356C576 348 640 342 764 330L766 350C670 366 590 386 536 420C540 470 546 520 552 566C600 572 660 578 736 576L738 598C668 610 604 616 560 630C566 680 572 720 582 754C598 820 640 856 706 872C650 886 612 880 580 868C540 890 470 892 430 868C392 884 344 886 300 872Z';

/** A round wooden platform: the button lies on its plate, leaves hang below. */
const platform = (): string =>
  oval(0, 50, 66, 10, '#0b2a22', 0.25) +
  cut(
    'M-84 20C-84 52 84 52 84 20L84 36C84 72-84 72-84 36Z',
    bark.dark,
    shape('M-90 10L-20 10C-30 40-20 60 0 80L-90 80Z', bark.base, 0.6),
  ) +
  oval(0, 22, 84, 24, bark.light) +
  oval(2, 24, 76, 20, '#a8744a') +
  oval(0, 22, 54, 13, bark.light, 0.5) +
  disc(0, -8, 74, '#fff6dc', 0.28) +
  disc(0, -8, 66, '#fff9e8', 0.5);

const crowns: readonly (readonly [number, number, number, number, 'back' | 'front'])[] = [
  [470, 180, 230, 130, 'back'],
  [260, 330, 190, 120, 'back'],
  [690, 300, 200, 120, 'back'],
  [180, 470, 150, 84, 'back'],
  [790, 440, 150, 90, 'back'],
  [280, 640, 110, 56, 'back'],
  [750, 590, 120, 60, 'back'],
  [330, 240, 150, 96, 'front'],
  [610, 220, 160, 100, 'front'],
  [470, 120, 170, 92, 'front'],
  [170, 396, 130, 80, 'front'],
  [330, 372, 120, 76, 'front'],
  [820, 330, 130, 84, 'front'],
  [650, 322, 110, 72, 'front'],
];

export const tree = vignettePicture('tree', {
  defs:
    glow('lamp', '#ffcf74', 0.7) +
    glow('halo', '#fff3bf', 0.8) +
    linearGradient('ground', [
      [0, '#6fb768'],
      [1, '#27775a'],
    ]) +
    define('platform', platform()) +
    define('tuft', tuft({ dark: '#1f6e52', base: '#338a58', light: '#9fd068' })) +
    define('lamp-s', lantern('lamp')),
  body:
    shape('M40 880C120 836 300 826 500 826C700 826 880 836 960 880C880 904 120 904 40 880Z', '#dff0a0') +
    shape('M40 884C120 842 300 832 500 832C700 832 880 842 960 884C880 908 120 908 40 884Z', 'url(#ground)') +
    crowns
      .map(([x, y, rx, ry, depth], i) => (depth === 'back' ? crown(x, y, rx, ry, back, 5 + i * 3, 13) : ''))
      .join('') +
    cut(
      trunk,
      bark.base,
      shape('M500 100C520 400 500 600 540 900L760 900L760 100Z', bark.dark, 0.45) +
        line('M300 872C370 856 412 820 424 752C430 712 428 690 420 676', bark.light, 16, 0.7) +
        line('M424 508C424 540 424 580 414 628M430 452C440 380 450 300 456 160', bark.light, 16, 0.7) +
        line(
          'M220 442C300 460 376 462 430 452M524 356C576 348 640 342 764 330M552 566C600 572 660 578 736 576M298 676C346 668 386 652 414 628',
          bark.light,
          10,
          0.6,
        ) +
        line(
          'M470 300C466 420 480 520 468 640C462 720 450 780 430 820M500 400C504 520 520 640 520 720M488 560C486 620 492 660 490 700',
          bark.dark,
          5,
          0.5,
        ),
    ) +
    crowns
      .map(([x, y, rx, ry, depth], i) => (depth === 'front' ? crown(x, y, rx, ry, front, 5 + i * 3, 13) : ''))
      .join('') +
    vines(
      [
        [120, 470, 80],
        [880, 400, 90],
        [250, 690, 50],
        [560, 300, 70],
        [700, 380, 60],
      ],
      '#2a6a4c',
      '#6aa854',
    ) +
    place(500, 846, 0.72, treeDoor()) +
    treePlaces
      .map(({ x, y }) => disc(x * W, y * H, 120, 'url(#halo)', 0.5) + use('platform', x * W, y * H + 8))
      .join('') +
    line('M404 520L404 556M640 630L640 652', '#4a2f2a', 3) +
    use('lamp-s', 404, 552, 0.62) +
    use('lamp-s', 640, 648, 0.62) +
    place(616, 362, 0.5, owl()) +
    place(652, 872, 0.5, squirrel()) +
    place(200, 868, 0.6, bush(front, 5)) +
    place(830, 870, 0.7, bush(front, 8)) +
    place(330, 876, 0.5, fern({ dark: '#1f6e52', base: '#338a58', light: '#8fc868' })) +
    place(372, 880, 0.5, mushroom('#e5524a', '#a12f3d')) +
    place(720, 880, 0.55, flower('#fff', '#dfe6f5')) +
    place(760, 882, 0.45, flower('#ff9cc0', '#e86c9c')) +
    place(270, 884, 0.5, flower('#ffc98f', '#e89a6c')) +
    scatter(16, 9, (next) => use('tuft', 90 + next() * 820, 876 + next() * 12, 0.4 + next() * 0.3)) +
    fireflies(12, 31, [140, 420, 860, 840]),
});
