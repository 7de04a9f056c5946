import { blob, curve } from '../kit/svg.ts';
import { box, cut, define, disc, line, oval, place, scatter, shape, use } from '../kit/shapes.ts';
import { cloud, puff } from '../kit/sky.ts';
import { peak, ripples } from '../kit/land.ts';
import { flower, roundTree } from '../kit/plants.ts';
import { rabbit } from '../kit/animals/rabbit.ts';
import { hedgehog } from '../kit/animals/hedgehog.ts';
import { butterfly, squirrel } from '../kit/animals/small.ts';
import type { Motif } from './stage.ts';

const leaf = { dark: '#2a7a4e', base: '#49a05a', light: '#b9dc6c' };

const plant = (color: string, shade: string): string => shape('M0-20C-26-30-34-54-22-70C-8-62-2-44 0-28C2-44 8-62 22-70C34-54 26-30 0-20Z', '#4fa75a') + shape('M0-24C2-44 8-62 22-70C34-54 26-30 0-20Z', '#2f8350') + cut('M-24-22C-24-42 24-42 24-22C24 0 10 12 0 14C-10 12-24 0-24-22Z', color, shape('M6-44L40-44L40 20L0 20C14 0 14-20 6-44Z', shade, 0.8) + oval(-10, -24, 6, 8, '#fff', 0.4));
const picket = shape('M-13 0L-13-84L0-104L13-84L13 0Z', '#fff8ea') + shape('M3-100L13-84L13 0L3 0Z', '#d9c8ac');

/** Three rows of four beds inside a fence: twelve plants to count. */
export const countedGarden: Motif = {
  defs: define('picket', picket) + define('beet', plant('#e0566a', '#a5304e')) + define('gourd', plant('#ffab3d', '#d97a1e')) + define('berry', plant('#8a7be0', '#5a4ab0')) + define('bed', cut('M-82-34L82-34L92 40L-92 40Z', '#9a6540', shape('M-100 22L100 22L100 50L-100 50Z', '#6d4229') + shape('M-82-34L82-34L83-26L-83-26Z', '#c48f5f'))),
  body:
    box(250, 296, 784, 10, '#f1e2c6', 4) + box(250, 340, 784, 10, '#f1e2c6', 4) + scatter(13, 1, (_, i) => use('picket', 266 + i * 63, 372, 0.86)) + shape('M196 372L1084 372L1150 716L130 716Z', '#5f8f4a', 0.55) +
    [0, 1, 2].map((row) => [0, 1, 2, 3].map((col) => { const s = 0.86 + row * 0.14; const x = 640 + (col - 1.5) * 208 * s; const y = 410 + row * 104; return use('bed', x, y, s) + use(['beet', 'gourd', 'berry'][row]!, x, y + 4, s * 0.98); }).join('')).join('') +
    place(1150, 690, 1, rabbit()) + place(96, 560, 1.2, roundTree(leaf, 5)),
};

const apple = cut('M0-44C14-56 40-50 40-20C40 8 18 24 0 20C-18 24-40 8-40-20C-40-50-14-56 0-44Z', '#e5484d', shape('M14-60L60-60L60 30L0 30C26 10 28-30 14-60Z', '#a52a3e', 0.8) + oval(-18, -26, 8, 12, '#fff', 0.45)) + line('M0-44C0-54 4-62 10-66', '#5f3a22', 5) + shape('M6-58C18-72 34-70 40-64C32-52 16-50 6-58Z', '#58b05a');
const cube = shape('M-34-26L0-40L34-26L0-12Z', '#ffe08a') + shape('M-34-26L0-12L0 30L-34 14Z', '#ffc13d') + shape('M34-26L0-12L0 30L34 14Z', '#d98f1e');

/** A balance: three apples are worth four cubes. */
export const scales: Motif = {
  defs: define('apple', apple) + define('cube', cube),
  body:
    oval(640, 640, 190, 18, '#06121f', 0.22) + cut('M520 640C540 600 600 596 616 560L624 250L656 250L664 560C680 596 740 600 760 640Z', '#b5743f', shape('M644 240L780 240L780 660L650 660Z', '#7a4726', 0.8) + shape('M626 250L634 250L632 560L622 580Z', '#e0aa6a', 0.7)) +
    disc(640, 238, 30, '#ffcf5c') + disc(632, 230, 12, '#fff', 0.5) + cut('M300 262C420 238 560 250 640 250C720 250 860 238 980 262L980 282C860 262 720 276 640 276C560 276 420 262 300 282Z', '#c98648', shape('M280 270L1000 270L1000 300L280 300Z', '#8a5530', 0.6)) +
    [[312, 270], [968, 270]].map(([x, y]) => line(`M${x} ${y}L${x! - 130} ${y! + 190}M${x} ${y}L${x! + 130} ${y! + 190}`, '#6a4a36', 4) + cut(`M${x! - 160} ${y! + 188}L${x! + 160} ${y! + 188}C${x! + 140} ${y! + 250} ${x! - 140} ${y! + 250} ${x! - 160} ${y! + 188}Z`, '#5fa3c9', shape(`M${x} ${y! + 180}L${x! + 200} ${y! + 180}L${x! + 200} ${y! + 260}L${x! - 40} ${y! + 260}Z`, '#35789f', 0.6)) + box(x! - 166, y! + 180, 332, 14, '#8fc6e2', 7)).join('') +
    use('apple', 232, 440) + use('apple', 392, 440) + use('apple', 312, 436, 1.1) + use('cube', 898, 424) + use('cube', 968, 424) + use('cube', 1038, 424) + use('cube', 968, 374) + place(1130, 664, 1.1, squirrel(), { flip: true }),
};

/** A bean that sprouts: leaves in the light, roots in the soil. */
export const seedling: Motif = {
  grass: false,
  defs: define('stone', shape(curve(blob(0, 0, 28, 18, { corners: 8, wobble: 0.3, seed: 4 }), true), '#8a6248') + oval(-6, -5, 14, 7, '#b08a68', 0.7)),
  body:
    shape('M-20 448C200 424 420 460 640 446C860 432 1080 462 1300 444L1300 740L-20 740Z', '#4a9a5c') + shape('M-20 462C200 438 420 474 640 460C860 446 1080 476 1300 458L1300 740L-20 740Z', '#8a5a3c') + shape('M-20 560C220 534 420 580 660 560C900 540 1080 580 1300 556L1300 740L-20 740Z', '#6d432e') + shape('M-20 654C260 634 420 670 660 654C900 640 1080 664 1300 650L1300 740L-20 740Z', '#523024') +
    [[160, 530], [330, 610], [980, 520], [1140, 610], [860, 676], [240, 690], [480, 540], [1210, 506]].map(([x, y]) => use('stone', x!, y!, 0.6 + (y! % 3) * 0.24)).join('') +
    line('M640 520C632 570 652 610 640 690M636 550C600 570 560 568 520 610M640 590C600 610 590 640 556 668M642 560C690 574 720 572 764 616M642 610C680 628 700 650 726 676M560 588C540 600 536 622 520 640M720 590C744 596 766 590 790 596', '#f3dcb8', 9) + line('M640 520C632 570 652 610 640 690', '#fff3da', 4) +
    cut('M640 476C692 470 706 512 690 532C672 552 604 552 592 526C582 500 602 478 640 476Z', '#c9824a', shape('M650 470L720 470L720 560L630 560C670 540 680 500 650 470Z', '#8f5530', 0.75) + oval(616, 498, 14, 8, '#fff', 0.4)) +
    line('M640 480C632 400 656 330 638 250', '#3f9a4e', 18) + line('M636 480C628 400 650 330 634 250', '#8fd06a', 5) +
    cut('M640 340C560 350 480 310 460 220C560 210 630 256 640 340Z', '#5bb85a', shape('M640 340C600 290 540 240 460 220C470 320 560 360 640 350Z', '#328a4e', 0.7) + line('M636 336C590 286 530 246 474 228', '#c5ea8a', 4)) + cut('M642 300C720 310 810 270 830 170C730 166 654 210 642 300Z', '#6cc863', shape('M642 300C690 240 750 200 830 170C820 280 720 320 642 310Z', '#3a9653', 0.7) + line('M648 294C700 240 760 200 816 180', '#d6f29a', 4)) + cut('M638 260C610 220 614 170 644 140C676 172 672 222 638 260Z', '#a6e075', shape('M644 140L700 140L690 260L638 260C654 220 654 180 644 140Z', '#5fb257', 0.7)) +
    line('M1000 486C960 470 930 500 900 488', '#e79a8f', 16) + disc(896, 486, 9, '#e79a8f') + disc(892, 483, 2.5, '#2b161c') + place(890, 250, 1.3, butterfly('#ffb23e', '#ff7a4d'), { rotate: 14 }) + place(300, 452, 1.1, hedgehog()) + place(1090, 452, 1.2, flower('#ff9cc0', '#e86c9c')) + place(1150, 452, 0.9, flower('#fff', '#dfe6f5')),
};

const drop = 'M0-26C14-6 18 4 14 14C9 24-9 24-14 14C-18 4-14-6 0-26Z';

/** The water cycle: sun, sea, vapour, cloud, rain, river. */
export const waterCycle: Motif = {
  clouds: false,
  defs: define('drop', shape(drop, '#3f9fd8') + shape('M0-26C14-6 18 4 14 14C10 20 4 22 2 21C8 8 6-8 0-26Z', '#2678b0', 0.7) + oval(-6, 4, 3, 6, '#fff', 0.7)),
  body:
    place(940, 560, 1.15, peak(620, 330, { dark: '#4f7f8c', base: '#7fb0b0', light: '#ffffff' }, 4)) + place(1180, 570, 1, peak(420, 220, { dark: '#5a8f92', base: '#96c2b8', light: '#ffffff' }, 8)) +
    shape('M-20 560C200 540 360 552 520 560C600 566 660 590 700 640C720 680 700 720 690 740L-20 740Z', '#2c8fc4') + shape('M-20 582C200 562 340 574 500 582C580 588 640 612 670 660C684 690 676 720 670 740L-20 740Z', '#1f74ac') + ripples(26, 6, [0, 580, 560, 700], '#e6fbff', 0.6) + shape('M930 470C900 520 960 540 900 580C840 610 720 600 660 620L700 650C780 640 900 650 950 590C980 550 930 520 950 470Z', '#7fd0ea') +
    shape('M-20 700C200 676 520 716 760 690C960 668 1120 690 1300 676L1300 740L-20 740Z', '#2a8570') + place(860, 220, 1.5, cloud(4, { face: '#f4fbff', shade: '#8fb4cc' })) + place(1020, 260, 1, cloud(7, { face: '#e2eef6', shade: '#7fa4c0' })) + [[790, 290], [860, 330], [930, 286], [990, 340], [1060, 300], [820, 380], [920, 390]].map(([x, y]) => use('drop', x!, y!, 0.8)).join('') +
    [0, 1, 2].map((i) => line(`M${230 + i * 120} 540q-26-34 0-64t0-64q-20-30 0-54`, '#ffffff', 11, 0.65) + shape(`M${210 + i * 120} 366l20-34l20 34z`, '#fff', 0.75)).join('') + puff(300, 300, 30, '#fff', 0.5) + puff(360, 280, 38, '#fff', 0.6) + line('M420 250C520 170 600 160 680 176', '#fff', 11, 0.8) + shape('M670 148L712 186L660 204Z', '#fff', 0.85) + place(1120, 690, 1, roundTree(leaf, 9)) + place(1220, 700, 0.8, flower('#fff', '#dfe6f5')),
};
