import { hills, peak } from '@grove/art/kit/land';
import { bush, farPine, roundTree, tuft } from '@grove/art/kit/plants';
import { box, cut, define, line, place, scatter, shape, use as repeat } from '@grove/art/kit/shapes';
import { cloud, glow, sun, wash } from '@grove/art/kit/sky';
import { linearGradient, random } from '@grove/art/kit/svg';
import { signPost } from '@grove/art/kit/things';
import { wave } from '../draw/motion.ts';
import { loopSeconds, passing, type Backdrop } from './backdrop.ts';

const far = { dark: '#c79a6a', base: '#dcb684', light: '#fff3d6' };
const leaf = { dark: '#56793f', base: '#7a9c4c', light: '#d2d884' };

/** A small house with its gable to the front. */
const house = (wall: string, shade: string, roof: string): string =>
  cut('M-30 0V-44L0-72L30-44V0Z', wall, shape('M6-80H40V10H6Z', shade, 0.6)) +
  shape('M-38-40L0-78L38-40L30-34L0-62L-30-34Z', roof) +
  box(-8, -26, 16, 26, '#7a4a2e', 3) +
  box(-20, -44, 10, 12, '#ffe08a', 2) +
  box(10, -44, 10, 12, '#ffe08a', 2);

const town = [
  [400, 548, 1, '#f6e6c8', '#d8b98a', '#c2513f'],
  [462, 542, 1.2, '#fff3dc', '#dcc39a', '#a8562e'],
  [536, 548, 1, '#f0d9b0', '#cfae7a', '#7a6a9c'],
  [596, 552, 0.9, '#f6e6c8', '#d8b98a', '#c2763f'],
]
  .map(([x, y, s, w, d, r]) =>
    place(x as number, y as number, s as number, house(w as string, d as string, r as string)),
  )
  .join('');
const tower = place(
  690,
  556,
  1,
  cut('M-24 0L-20-150H20L24 0Z', '#e8d2a8', shape('M4-160H40V10H4Z', '#b8976a', 0.7)) +
    shape('M-30-150L0-206L30-150Z', '#a8562e') +
    box(-8, -130, 16, 24, '#7a5a3c', 8),
);

const land =
  place(240, 500, 1, peak(460, 210, far, 4)) +
  place(1_020, 500, 1, peak(560, 250, far, 9)) +
  hills(1_280, 760, 456, 26, 5, 2, '#e6cf94', { drop: 0.04 }) +
  scatter(10, 3, (next, i) => repeat('pine', 700 + i * 62 + next() * 24, 488 + next() * 10, 0.24 + next() * 0.12)) +
  hills(1_280, 760, 500, 20, 4, 6, '#cdc576', { drop: 0.06 }) +
  shape(
    'M740 500C700 510 780 520 720 534C640 552 560 556 640 580C760 612 620 640 520 668C440 690 400 710 380 740H640C640 712 700 690 760 664C850 624 800 596 720 578C660 562 700 552 770 534C820 520 770 510 756 500Z',
    '#f3e0b0',
  ) +
  town +
  tower +
  hills(1_280, 760, 592, 10, 3, 21, '#a9b75e', { drop: 0, rimOpacity: 0 });
const road =
  shape(
    'M704 578C790 600 850 624 760 664C700 690 640 712 640 740H380C400 710 440 690 520 668C620 640 720 612 640 584Z',
    '#f3e0b0',
  ) +
  line(
    'M690 584C770 604 800 628 720 660C660 684 590 706 570 740M660 586C720 606 700 640 620 664C540 688 470 708 450 740',
    '#d9bd84',
    4,
    0.6,
  );
const front =
  place(180, 690, 0.9, roundTree(leaf, 4)) +
  place(90, 716, 0.7, roundTree(leaf, 8)) +
  place(300, 712, 0.74, signPost()) +
  scatter(26, 6, (next) => repeat('tuft', next() * 1_280, 706 + next() * 24, 0.5 + next() * 0.5)) +
  place(1_120, 720, 1.1, bush(leaf, 4)) +
  place(990, 726, 0.7, bush(leaf, 7));

const next = random(9);
const birds = Array.from({ length: 7 }, (_, i) => ({
  offset: i * 0.03 + next() * 0.02,
  y: 150 + i * 12 + next() * 20,
  s: 8 + next() * 6,
}));

/** Old roads over the hills to a small town with a tower. */
export const socialStudies: Backdrop = {
  seconds: loopSeconds,
  defs:
    linearGradient('sky', [
      [0, '#f2b872'],
      [0.5, '#fbdca4'],
      [1, '#fff6dc'],
    ]) +
    glow('sunlight', '#fff6cf') +
    define('cloud', cloud(9, { face: '#fffaf0', shade: '#e2b98a' })) +
    define('pine', farPine('#a9a65c')) +
    define('tuft', tuft(leaf)),
  draw: (phase) =>
    wash(1_280, 720, 'url(#sky)') +
    sun(880, 176, 50, 'sunlight', '#fff2c4') +
    (
      [
        [200, 120, 0.6, 0],
        [560, 96, 0.46, 0.3],
        [1_110, 130, 0.6, 0.7],
      ] as const
    )
      .map(([x, y, s, o]) => repeat('cloud', x + 30 * wave(phase, 1, o), y, s))
      .join('') +
    birds
      .map(({ offset, y, s }) => {
        const x = passing(phase, offset, 1, [-60, 1_340]);
        const flap = s * (0.35 + 0.3 * wave(phase, 12, offset * 9));
        return line(
          `M${(x - s).toFixed(1)} ${(y - flap).toFixed(1)}Q${(x - s * 0.4).toFixed(1)} ${(y - flap * 1.3).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Q${(x + s * 0.4).toFixed(1)} ${(y - flap * 1.3).toFixed(1)} ${(x + s).toFixed(1)} ${(y - flap).toFixed(1)}`,
          '#8a6a4c',
          3,
        );
      })
      .join('') +
    land +
    road +
    `<g transform="translate(690 350)">${line('M0 0V-44', '#7a5a3c', 5)}<path d="M0-44C14 ${(-50 + 5 * wave(phase, 4)).toFixed(1)} 26 ${(-38 - 5 * wave(phase, 4)).toFixed(1)} 44 ${(-43 + 4 * wave(phase, 4, 0.2)).toFixed(1)}V-21C26 ${(-16 - 5 * wave(phase, 4)).toFixed(1)} 14 ${(-28 + 5 * wave(phase, 4)).toFixed(1)} 0-22Z" fill="#d8473f"/></g>` +
    front,
};
