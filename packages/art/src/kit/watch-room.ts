/** What lies in the rooms of a weather watch: tables, records, scales, cups and beds. Each stands on (0, 0) unless it says otherwise. */
import { curve, type Point } from './svg.ts';
import { box, cut, define, disc, line, oval, place, scatter, shape, use, type Tones } from './shapes.ts';

/** A table `width` wide seen from the front, the front edge of its top at (0, 0) and 190 high; the top reaches `depth` up the picture. */
export const desk = (width: number, { dark, base, light }: Tones, depth = 44): string =>
  cut(
    `M${-width / 2 + 26}${-depth}L${width / 2 - 26}${-depth}L${width / 2} 0L${-width / 2} 0Z`,
    base,
    shape(`M${-width / 2}${-depth - 6}L${width * 0.1}${-depth - 6}L${-width * 0.1} 6L${-width / 2} 6Z`, light, 0.55),
  ) +
  box(-width / 2, -2, width, 16, light, 3) +
  box(-width / 2, 8, width, 8, dark, 3) +
  cut(
    `M${-width / 2 + 14} 14L${width / 2 - 14} 14L${width / 2 - 14} 190L${-width / 2 + 14} 190Z`,
    base,
    box(-width / 2, 12, width, 16, dark, 0, 0.5) +
      box(width * 0.2, 12, width, 200, dark, 0, 0.4) +
      line(`M${-width * 0.16} 14L${-width * 0.16} 190M${width * 0.17} 14L${width * 0.17} 190`, dark, 4, 0.6),
  );

/** A window `width` by `height` around (0, 0); `view` is cut to its glass. */
export const windowOn = (
  width: number,
  height: number,
  view: string,
  { dark, base, light }: Tones,
  panes = 2,
): string => {
  const [x, y] = [-width / 2, -height / 2];
  return (
    box(x - 16, y - 16, width + 32, height + 32, dark, 8) +
    box(x - 16, y - 16, width + 28, height + 26, base, 8) +
    box(x - 16, y - 16, width + 26, 6, light, 3) +
    cut(
      `M${x} ${y}h${width}v${height}h${-width}Z`,
      '#2f4a6c',
      view + shape(`M${x} ${y}L${x + width * 0.24} ${y}L${x + width * 0.02} ${-y}L${x} ${-y}Z`, '#fff', 0.12),
    ) +
    Array.from({ length: panes - 1 }, (_, i) => box(x + (width * (i + 1)) / panes - 5, y, 10, height, base)).join('') +
    box(x, -4, width, 8, base) +
    box(x - 28, -y + 10, width + 56, 18, base, 4) +
    box(x - 28, -y + 10, width + 56, 6, light, 3) +
    box(x - 24, -y + 28, width + 48, 8, '#06121f', 3, 0.18)
  );
};

/** A fat logbook lying open, 230 wide; a corner may be `bitten` off. */
export const logbook = (bitten = false): string =>
  shape('M-124 4C-60-14-20-10 0 0C20-10 60-14 124 4L124 24C60 8 20 12 0 24C-20 12-60 8-124 24Z', '#23506c') +
  [10, 5, 0]
    .map((d) =>
      shape(
        `M-118 ${d}C-60 ${d - 20} -20 ${d - 14} 0 ${d}C20 ${d - 14} 60 ${d - 20} 118 ${d}L112 ${d - 50}C60 ${d - 66} 20 ${d - 62} 0 ${d - 48}C-20 ${d - 62} -60 ${d - 66} ${bitten ? `-84 ${d - 60}C-82 ${d - 52} -90 ${d - 50} -92 ${d - 44}C-98 ${d - 48} -104 ${d - 40} -106 ${d - 34}` : `-112 ${d - 50}`}Z`,
        d ? '#d9c9a4' : '#fff8e6',
      ),
    )
    .join('') +
  shape('M0 0C20-14 60-20 118 0L112-50C60-66 20-62 0-48Z', '#e6d6b0', 0.6) +
  line(
    'M-96-14C-66-24-34-24-12-14M-92-28C-62-38-32-38-12-28M-70-42C-50-48-30-48-12-42M12-14C34-24 66-24 96-14M12-28C32-38 62-38 94-28M12-42C30-50 60-52 90-42',
    '#a98f66',
    3,
    0.75,
  );

const goatStamp =
  'M-7-2C-3-6 8-7 12-3C14-5 15-6 16-5C16-2 14-1 13-1L13 10L10 10L9 4L-1 4L-3 10L-6 10L-7 3C-8 1-9 0-10-1L-12 6L-14 0C-17 0-18-2-18-4L-11-9C-12-14-8-18-2-17C-6-15-7-11-7-8C-5-7-6-4-7-2Z';

/** A sheet of `columns` × `rows` goat stamps, 42 by 46 each, from (0, 0) on; those whose place is in `storms` have a dark cloud beside them. */
export function goatCalendar(
  columns: number,
  rows: number,
  storms: readonly number[],
  dark = '#34507a',
): { readonly defs: string; readonly body: string } {
  const [w, h] = [columns * 42, rows * 46];
  return {
    defs:
      define('goat-stamp', shape(goatStamp, '#8f7a5e')) +
      define(
        'storm-stamp',
        shape('M-11 5C-16 5-16-3-10-4C-9-12 3-13 5-6C12-8 15 5 8 5Z', dark) +
          shape('M-2 5L-6 13L-1 12L-3 19L6 9L1 10L3 5Z', '#f2a92c'),
      ),
    body:
      box(-18, -40, w + 40, h + 66, '#06121f', 4, 0.2) +
      box(-24, -46, w + 48, h + 66, '#fbf3df', 4) +
      box(-24, -46, w + 48, 28, '#c2604a', 4) +
      [0.2, 0.5, 0.8].map((t) => box(w * t - 6, -58, 12, 26, '#8d94a8', 5)).join('') +
      line(
        Array.from({ length: rows + 1 }, (_, i) => `M0 ${i * 46}L${w} ${i * 46}`).join('') +
          Array.from({ length: columns + 1 }, (_, i) => `M${i * 42} 0L${i * 42} ${h}`).join(''),
        '#d9c9a4',
        2,
      ) +
      Array.from({ length: columns * rows }, (_, i) => {
        const [x, y, storm] = [(i % columns) * 42 + 21, Math.floor(i / columns) * 46 + 24, storms.includes(i)];
        return (
          (storm ? box(x - 20, y - 23, 40, 44, '#ffdf9c', 3) : '') +
          use('goat-stamp', storm ? x - 6 : x, storm ? y + 8 : y + 2, storm ? 0.78 : 1) +
          (storm ? use('storm-stamp', x + 7, y - 9, 0.86) : '')
        );
      }).join(''),
  };
}

/** The coast of the island around (0, 0), 270 wide and 240 high. */
const coast =
  'M-132 10C-146-20-112-44-118-70C-84-112-40-98-6-114C40-128 66-104 100-92C140-60 120-34 136-4C142 40 112 56 104 84C70 122 34 100 4 118C-40 126-64 104-98 92C-128 66-120 34-132 10Z';

/** Fifty tracks over a sea chart, 660 wide and 380 high around (0, 0): fifteen in amber cross the island, thirty-five in blue pass it. */
export function stormChart(): string {
  const [start, island]: readonly Point[] = [
    [-300, 150],
    [70, -10],
  ];
  const track = (offset: number): string => {
    const [dx, dy] = [0.92, -0.4];
    const [nx, ny] = [0.4, 0.92];
    const at = (along: number, k: number): Point => [
      island![0] + dx * along + nx * offset * k,
      island![1] + dy * along + ny * offset * k,
    ];
    const bend = (k: number): Point => [at(-170, 0.42)[0] + nx * k, at(-170, 0.42)[1] + ny * k];
    return curve([
      start!,
      bend(26 + Math.abs(offset) * 0.1),
      at(-40, 1),
      at(140, 1.36 + ((offset * 7) % 5) * 0.02),
      at(300, 1.5),
    ]);
  };
  const blues = [
    ...Array.from({ length: 20 }, (_, i) => -66 - i * 6.4),
    ...Array.from({ length: 15 }, (_, i) => 64 + i * 7),
  ];
  const ambers = Array.from({ length: 15 }, (_, i) => -42 + i * 6);
  const land = (grow: number, fill: string): string =>
    `<path transform="translate(${island![0]} ${island![1]}) scale(${grow * 0.46})" d="${coast}" fill="${fill}"/>`;
  return (
    line(
      Array.from({ length: 8 }, (_, i) => `M${-330 + i * 94}-190L${-330 + i * 94} 190`).join('') +
        [-120, -40, 40, 120].map((y) => `M-330 ${y}L330 ${y}`).join(''),
      '#2f7f9a',
      2,
      0.4,
    ) +
    land(1.36, '#1f6a86') +
    shape('M-330 190L-330 120C-300 110-280 140-250 150C-230 170-240 180-230 190Z', '#3f8f80') +
    line(blues.map(track).join(''), '#7fc4f0', 2.2, 0.72) +
    land(1, '#3f9c78') +
    land(0.84, '#7cc48c') +
    line(ambers.map(track).join(''), '#ffb52e', 2.4, 0.95) +
    disc(start![0], start![1], 17, '#fff', 0.25) +
    disc(start![0], start![1], 9, '#fff')
  );
}

const toyBus = (): string =>
  cut(
    'M-52-54C-52-62-46-66-38-66L40-66C50-66 56-58 58-46L60-16C60-10 56-8 50-8L-46-8C-52-8-54-12-54-18Z',
    '#2f9c96',
    shape('M10-70L70-70L70 0L-60 0L-60-18L10-18Z', '#17625f', 0.45) +
      shape('M-56-60L-44-66L40-66L40-60Z', '#8fe0d0', 0.8),
  ) +
  [-42, -18, 6].map((x) => box(x, -54, 18, 20, '#eaf6ff', 3)).join('') +
  shape('M32-54L48-54L53-34L32-34Z', '#eaf6ff') +
  [-30, 36].map((x) => disc(x, -8, 13, '#2a2438') + disc(x, -8, 5.5, '#c9cfd9')).join('');
const toyHouse = (): string =>
  cut('M-34 0L-34-46L34-46L34 0Z', '#f0a24f', shape('M10-50L40-50L40 4L10 4Z', '#b5682c', 0.6)) +
  shape('M-46-42L0-82L46-42Z', '#c2483f') +
  shape('M0-82L46-42L14-42Z', '#8a2c34', 0.8) +
  box(-22, -36, 18, 18, '#ffe9a8', 2) +
  box(8, -34, 16, 34, '#6d3a2a', 2) +
  cut(
    'M-70 6C-60-24-34-40-8-34C-26-30-30-14-16-10C-2-6 10-26 30-22C22-16 24-6 34-4C46-2 54-10 62-12L66 6Z',
    '#4fa9d0',
    shape('M-70 8C-60-22-34-40-8-34C-40-30-46-10-40 8Z', '#bfe8f6', 0.9) +
      shape('M-20 8C0-6 30 6 66-4L66 10Z', '#23729c', 0.6),
  );

/** Old brass scales about 520 wide and 400 high: a toy bus on the left pan, a toy house with a wave on the right; `tilt` in degrees lowers the right one. */
export function oldScales(tilt = 0): string {
  const [dark, base, light] = ['#8a5a1f', '#d9a23c', '#ffe39a'];
  const a = (tilt * Math.PI) / 180;
  const pan = (side: number, load: string): string => {
    const [x, y] = [side * 190 * Math.cos(a), -330 + side * 190 * Math.sin(a)];
    return (
      line(`M${x} ${y}L${x - 84} ${y + 170}M${x} ${y}L${x + 84} ${y + 170}`, dark, 3.5) +
      place(x, y + 172, 1, load) +
      cut(
        `M${x - 106} ${y + 168}L${x + 106} ${y + 168}C${x + 80} ${y + 206} ${x - 80} ${y + 206} ${x - 106} ${y + 168}Z`,
        base,
        shape(`M${x + 10} ${y + 160}L${x + 120} ${y + 160}L${x + 120} ${y + 210}L${x - 20} ${y + 210}Z`, dark, 0.55) +
          oval(x - 50, y + 178, 34, 6, light, 0.9),
      ) +
      disc(x, y, 7, dark)
    );
  };
  return (
    oval(4, 4, 130, 14, '#06121f', 0.26) +
    cut(
      'M-104 4C-96-24-30-30-16-50L16-50C30-30 96-24 104 4Z',
      base,
      shape('M14-60L120-60L120 10L0 10Z', dark, 0.6) +
        shape('M-104 4C-94-20-40-24-20-40L-10-30C-30-10-70-4-80 4Z', light, 0.7),
    ) +
    line('M0-40L0-352', dark, 18) +
    line('M-4-40L-4-350', base, 9) +
    line('M-7-44L-7-346', light, 3) +
    pan(-1, toyBus()) +
    pan(1, toyHouse()) +
    `<g transform="translate(0 -330) rotate(${tilt})">${cut('M-198-4C-120-26-40-10 0-22C40-10 120-26 198-4C198 8 190 10 180 8C100-4 40 14 0 12C-40 14-100-4-180 8C-190 10-198 8-198-4Z', base, shape('M-200 4C-100-8 100-8 200 4L200 20L-200 20Z', dark, 0.6) + shape('M-190-6C-120-22-40-8 0-18L0-12C-40-2-120-16-186 0Z', light, 0.8))}</g>` +
    disc(0, -338, 18, dark) +
    disc(-2, -340, 14, base) +
    disc(-6, -344, 5, light) +
    shape('M0-384L10-356L-10-356Z', base)
  );
}

/** A cup of tea about 78 wide and 46 high. */
export const teacup = ({ dark, base, light }: Tones): string =>
  oval(2, 3, 46, 8, '#06121f', 0.22) +
  oval(0, 0, 44, 8, '#d5dae4') +
  oval(0, -2, 42, 7, '#fbfaf6') +
  line('M28-34C50-38 50-12 24-14', dark, 7) +
  line('M28-35C47-38 47-14 24-16', base, 3.5) +
  cut(
    'M-34-44L34-44C34-18 20-2 10-2L-10-2C-20-2-34-18-34-44Z',
    base,
    shape('M8-50L40-50L40 4L0 4C16-10 18-30 8-50Z', dark, 0.5) +
      shape('M-32-40C-30-20-22-10-14-4L-40 0L-40-44Z', light, 0.8),
  ) +
  oval(0, -44, 34, 8, '#fffdf6') +
  oval(0, -43, 29, 6, '#a5602c') +
  oval(-8, -44, 10, 2, '#e0a060', 0.8);

/** A pepper pod lying on its back, about 60 long. */
export const pepperPod = (): string =>
  cut(
    'M-24-12C-22-24 0-24 14-16C26-10 34-2 42-2C32 8 8 8-8 4C-20 2-26-4-24-12Z',
    '#e23b35',
    shape('M-30-4C-10 4 20 0 44-4L44 14L-30 14Z', '#9c1c2a', 0.6) + oval(-8, -14, 10, 3.4, '#ff9c84', 0.9),
  ) +
  line('M-24-14C-32-18-34-24-34-30', '#3f8f4c', 5) +
  oval(-23, -13, 6, 7, '#3f8f4c');

/** A fat teapot about 150 wide and 110 high, its spout to the left. */
export const teapot = ({ dark, base, light }: Tones): string =>
  oval(2, 3, 60, 8, '#06121f', 0.24) +
  line('M48-72C92-76 92-22 46-24', dark, 13) +
  line('M48-74C88-76 88-26 46-27', base, 7) +
  cut(
    'M-46-40C-66-44-76-66-92-74L-76-86C-60-78-52-66-42-62Z',
    base,
    shape('M-92-72C-70-58-64-44-40-42L-40-30L-92-60Z', dark, 0.5),
  ) +
  cut(
    'M0-88C40-88 60-62 56-36C54-12 34 2 20 2L-20 2C-34 2-54-12-56-36C-60-62-40-88 0-88Z',
    base,
    shape('M16-94C56-60 40-20 10 8L70 8L70-94Z', dark, 0.5) +
      oval(-26, -58, 14, 18, light, 0.8) +
      line('M-56-38C-20-26 20-26 56-38', light, 4, 0.5),
  ) +
  oval(0, -86, 30, 8, dark) +
  oval(0, -88, 28, 7, base) +
  disc(0, -98, 9, base) +
  disc(-3, -101, 3, light);

/** A camp bed made neatly, 170 wide, its head on the left. */
export const campBed = (blanket: Tones): string =>
  oval(0, 4, 92, 9, '#06121f', 0.22) +
  line('M-70-26L-58 2M-58-26L-70 2M58-26L70 2M70-26L58 2', '#7d8aa0', 6) +
  box(-86, -40, 172, 16, '#5d6a84', 6) +
  cut(
    'M-84-62C-40-68 40-68 84-62L86-34L-86-34Z',
    '#f2f4f7',
    shape('M-30-70L90-70L90-30L-34-30Z', blanket.base) +
      shape('M20-70L90-70L90-30L10-30Z', blanket.dark, 0.5) +
      shape('M-30-70L-16-70L-20-30L-34-30Z', blanket.light, 0.9),
  ) +
  cut(
    'M-80-62C-82-80-34-82-32-64C-34-56-76-54-80-62Z',
    '#ffffff',
    shape('M-50-84L-20-84L-20-50L-60-50Z', '#c3ccda', 0.5),
  );

/** A table lamp about 150 high; `glowId` names its light. */
export const tableLamp = (glowId: string, { dark, base, light }: Tones): string =>
  disc(0, -90, 320, `url(#${glowId})`) +
  oval(0, 3, 40, 7, '#06121f', 0.24) +
  cut(
    'M-34 2C-30-14-8-14-6-24L-6-70L6-70L6-24C8-14 30-14 34 2Z',
    dark,
    shape('M-34 2C-28-12-8-12-6-24L-6-70L-1-70L-4-10L-20 2Z', light, 0.6),
  ) +
  cut(
    'M-34-142L34-142L62-74L-62-74Z',
    base,
    shape('M12-150L70-150L70-66L20-66Z', dark, 0.45) + shape('M-32-146L-18-146L-38-70L-66-70Z', light, 0.9),
  ) +
  oval(0, -74, 62, 9, light) +
  oval(0, -74, 46, 6, '#fffbe6');

/** A ship's radio with dials and a microphone on a stand, about 320 wide and 190 high. */
export const radioSet = ({ dark, base, light }: Tones): string =>
  oval(0, 4, 170, 10, '#06121f', 0.24) +
  cut(
    'M-150 0L-150-160C-150-170-144-174-136-174L136-174C144-174 150-170 150-160L150 0Z',
    base,
    shape('M60-180L160-180L160 10L40 10Z', dark, 0.5) + shape('M-156-180L-134-180L-138 10L-156 10Z', light, 0.8),
  ) +
  box(-130, -154, 110, 84, dark, 10) +
  line(Array.from({ length: 7 }, (_, i) => `M-120 ${-142 + i * 10}L-30 ${-142 + i * 10}`).join(''), light, 3, 0.6) +
  [
    [30, -126, 30],
    [104, -126, 24],
  ]
    .map(
      ([x, y, r]) =>
        disc(x!, y!, r! + 6, dark) +
        disc(x!, y!, r!, '#ffe6a8') +
        line(`M${x} ${y}L${x! - r! * 0.5} ${y! - r! * 0.6}`, '#a5303a', 3.5) +
        disc(x!, y!, 4, '#3a2f3c'),
    )
    .join('') +
  [-110, -70, -30, 20, 60, 100]
    .map((x, i) => disc(x, -38, 14, dark) + disc(x - 1, -40, 11, i % 2 ? '#d9653a' : light))
    .join('');

/** A map of the island on a sheet 420 by 330 around (0, 0); a slice of one third is shaded blue. */
export const slicedMap = (): string =>
  box(-204, -158, 420, 330, '#06121f', 4, 0.22) +
  cut(
    'M-212-166L208-170L212 160L-208 168Z',
    '#fbf1d8',
    shape('M40-180L230-180L230 180L90 180Z', '#e3cfa2', 0.45) +
      scatter(16, 3, (next) =>
        line(
          `M${Math.round(-200 + next() * 380)} ${Math.round(-150 + next() * 300)}q10-6 20 0t20 0`,
          '#9fc8d0',
          3,
          0.7,
        ),
      ) +
      oval(0, 4, 150, 128, '#cfe6e2') +
      cut(
        coast,
        '#a9cf86',
        shape('M40-140C80-60 60 60 0 130L150 130L150-140Z', '#7fae6a', 0.5) +
          shape('M0 0L0-200L240-200L240 138L173 100Z', '#3f7fd0', 0.82),
      ) +
      line('M0 0L0-112M0 0L104 60', '#1d4a92', 5) +
      place(-66, 40, 0.4, shape('M-30 0L-30-36L0-62L30-36L30 0Z', '#c2604a')) +
      place(60, -34, 0.4, shape('M-30 0L-30-36L0-62L30-36L30 0Z', '#f6efe0')) +
      line('M-90-40q16-14 30 0q14-14 30 0', '#5f8f5c', 6),
  ) +
  [
    [-196, -152],
    [194, -154],
    [-194, 152],
    [196, 146],
  ]
    .map(([x, y]) => disc(x!, y!, 7, '#c2483f') + disc(x! - 2, y! - 2, 2.4, '#fff', 0.8))
    .join('');
