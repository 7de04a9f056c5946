/** A stone harbour of long ago: narrow brick houses, a bell tower, a lock gate, a statue that waits under its cloth. Each stands on (0, 0). */
import { box, cut, disc, line, oval, place, shape, type Tones } from './shapes.ts';

/** Bricks and roofs of one light: what a street of houses is drawn in. */
export type Street = {
  readonly bricks: readonly [Tones, Tones, Tones];
  readonly roof: Tones;
  readonly glass: readonly [string, string];
  readonly stone: Tones;
};

export const streets = {
  dusk: {
    bricks: [
      { dark: '#3f3450', base: '#6a4a58', light: '#a8707a' },
      { dark: '#2c4656', base: '#42687a', light: '#76a0a8' },
      { dark: '#4a3a44', base: '#7d5f5c', light: '#b89084' },
    ],
    roof: { dark: '#1d2a40', base: '#2f4258', light: '#5f7a8c' },
    glass: ['#ffc35a', '#3c5870'],
    stone: { dark: '#33495c', base: '#567084', light: '#94acb8' },
  },
  storm: {
    bricks: [
      { dark: '#1c2438', base: '#2e3a54', light: '#566a88' },
      { dark: '#182234', base: '#28374e', light: '#4f6680' },
      { dark: '#202638', base: '#343f58', light: '#5f6f8c' },
    ],
    roof: { dark: '#0f1626', base: '#1b2538', light: '#43546e' },
    glass: ['#ffb84d', '#22304a'],
    stone: { dark: '#1b2538', base: '#33425c', light: '#64799a' },
  },
  morning: {
    bricks: [
      { dark: '#a14a3c', base: '#cf7257', light: '#f4aa86' },
      { dark: '#b0773c', base: '#e0aa5f', light: '#ffdb9c' },
      { dark: '#5f8090', base: '#93b4ba', light: '#d0e4e0' },
    ],
    roof: { dark: '#3f4a68', base: '#62708f', light: '#a4b2c8' },
    glass: ['#e6f6fa', '#9cc6d4'],
    stone: { dark: '#8f8a84', base: '#c4bdae', light: '#f2ead8' },
  },
} as const satisfies Record<string, Street>;

/** A narrow brick house with a stepped gable, `width` by `height` to the eaves; `lit` lights some of its windows. */
export const gableHouse = (
  width: number,
  height: number,
  { dark, base, light }: Tones,
  { roof, glass }: Street,
  lit = 1,
): string => {
  const w = width / 2;
  const pane = (x: number, y: number, i: number): string =>
    box(x - 13, y, 26, 38, roof.dark, 2) +
    box(x - 10, y + 3, 20, 32, i % 3 === lit % 3 ? glass[0] : glass[1], 1) +
    line(`M${x} ${y + 3}L${x} ${y + 35}M${x - 10} ${y + 18}L${x + 10} ${y + 18}`, roof.dark, 2.2);
  const rows = Math.floor((height - 70) / 62);
  return (
    cut(
      `M${-w} 0L${-w} ${-height}L${-w * 0.72} ${-height}L${-w * 0.72} ${-height - 26}L${-w * 0.44} ${-height - 26}L${-w * 0.44} ${-height - 52}L${-w * 0.16} ${-height - 52}L${-w * 0.16} ${-height - 74}L${w * 0.16} ${-height - 74}L${w * 0.16} ${-height - 52}L${w * 0.44} ${-height - 52}L${w * 0.44} ${-height - 26}L${w * 0.72} ${-height - 26}L${w * 0.72} ${-height}L${w} ${-height}L${w} 0Z`,
      base,
      shape(`M${w * 0.4} ${-height - 80}L${w + 4} ${-height - 80}L${w + 4} 4L${w * 0.4} 4Z`, dark, 0.5) +
        box(-w, -height - 80, 8, height + 90, light, 0, 0.7) +
        line(
          Array.from({ length: 5 }, (_, i) => {
            const y = -30 - i * (height / 5);
            return `M${-w + 14} ${y}l14 0M${w * 0.1} ${y - 12}l16 0M${-w * 0.3} ${y - 26}l14 0`;
          }).join(''),
          dark,
          3,
          0.5,
        ),
    ) +
    disc(0, -height - 30, 9, glass[1]) +
    Array.from(
      { length: rows },
      (_, row) => pane(-w * 0.46, -height + 14 + row * 62, row) + pane(w * 0.46, -height + 14 + row * 62, row + 1),
    ).join('') +
    cut('M-15 0L-15-46C-15-58 15-58 15-46L15 0Z', roof.base, shape('M3-60L24-60L24 4L3 4Z', roof.dark, 0.7)) +
    box(-20, -4, 40, 6, light, 2, 0.7)
  );
};

/** A row of `count` gable houses from x = 0. */
export const gableRow = (count: number, street: Street, seed = 0): string => {
  let x = 0;
  return Array.from({ length: count }, (_, i) => {
    const k = i + seed;
    const width = 104 + ((k * 37) % 30);
    x += width;
    return place(x - width / 2, 0, 1, gableHouse(width, 176 + ((k * 53) % 76), street.bricks[k % 3]!, street, k));
  }).join('');
};

/** The bell tower on the quay, about 130 wide and 430 high; `swing` leans the bell. */
export const bellTower = ({ stone, roof, glass }: Street, swing = 0, metal = '#d9a13f'): string =>
  oval(0, 4, 86, 10, '#06121f', 0.26) +
  cut(
    'M-58 4L-50-260L50-260L58 4Z',
    stone.base,
    shape('M16-270L70-270L70 10L22 10Z', stone.dark, 0.6) +
      shape('M-60-270L-38-270L-46 10L-64 10Z', stone.light, 0.6) +
      line('M-54-40L-20-40M-10-80L30-80M-48-130L-14-130M0-180L44-180M-48-220L-20-220M10-30L50-30', stone.dark, 3, 0.6),
  ) +
  cut('M-16 4L-16-50C-16-70 16-70 16-50L16 4Z', roof.dark, '') +
  box(-10, -150, 20, 34, glass[1], 8) +
  box(-62, -274, 124, 18, stone.light, 3) +
  box(-62, -262, 124, 8, stone.dark, 2) +
  box(-46, -352, 92, 80, '#141a2c', 0, 0.75) +
  `<g transform="rotate(${swing} 0 -350)">${cut('M-26-290C-22-304-20-336 0-338C20-336 22-304 26-290Z', metal, shape('M6-344L40-344L40-280L4-280Z', '#7d5220', 0.6) + line('M-18-296C-16-310-14-326-6-332', '#fff0b8', 4, 0.8))}${disc(2, -286, 6, '#5f4020')}</g>` +
  [-46, 38].map((x) => box(x, -356, 10, 84, stone.base) + box(x, -356, 3, 84, stone.light)).join('') +
  box(-60, -364, 120, 14, stone.light, 3) +
  cut(
    'M-66-362L0-440L66-362Z',
    roof.base,
    shape('M0-440L66-362L14-362Z', roof.dark, 0.7) + line('M0-440L-64-362', roof.light, 5),
  ) +
  line('M0-440L0-464', roof.dark, 4) +
  shape('M0-464L24-456L0-448Z', '#c2513f');

/** A lock gate of heavy beams in stone walls, about 260 wide and 150 high. */
export const lockGate = ({ stone, roof }: Street, wood: Tones): string =>
  box(-150, -150, 50, 156, stone.base, 4) +
  box(-150, -150, 14, 156, stone.light, 4, 0.6) +
  box(100, -150, 50, 156, stone.base, 4) +
  box(126, -150, 24, 156, stone.dark, 4, 0.6) +
  [-100, 0]
    .map((x) =>
      cut(
        `M${x}-128L${x + 100}-128L${x + 100} 4L${x} 4Z`,
        wood.base,
        shape(`M${x + 50}-140L${x + 110}-140L${x + 110} 10L${x + 50} 10Z`, wood.dark, 0.5) +
          line(
            `M${x + 25}-128L${x + 25} 4M${x + 50}-128L${x + 50} 4M${x + 75}-128L${x + 75} 4M${x}-100L${x + 100}-30`,
            wood.dark,
            5,
            0.7,
          ) +
          box(x, -128, 100, 10, wood.light),
      ),
    )
    .join('') +
  line('M-170-138L170-138', roof.base, 10) +
  line('M-170-141L170-141', wood.light, 3);

const bronze: Tones = { dark: '#2c5a52', base: '#4f8f7c', light: '#a4d8bc' };

/** A bronze captain on a pedestal, 330 high; the `cloth` hides all of him, half of him, or nothing. */
export const statue = ({ stone }: Street, cloth: 'whole' | 'half', linen: Tones): string =>
  oval(0, 4, 96, 12, '#06121f', 0.28) +
  cut(
    'M-72 4L-64-104L64-104L72 4Z',
    stone.base,
    shape('M22-110L80-110L80 10L26 10Z', stone.dark, 0.55) + shape('M-70-110L-46-110L-52 10L-80 10Z', stone.light, 0.8),
  ) +
  box(-78, -116, 156, 16, stone.light, 3) +
  box(-84, -8, 168, 14, stone.dark, 3) +
  box(-34, -80, 68, 46, bronze.base, 4) +
  box(-34, -80, 68, 6, bronze.light, 3) +
  (cloth === 'half'
    ? line('M-24-112L-20-190M24-112L20-190', bronze.dark, 30) +
      cut(
        'M-46-174C-48-240-40-262 0-264C40-262 48-240 46-174Z',
        bronze.base,
        shape('M12-270L60-270L60-160L16-160Z', bronze.dark, 0.6) +
          shape('M-60-170L-40-260L-20-264L-34-170Z', bronze.light, 0.6),
      ) +
      line('M38-248C70-250 84-280 80-316', bronze.base, 20) +
      line('M80-350L80-280', bronze.dark, 5) +
      disc(80, -316, 12, bronze.light) +
      disc(0, -290, 30, bronze.base) +
      shape('M2-320C36-316 36-266 4-260C20-276 20-304 2-320Z', bronze.dark, 0.6) +
      shape('M-28-286C-26-250 26-250 28-286C14-272-14-272-28-286Z', bronze.light, 0.8) +
      shape('M-38-302C-38-336 38-336 38-302C14-310-14-310-38-302Z', bronze.dark)
    : '') +
  (cloth === 'whole'
    ? cut(
        'M-30-330C-10-346 14-346 30-330C56-300 58-250 66-190C70-150 84-96 92-44C70-30 60-52 40-38C20-26 8-48-14-36C-34-26-48-50-90-40C-84-96-72-150-66-190C-58-250-54-300-30-330Z',
        linen.base,
        shape('M20-350C50-240 50-120 44-30L110-30L110-350Z', linen.dark, 0.55) +
          shape('M-100-30C-80-120-70-240-30-340L-8-340C-44-240-54-120-58-30Z', linen.light, 0.7) +
          line('M-6-320C-20-220-22-120-30-44M22-300C30-200 26-120 34-44', linen.dark, 4, 0.6),
      ) + line('M-58-230C-20-214 20-214 60-228', '#b5403a', 7)
    : cut(
        'M-60-190C-20-206 30-182 58-196C84-214 120-200 150-226C140-170 120-150 100-130C96-96 92-70 92-40C70-30 60-52 40-38C20-26 8-48-14-36C-34-26-48-50-90-40C-84-96-72-150-60-190Z',
        linen.base,
        shape('M20-200C46-150 40-90 44-30L160-30L160-230Z', linen.dark, 0.5) +
          shape('M-100-30C-84-100-76-150-60-196L-30-196C-52-140-56-90-60-30Z', linen.light, 0.7) +
          line(
            'M-6-190C-18-130-20-90-28-44M40-186C46-140 40-100 46-48M90-196C84-160 80-140 74-110',
            linen.dark,
            4,
            0.6,
          ),
      ));
