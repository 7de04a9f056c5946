/** Fruit and what it is gathered in: each apple can be counted. */
import { cut, disc, line, oval, place, scatter, shape, type Tones } from './shapes.ts';
import { crown, roundTree } from './plants.ts';

/** An apple about 38 wide, resting on (0, 0). */
export const apple = ({ dark, base, light }: Tones = { dark: '#9c1f2c', base: '#e0393a', light: '#ff8266' }): string =>
  cut(
    'M0-30C8-38 22-34 21-17C20-4 10 1 4 0C1-1-1-1-4 0C-10 1-20-4-21-17C-22-34-8-38 0-30Z',
    base,
    shape('M8-40C18-24 14-8 4 6L30 6L30-40Z', dark, 0.55) + oval(-10, -22, 5, 8, light, 0.85),
  ) +
  line('M0-30C0-36 2-40 5-42', '#5a3522', 3.4) +
  shape('M3-37C8-46 18-46 22-42C18-35 9-33 3-37Z', '#6cae3e');

const weave = (): string =>
  [-1, 0, 1, 2]
    .map((row) =>
      line(
        `M-90 ${-52 + row * 17}C-40 ${-44 + row * 17} 40 ${-44 + row * 17} 90 ${-52 + row * 17}`,
        '#7d4a25',
        3,
        0.55,
      ),
    )
    .join('') + [-66, -44, -22, 0, 22, 44, 66].map((x) => line(`M${x}-58L${x * 0.78} 6`, '#7d4a25', 3, 0.45)).join('');

/** A woven basket about 170 wide and 60 high with `inside` (drawn around its rim at y = -56) showing over the edge. */
export const basket = (inside = ''): string =>
  oval(2, 3, 80, 10, '#06121f', 0.26) +
  line('M-70-54C-60-150 60-150 70-54', '#8a5730', 10) +
  line('M-71-56C-61-150 57-152 67-70', '#c98f54', 5) +
  oval(0, -56, 82, 15, '#5a3420') +
  inside +
  cut(
    'M-84-58C-40-44 40-44 84-58L66-4C40 6-40 6-66-4Z',
    '#c08347',
    shape('M24-60C40-30 30-10 24 10L100 10L100-70Z', '#7d4a25', 0.5) +
      weave() +
      shape('M-90-66L-56-54C-62-30-56-14-52 10L-90 10Z', '#eabb7c', 0.5),
  ) +
  line('M-83-57C-40-42 40-42 83-57', '#8a5730', 9) +
  line('M-83-59C-40-45 40-45 80-58', '#dca768', 4.5);

/** Where apples lie in a basket so that each can be seen, by how many there are: the rows behind come first. */
const heaps: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  4: [
    [-57, -52],
    [-19, -47],
    [19, -47],
    [57, -52],
  ],
  9: [
    [-20, -98],
    [20, -98],
    [-42, -76],
    [0, -74],
    [42, -76],
    [-58, -51],
    [-20, -46],
    [20, -46],
    [58, -51],
  ],
};

/** A basket with 4 or 9 apples, every one of them in sight. */
export const appleBasket = (count: 4 | 9): string =>
  basket(
    (heaps[count] ?? [])
      .map(([x, y], i) => place(x, y, count === 4 ? 0.92 : 1, apple(), { rotate: ((i * 37) % 30) - 15 }))
      .join(''),
  );

/** A round tree with apples in its crown, about 210 high. */
export const appleTree = (leaf: Tones, seed: number, bark?: Tones): string =>
  roundTree(leaf, seed, bark) +
  scatter(9, seed + 2, (next, i) => {
    const [a, r] = [(i / 9) * Math.PI * 2 + next(), 0.5 + next() * 0.4];
    const [x, y] = [Math.cos(a) * 62 * r, -136 + Math.sin(a) * 46 * r];
    return disc(x, y, 6.2, '#b52a30') + disc(x - 0.8, y - 0.8, 5.2, '#e8443e') + disc(x - 2, y - 2, 1.8, '#ffa184');
  });

/** A big old apple tree in seven crowns, about 430 high and 420 wide; its apples can be told apart. */
export function bigAppleTree(leaf: Tones, bark: Tones, seed: number): string {
  const back: readonly (readonly [number, number, number, number])[] = [
    [-124, -226, 86, 68],
    [128, -232, 88, 70],
    [0, -350, 104, 72],
  ];
  const front: readonly (readonly [number, number, number, number])[] = [
    [-82, -300, 92, 72],
    [92, -300, 92, 74],
    [-60, -214, 76, 56],
    [66, -216, 78, 58],
    [4, -262, 92, 66],
  ];
  const fruit: readonly (readonly [number, number])[] = [
    [-170, -220],
    [-120, -300],
    [-110, -200],
    [-58, -340],
    [-40, -240],
    [-6, -290],
    [0, -384],
    [44, -214],
    [60, -340],
    [96, -256],
    [142, -300],
    [172, -220],
    [-70, -178],
    [120, -186],
  ];
  const leaves = (list: typeof back, tones: Tones, from: number): string =>
    list.map(([x, y, rx, ry], i) => crown(x, y, rx, ry, tones, from + i * 5, 11)).join('');
  return (
    oval(10, 4, 120, 14, '#06201c', 0.24) +
    cut(
      'M-52 6C-24-34-26-110-58-196L-30-204C-18-160-8-128 0-104L-8-240L26-240L22-112C36-144 48-168 62-198L90-186C50-122 30-46 56 6C24 15-24 15-52 6Z',
      bark.base,
      shape('M6-250C18-120 10-60 22 20L100 20L100-250Z', bark.dark, 0.6) +
        shape('M-60 10C-28-34-30-110-64-200L-50-204C-18-120-16-40-34 12Z', bark.light, 0.75) +
        line('M-4-90C-8-60-2-30-12 0M14-80C12-50 20-30 18-4', bark.dark, 4, 0.5),
    ) +
    leaves(back, { ...leaf, base: leaf.dark }, seed) +
    leaves(front, leaf, seed + 21) +
    fruit.map(([x, y], i) => place(x, y + 14, 0.66, apple(), { rotate: ((i * 53) % 40) - 20 })).join('')
  );
}
