import { box, cut, define, disc, line, oval, place, scatter, shape, use } from '../kit/shapes.ts';
import { fireflies, glow } from '../kit/sky.ts';
import { crown, flower } from '../kit/plants.ts';
import { greatTrunk } from '../kit/old-tree.ts';
import { sailBoat } from '../kit/buildings.ts';
import { lantern, openBook } from '../kit/things.ts';
import { rabbit, rabbitCoats } from '../kit/animals/rabbit.ts';
import { hedgehog } from '../kit/animals/hedgehog.ts';
import { owl } from '../kit/animals/owl.ts';
import { fox } from '../kit/animals/fox.ts';
import { bear } from '../kit/animals/bear.ts';
import { robin } from '../kit/animals/small.ts';
import type { Motif } from './stage.ts';

const lines = (x: number, y: number, w: number, count: number): string => line(Array.from({ length: count }, (_, i) => `M${x} ${y + i * 20}l${i === count - 1 ? w * 0.6 : w}-6`).join(''), '#bfa98a', 5, 0.65);
const wave = (y: number, color: string, seed: number): string => { const d = scatter(13, seed, (_, i) => (i ? 't66 0' : `M220 ${y}q33-40 66 0`)); return shape(`${d}L1100 640L220 640Z`, color); };

/** The swell of water that rises from the pages. */
const swell = 'M250 600C270 500 330 440 400 456C430 420 500 420 530 448C570 416 640 420 664 448C700 416 770 420 800 450C860 424 900 440 930 470C990 490 1020 540 1030 600Z';

/** A big open book whose pages become a sea; a boat sails out of it. */
export const bookBoat: Motif = {
  body:
    oval(640, 668, 430, 26, '#06121f', 0.28) + shape('M180 560C340 520 520 540 640 610C760 540 940 520 1100 560L1110 660C940 620 760 640 640 690C520 640 340 620 170 660Z', '#b23a48') + shape('M640 610C760 540 940 520 1100 560L1110 660C940 620 760 640 640 690Z', '#7f2438', 0.55) +
    cut(swell, '#1f74ac', wave(470, '#2f8fc0', 3) + wave(505, '#4fb0d8', 3)) + place(660, 512, 2.1, sailBoat('#fff6e2', '#c2513f')) + cut(swell, 'none', place(36, 0, 1, wave(536, '#7fd0ea', 3)) + wave(566, '#bfe9f4', 3)) +
    shape('M190 544C340 500 520 530 640 596L640 660C520 600 340 580 182 626Z', '#fffaf0') + shape('M1090 544C940 500 760 530 640 596L640 660C760 600 940 580 1098 626Z', '#f1e2c8') + lines(240, 566, 300, 3) + line('M740 588C840 552 940 546 1040 560M730 612C840 574 940 566 1040 580', '#bfa98a', 5, 0.65) +
    place(470, 440, 1, fishLeap()) + place(900, 200, 1.1, gull()) + place(990, 260, 0.8, gull()) + place(330, 250, 0.9, gull()),
};

function fishLeap(): string {
  return `<g transform="rotate(-24)">${cut('M-50 0C-30-30 24-32 50 0C24 32-30 30-50 0Z', '#ff9a4d', shape('M-60 4L70 4L70 40L-60 40Z', '#d9622c', 0.6))}${shape('M-46 0C-66-22-80-24-88-20C-82-8-82 8-88 20C-80 24-66 22-46 0Z', '#ff7a3d')}${disc(28, -6, 7, '#fff')}${disc(30, -6, 4, '#1d1018')}</g>`;
}

function gull(): string {
  return shape('M0 0C-16-26-44-34-70-24C-46-22-24-10-8 10C10-6 34-16 62-12C40-28 16-22 0 0Z', '#fff') + shape('M-8 10C10-6 34-16 62-12C40-20 14-14-6 4Z', '#c9b0b8', 0.6);
}

const bookStack = (): string => box(-70, -26, 140, 26, '#2f7f8f', 5) + box(-70, -26, 140, 8, '#57b0bd', 4) + box(-60, -50, 128, 24, '#c2413b', 5) + box(-60, -50, 128, 8, '#e8746a', 4) + box(-66, -76, 112, 26, '#e0a030', 5) + box(-66, -76, 112, 8, '#ffd06a', 4);

/** A rabbit and a hedgehog read together by lantern light under a bough. */
export const readingRabbit: Motif = {
  defs: glow('lamp', '#ffcf74', 0.95),
  body:
    place(250, 680, 0.8, greatTrunk({ dark: '#3a2036', base: '#6d4048', light: '#c98a6a' }, '#ffc998'), { flip: true }) + place(0, 0, 1, [[60, 130, 240, 130], [330, 70, 250, 120], [560, 60, 190, 90]].map(([x, y, rx, ry], i) => crown(x!, y!, rx!, ry!, { dark: '#5a2f52', base: '#8f4a58', light: '#ffb27a' }, 4 + i * 3, 13)).join('')) + line('M640 130L640 230', '#3a2036', 4) + place(640, 226, 1.3, lantern('lamp')) +
    place(560, 650, 1.36, rabbit(rabbitCoats.snow)) + place(800, 650, 1.3, hedgehog()) + place(676, 652, 1.5, openBook('#2f7f8f')) + place(1010, 660, 1.2, bookStack()) + place(1000, 568, 1, robin(), { flip: true }) + fireflies(14, 6, [420, 240, 1180, 600]),
};

const envelope = (): string => cut('M-70-90L70-90L70 0L-70 0Z', '#fff6e2', shape('M-70 0L0-52L70 0Z', '#e8d3ae') + shape('M-70-90L0-36L70-90L70-96L-70-96Z', '#f3e2c2') + line('M-70-90L0-36L70-90', '#c9ad80', 4)) + disc(0, -42, 13, '#d9483f') + disc(-4, -46, 4, '#fff', 0.5);

/** An owl writing with a quill; letters lie about. */
export const quillOwl: Motif = {
  defs: define('letter', envelope()),
  body:
    oval(640, 660, 420, 24, '#06121f', 0.22) + place(640, 556, 1.7, owl()) + cut('M220 560L1060 560L1080 600L200 600Z', '#c98b54', shape('M190 584L1090 584L1090 610L190 610Z', '#8f5a32')) + shape('M280 600L330 600L310 720L270 720Z', '#8f5a32') + shape('M950 600L1000 600L1010 720L970 720Z', '#7a4a28') +
    shape('M470 556L560 500L800 500L860 556Z', '#fffaf0') + shape('M700 500L800 500L860 556L720 556Z', '#ecdcc0', 0.6) + line('M560 520C620 514 680 526 740 518M540 538C620 532 700 544 790 536', '#7f8fb0', 5, 0.8) +
    cut('M880 556C870 516 884 500 900 496L900 476L950 476L950 496C966 500 980 516 970 556Z', '#3f5fa0', shape('M930 470L990 470L990 560L920 560Z', '#26407a', 0.8) + oval(896, 524, 6, 14, '#fff', 0.5)) +
    cut('M770 526C800 420 880 300 980 250C970 350 900 450 800 500L778 530Z', '#ff9a5c', shape('M980 250C970 350 900 450 800 500L778 530C830 440 900 340 980 250Z', '#d9622c', 0.75) + line('M776 528C830 430 900 340 974 258', '#fff0dc', 4)) +
    place(330, 560, 0.9, use('letter', 0, 0), { rotate: -8 }) + place(390, 556, 0.8, use('letter', 0, 0), { rotate: 12 }) + place(250, 330, 0.7, use('letter', 0, 0), { rotate: -18 }) + place(1090, 300, 0.6, use('letter', 0, 0), { rotate: 16 }) + line('M330 330C380 350 400 320 440 340', '#fff', 5, 0.6) + place(1040, 560, 0.9, flower('#ff9cc0', '#e86c9c')),
};

const bubble = (color: string, shade: string, mark: string): string => cut('M-92-130C-92-160-70-174-40-174L52-174C82-174 100-156 100-130L100-78C100-50 82-36 52-36L10-36L-34 0L-30-36L-40-36C-72-36-92-50-92-78Z', color, shape('M-100-60C-40-40 60-40 110-70L110 10L-100 10Z', shade, 0.5) + mark);
const story = line('M-56-128L64-128M-56-104L36-104M-56-80L54-80', '#fff', 9, 0.85);

/** A fox and a bear tell each other stories, in bubbles of leaf and paper. */
export const talkingTree: Motif = {
  body:
    place(380, 660, 1.4, fox()) + place(900, 664, 1.36, bear('#3f7fb0')) + place(548, 310, 1.2, bubble('#ff9a5c', '#d9622c', story)) + place(790, 318, 1, bubble('#4f9fc0', '#2c6f98', disc(-30, -106, 20, '#ffe08a') + shape('M-20-60C10-110 40-110 70-60Z', '#bfe6a0') + disc(46, -120, 9, '#fff', 0.8)), { flip: true }) + place(1080, 330, 0.6, bubble('#e86c9c', '#b0406f', shape('M0-70C-40-96-40-130-14-132C-4-132 0-124 4-116C8-124 12-132 22-132C48-130 48-96 4-68Z', '#fff', 0.9))) +
    place(640, 668, 1, openBook('#c2413b')) + place(170, 664, 1.1, flower('#fff', '#dfe6f5')) + place(1150, 670, 1.1, flower('#ffc13d', '#e8902a')) + place(1080, 676, 0.9, flower('#ff9cc0', '#e86c9c')),
};
