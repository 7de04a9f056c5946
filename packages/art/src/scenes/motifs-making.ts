import { box, cut, define, disc, line, oval, place, scatter, shape, use } from '../kit/shapes.ts';
import { ripples } from '../kit/land.ts';
import { flower, pine, roundTree, tulip } from '../kit/plants.ts';
import { bridge, sailBoat } from '../kit/buildings.ts';
import { fox } from '../kit/animals/fox.ts';
import { rabbit } from '../kit/animals/rabbit.ts';
import { hedgehog } from '../kit/animals/hedgehog.ts';
import { robin } from '../kit/animals/small.ts';
import type { Motif } from './stage.ts';

const leaf = { dark: '#2f7a56', base: '#55a566', light: '#c5dd70' };

const house = (wall: string, wallShade: string, roof: string, roofShade: string, height = 150): string =>
  cut(`M-60 0L-60-${height}L60-${height}L60 0Z`, wall, shape(`M20-${height + 10}L70-${height + 10}L70 10L20 10Z`, wallShade, 0.7)) + shape(`M-78-${height - 6}L0-${height + 74}L78-${height - 6}Z`, roof) + shape(`M0-${height + 74}L78-${height - 6}L18-${height - 6}Z`, roofShade, 0.8) +
  box(-40, -height + 26, 26, 34, '#fff0c0', 4) + box(14, -height + 26, 26, 34, '#ffe29a', 4) + cut('M-16 0L-16-44C-16-62 16-62 16-44L16 0Z', '#7a4a2e', shape('M2-70L20-70L20 4L2 4Z', '#54301e', 0.8));

const compassRose = (): string =>
  disc(0, 0, 92, '#fff6dc', 0.75) + disc(0, 0, 80, '#e8c98a', 0.5) + [45, 135, 225, 315].map((a) => `<path transform="rotate(${a})" d="M0-60L10-10L0 0L-10-10Z" fill="#8f7a5a"/>`).join('') + [0, 90, 180, 270].map((a) => `<g transform="rotate(${a})"><path d="M0-86L16-16L0 0Z" fill="${a ? '#3f5f7f' : '#a5303a'}"/><path d="M0-86L-16-16L0 0Z" fill="${a ? '#5f86a8' : '#e2574c'}"/></g>`).join('') + disc(0, 0, 10, '#fff6dc');

/** A treasure of places: an island on a map, with a wood, a mountain, houses, a bay with a boat, a compass. */
export const islandMap: Motif = {
  clouds: false,
  defs: define('pine', pine(leaf, 4)) + define('tree', roundTree(leaf, 6)),
  body:
    `<g transform="rotate(-2 640 380)">${shape('M120 130L400 96L660 134L920 96L1170 128L1160 640L900 676L650 640L390 676L130 636Z', '#5a3418', 0.35)}${cut('M110 112L390 78L650 116L910 78L1160 110L1150 622L890 658L640 622L380 658L120 618Z', '#fdf0cc', shape('M390 70L650 110L640 630L380 665Z', '#ecd6a0', 0.8) + shape('M910 70L1170 100L1160 630L890 665Z', '#ecd6a0', 0.6) +
      shape('M-20 90C300 60 1000 60 1300 90L1300 660L-20 660Z', '#9ed3d8', 0.65) + ripples(40, 8, [150, 150, 1060, 620], '#fff', 0.8) +
      shape('M300 420C280 300 380 220 520 226C620 190 780 200 860 270C960 300 1000 400 940 470C900 560 760 580 640 560C500 590 330 560 300 420Z', '#f3dc98') + shape('M328 416C314 318 396 250 524 254C624 220 760 232 834 292C924 320 962 396 910 456C872 530 750 552 640 532C510 560 350 530 328 416Z', '#a5c96c') + shape('M600 532C620 480 560 440 600 400C640 360 700 380 700 320L724 318C730 400 660 390 630 430C606 460 650 500 640 534Z', '#6fc0d8'))}</g>` +
    place(470, 400, 1, shape('M-110 0L-30-120L10-70L40-100L110 0Z', '#8f8a9c') + shape('M-30-120L10-70L40-100L110 0L20 0Z', '#656078', 0.8) + shape('M-30-120L-52-88L-28-76L-8-92Z', '#fff')) + use('tree', 560, 340, 0.5) + use('tree', 630, 320, 0.42) + use('pine', 780, 330, 0.5) + use('pine', 830, 350, 0.56) + use('pine', 735, 350, 0.44) + place(800, 470, 0.62, house('#fff0d8', '#d9b98f', '#d9583f', '#a5352c')) + place(880, 446, 0.46, house('#f7e0c0', '#cfa77a', '#4f86a8', '#2f6080')) + place(660, 440, 0.4, bridge()) +
    line('M450 470C520 510 560 480 600 500M690 500C730 516 760 500 780 490', '#c2413b', 6).replace('stroke-linecap', 'stroke-dasharray="2 16" stroke-linecap') + place(250, 520, 0.6, sailBoat()) + place(1040, 210, 0.86, compassRose()) + place(1080, 690, 1, hedgehog()),
};

/** A small town of different houses on a square, with friends and a flag line. */
export const town: Motif = {
  defs: define('tree', roundTree(leaf, 6)),
  body:
    [[150, '#ffe6c4', '#d9b184', '#c2513f', '#8f3330', 190], [300, '#cfe6ea', '#93b9c4', '#4f7f9c', '#345a78', 150], [450, '#ffd9c9', '#dba48f', '#a5603c', '#74402a', 220], [810, '#fff0d0', '#dcc08f', '#5f9a6c', '#3a7050', 200], [960, '#f3d3e0', '#c99ab0', '#8a5a9c', '#5f3c74', 160], [1110, '#ffe6b8', '#dab270', '#d9803a', '#a5582a', 210]].map(([x, a, b, c, d, h]) => place(x as number, 600, 1.16, house(a as string, b as string, c as string, d as string, h as number))).join('') +
    cut('M570 600L570 330L710 330L710 600Z', '#f6ead2', shape('M660 320L720 320L720 610L660 610Z', '#cdb48c', 0.8)) + shape('M550 336L640 220L730 336Z', '#3f7f8f') + shape('M640 220L730 336L664 336Z', '#285a68') + disc(640, 400, 36, '#fff') + disc(640, 400, 36, '#cdb48c', 0.35) + disc(640, 400, 29, '#fffaf0') + line('M640 400L640 380M640 400L656 408', '#3b2430', 5) + cut('M606 600L606 520C606 476 674 476 674 520L674 600Z', '#7a4a2e', shape('M642 470L680 470L680 610L642 610Z', '#54301e', 0.8)) +
    line('M120 300C300 380 480 330 600 270M680 270C820 350 980 380 1160 300', '#7a5a40', 4) + [[200, 334], [290, 350], [390, 344], [490, 318], [760, 312], [860, 344], [960, 350], [1060, 334]].map(([x, y], i) => shape(`M${x! - 18} ${y}L${x! + 18} ${y}L${x} ${y! + 40}Z`, ['#e2574c', '#ffc13d', '#4f9fc0', '#6fb560'][i % 4]!)).join('') +
    shape('M-20 600C300 580 1000 580 1300 600L1300 740L-20 740Z', '#d9bd84') + scatter(26, 6, (next) => oval(next() * 1280, 620 + next() * 90, 26, 8, '#b5945c', 0.4)) + use('tree', 60, 640, 1.2) + use('tree', 1226, 640, 1.2) + place(440, 690, 0.9, fox({ base: '#c2413b', light: '#ef7a6c' })) + place(840, 690, 0.9, rabbit()),
};

const gear = (r: number, color: string, shade: string): string => Array.from({ length: 8 }, (_, i) => `<rect x="${-r * 0.17}" y="${-r * 1.2}" width="${r * 0.34}" height="${r * 0.5}" rx="${r * 0.08}" transform="rotate(${i * 45})" fill="${i > 1 && i < 5 ? shade : color}"/>`).join('') + disc(0, 0, r, color) + shape(`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.4} ${r * 1.4} 0 0 0 0 ${-r}Z`, shade, 0.8) + disc(0, 0, r * 0.42, '#fff6dc', 0.9);

const robot = (): string =>
  oval(0, 4, 120, 14, '#06121f', 0.25) + box(-62, -40, 40, 40, '#5a6c94', 10) + box(22, -40, 40, 40, '#465680', 10) + cut('M-90-190C-90-210-76-220-60-220L60-220C76-220 90-210 90-190L84-50C84-36 74-30 60-30L-60-30C-74-30-84-36-84-50Z', '#dfe9f6', shape('M30-230L100-230L100-20L20-20Z', '#9fb4d4', 0.75) + shape('M-90-220L-66-220L-60-30L-90-30Z', '#fff', 0.7)) + box(-46, -180, 92, 66, '#27406c', 12) + line('M-30-146L-14-146L-6-164L8-130L16-146L32-146', '#6ff0c8', 6) + disc(-24, -84, 11, '#ff7a5c') + disc(6, -84, 11, '#ffc94d') + disc(36, -84, 11, '#5fd08f') +
  line('M-88-170C-130-160-140-120-136-90', '#8fa3c4', 20) + line('M88-170C134-176 150-210 156-236', '#8fa3c4', 20) + box(-16, -240, 32, 24, '#7f92b4', 4) + cut('M-86-340C-86-372-60-386-30-386L30-386C60-386 86-372 86-340L86-290C86-258 60-240 30-240L-30-240C-60-240-86-258-86-290Z', '#eef4fb', shape('M30-400L100-400L100-230L24-230Z', '#a9bcd9', 0.7)) + box(-64, -356, 128, 86, '#27406c', 30) + oval(-28, -316, 13, 17, '#8ff5ff') + oval(28, -316, 13, 17, '#8ff5ff') + disc(-24, -322, 5, '#fff') + disc(32, -322, 5, '#fff') + line('M-20-288C-10-278 10-278 20-288', '#8ff5ff', 5) + line('M0-386L0-418', '#7f92b4', 7) + disc(0, -426, 13, '#ff7a5c') + disc(-4, -430, 4, '#fff', 0.7);

/** A robot that waters flowers, with turning gears behind it. */
export const robotGardener: Motif = {
  body:
    place(250, 250, 1, gear(92, '#ffc94d', '#d99a26')) + place(394, 356, 1, gear(62, '#7fd0c0', '#4a9c98')) + place(1050, 220, 1, gear(74, '#ff9a7a', '#d0604f')) + place(600, 670, 1.2, robot()) + place(438, 566, 1, cut('M-50-40L40-40L34 30L-44 30Z', '#ffb03a', shape('M6-50L60-50L60 40L0 40Z', '#d9801e', 0.7)) + line('M-46-20L-104-52', '#ffb03a', 15) + shape('M-96-72L-122-48L-112-36L-88-58Z', '#d9801e') + line('M-20-44C-10-80 30-80 36-36', '#d9801e', 10)) +
    scatter(7, 4, (next) => shape(`M${Math.round(300 - next() * 60)} ${Math.round(560 + next() * 60)}q8 14 0 20q-8-6 0-20z`, '#bfeaff')) + [200, 262, 322].map((x, i) => place(x, 690, 1.4, flower(['#ff9cc0', '#fff', '#ffc13d'][i]!, ['#e86c9c', '#d6e0f0', '#e8902a'][i]!))).join('') + place(830, 686, 1.4, tulip('#ff6b5e', '#cf3e48')) + place(900, 690, 1.2, flower('#fff', '#d6e0f0')) + place(1060, 684, 1.1, rabbit()),
};

const arrowTile = (turn: number, color: string, shade: string): string => box(-56, -40, 112, 100, shade, 18) + box(-56, -50, 112, 98, color, 18) + `<g transform="translate(0 0) rotate(${turn})">${shape('M-30-10L4-10L4-30L36 0L4 30L4 10L-30 10Z', '#fff')}</g>`;

/** A path of arrow tiles: a programme that leads the hedgehog to its apple. */
export const arrowPath: Motif = {
  body:
    [[250, 600, 0], [380, 600, 0], [510, 600, -90], [510, 490, 0], [640, 490, 0], [770, 490, -90], [770, 380, 0], [900, 380, 0]].map(([x, y, turn], i) => place(x!, y!, 1, arrowTile(turn!, ['#ff9a5c', '#ffc94d', '#5fd0b0', '#8f9aff'][i % 4]!, ['#d0622c', '#d09a20', '#36a088', '#5f68d0'][i % 4]!))).join('') +
    place(96, 654, 1.1, hedgehog()) + place(1046, 410, 1.5, oval(0, 26, 44, 8, '#06121f', 0.25) + cut('M0-44C14-56 40-50 40-20C40 8 18 24 0 20C-18 24-40 8-40-20C-40-50-14-56 0-44Z', '#e5484d', shape('M14-60L60-60L60 30L0 30C26 10 28-30 14-60Z', '#a52a3e', 0.8) + oval(-18, -26, 8, 12, '#fff', 0.45)) + line('M0-44C0-54 4-62 10-66', '#5f3a22', 5) + shape('M6-58C18-72 34-70 40-64C32-52 16-50 6-58Z', '#58b05a')) + place(1160, 600, 1.4, pine({ dark: '#274a8c', base: '#3c66a8', light: '#9ccaf0' }, 5)) + place(960, 660, 1.2, flower('#fff', '#d6e0f0')),
};

/** An easel with a painting of a grove, pots and brushes, a fox as the painter. */
export const easel: Motif = {
  body:
    line('M560 200L440 680M760 200L880 680M660 180L660 640', '#8a5a3c', 20) + line('M552 210L436 672', '#c08a5c', 6) + box(430, 170, 470, 350, '#b57a48', 8) + cut('M448 188L882 188L882 502L448 502Z', '#ffe9c0', shape('M448 188L882 188L882 330C760 300 560 350 448 310Z', '#9fdcf0') + disc(760, 250, 36, '#ffd35c') + shape('M448 360C560 310 700 380 882 330L882 502L448 502Z', '#8fd08a') + shape('M448 420C600 380 760 450 882 400L882 502L448 502Z', '#4fa86c') + place(560, 430, 0.86, roundTree(leaf, 4)) + place(700, 450, 0.6, roundTree({ dark: '#b5506a', base: '#e57a8c', light: '#ffc0b8' }, 6)) + line('M780 470C740 440 720 480 690 460', '#e2574c', 14)) + box(410, 512, 510, 22, '#8a5a3c', 6) +
    [[1010, '#e2574c', '#a5303a'], [1080, '#ffc13d', '#d08a1e'], [1150, '#4f9fe0', '#2c6fb0']].map(([x, c, s]) => place(x as number, 680, 1, cut('M-30-60L30-60L26 0L-26 0Z', '#f6f0e8', shape('M6-70L40-70L40 10L0 10Z', '#c9bccb', 0.7)) + oval(0, -60, 30, 10, c as string) + shape('M-22-56C-20-36-8-36-6-54Z', c as string) + oval(6, -62, 18, 5, s as string, 0.5))).join('') + line('M1080 612L1110 500', '#8a5a3c', 9) + shape('M1104 510L1122 514C1130 490 1126 476 1118 466C1108 478 1100 492 1104 510Z', '#ffc13d') +
    place(250, 684, 1.5, fox({ base: '#5a6fd8', light: '#93a5ff' })) + line('M330 560L410 470', '#8a5a3c', 10) + shape('M402 486L418 468C430 452 424 440 420 432C404 442 396 460 394 476Z', '#e2574c'),
};

const singingNote = (color: string): string => disc(0, 0, 17, color) + line('M15-4L15-72C30-60 44-58 48-40', color, 9);

/** Birds on five wires sing; a guitar leans below. */
export const birdSong: Motif = {
  body:
    line([0, 1, 2, 3, 4].map((i) => `M-20 ${190 + i * 50}C300 ${150 + i * 52} 800 ${250 + i * 44} 1300 ${170 + i * 50}`).join(''), '#6d3f78', 5, 0.7) +
    ([[220, 190, '#f0793a', '#7c6a5c'], [420, 246, '#5fa8e0', '#3f6f9c'], [620, 316, '#ffc13d', '#a5702a'], [810, 262, '#e86c9c', '#8f3f6f'], [1010, 340, '#6fc08a', '#3a7f5c']] as const).map(([x, y, breast, back], i) => place(x, y, 1.5, robin({ back, breast }), { flip: i % 2 === 1 })).join('') + place(330, 130, 0.9, singingNote('#7a3f98')) + place(560, 180, 0.8, singingNote('#d9487a')) + place(930, 170, 0.9, singingNote('#7a3f98')) + place(1110, 250, 0.7, singingNote('#e08a2c')) +
    `<g transform="translate(640 560) rotate(24)">${box(-13, -250, 26, 200, '#7a4a2e', 5)}${box(-20, -290, 40, 50, '#54301e', 8)}${cut('M0-100C44-104 66-74 52-44C44-24 54-6 74 10C100 50 70 120 0 120C-70 120-100 50-74 10C-54-6-44-24-52-44C-66-74-44-104 0-100Z', '#d98a42', shape('M20-110L120-110L120 130L10 130C60 90 60 20 20-110Z', '#a55c26', 0.75) + shape('M-60-60C-50-90-20-98 0-96C-26-80-36-60-38-34Z', '#fff', 0.35))}${disc(0, 10, 28, '#4a2a1c')}${box(-30, 74, 60, 12, '#54301e', 4)}${line('M-6-240L-6 78M0-240L0 78M6-240L6 78', '#ffe9c0', 2)}</g>` + place(320, 690, 1.1, hedgehog()) + place(970, 690, 1.05, rabbit()),
};
