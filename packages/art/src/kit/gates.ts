/** Ways into and across: a gate of leaves, a bridge with hooks for lanterns. Each stands on (0, 0). */
import { box, cut, disc, line, oval, place, scatter, shape, type Tones } from './shapes.ts';
import { crown } from './plants.ts';

const wing = ({ dark, base, light }: Tones): string =>
  cut(
    'M-132 4L-132-214C-110-232-86-232-70-216L-64 18Z',
    base,
    shape('M-96-240L-88 30L-50 30L-50-240Z', dark, 0.45) +
      line(
        'M-126-180L-70-168M-126-120L-68-108M-126-60L-66-46M-126 0L-64 12M-112-230L-108 10M-88-230L-84 14',
        dark,
        5,
        0.6,
      ) +
      line('M-130-214L-130 4', light, 6, 0.7),
  ) +
  scatter(
    9,
    4,
    (next) =>
      `<path transform="translate(${Math.round(-126 + next() * 56)} ${Math.round(-200 + next() * 190)}) rotate(${Math.round(next() * 360)})" d="M0 0Q8-9 18-2Q10 8 0 0Z" fill="${light}" opacity=".8"/>`,
  );

/**
 * A gate of leaves, about 420 wide and 400 high, whose two wings stand open; `behind` is drawn in the opening, 260 wide and 330 high, above (0, 0).
 * `blossom` colours the small flowers in it.
 */
export function leafGate(leaf: Tones, wood: Tones, blossom: string, behind = ''): string {
  const spots: readonly (readonly [number, number, number, number])[] = [
    [-168, -36, 56, 48],
    [168, -36, 56, 48],
    [-176, -112, 52, 54],
    [176, -112, 52, 54],
    [-170, -196, 54, 56],
    [170, -196, 54, 56],
    [-136, -276, 62, 56],
    [136, -276, 62, 56],
    [-68, -330, 66, 54],
    [68, -330, 66, 54],
    [0, -352, 70, 50],
  ];
  const post = (side: number): string =>
    cut(
      `M${side * 132} 6C${side * 138}-90 ${side * 130}-180 ${side * 136}-260L${side * 170}-260C${side * 166}-180 ${side * 172}-80 ${side * 186} 6Z`,
      wood.base,
      shape(
        `M${side * 150 + 14} 10L${side * 150 + 10}-270L${side * 150 + 60}-270L${side * 150 + 60} 10Z`,
        wood.dark,
        0.6,
      ) +
        shape(
          `M${side * 150 - 14} 10L${side * 150 - 10}-270L${side * 150 - 40}-270L${side * 150 - 40} 10Z`,
          wood.light,
          0.35,
        ),
    );
  return (
    oval(0, 4, 230, 16, '#06121f', 0.22) +
    behind +
    post(-1) +
    post(1) +
    place(0, 0, 1, wing(leaf)) +
    place(0, 0, 1, wing(leaf), { flip: true }) +
    spots.map(([x, y, rx, ry], i) => crown(x, y, rx, ry, leaf, 30 + i * 5, 9)).join('') +
    scatter(26, 12, (next, i) => {
      const [x, y, rx, ry] = spots[i % spots.length]!;
      const [px, py] = [x + (next() - 0.5) * rx * 1.3, y + (next() - 0.6) * ry];
      return disc(px, py, 5.5, blossom) + disc(px - 1, py - 1, 2.2, '#fff6c8');
    })
  );
}

/** A post with a crook at its top, 300 high; the crook reaches `side` (-1 left, 1 right) and its hook hangs at (±46, -262). */
export const hookPost = ({ dark, base, light }: Tones, side: 1 | -1): string =>
  cut(
    'M-11 4L-9-300L9-300L11 4Z',
    base,
    shape('M2-310L3 10L20 10L20-310Z', dark, 0.65) + shape('M-12-310L-6-310L-7 10L-14 10Z', light, 0.6),
  ) +
  disc(0, -302, 14, base) +
  disc(-4, -306, 5, light, 0.8) +
  line(`M0-292C${side * 20}-318 ${side * 46}-314 ${side * 46}-280`, '#2c2536', 8) +
  line(`M0-294C${side * 20}-319 ${side * 44}-316 ${side * 45}-284`, '#8f88a8', 2.5, 0.8) +
  line(`M${side * 46}-280C${side * 46}-264 ${side * 34}-260 ${side * 30}-268`, '#2c2536', 6);

/** The deck of a wooden bridge, 560 wide, its planks at y = 0; rails stand 74 above it. */
export function deck({ dark, base, light }: Tones): string {
  const planks = Array.from({ length: 14 }, (_, i) =>
    cut(
      `M${-278 + i * 40}-4L${-242 + i * 40}-4L${-242 + i * 40} 22L${-278 + i * 40} 22Z`,
      i % 3 === 1 ? light : base,
      box(-280 + i * 40, 10, 44, 14, dark, 0, 0.6) + box(-280 + i * 40, -5, 44, 5, '#fff', 0, 0.25),
    ),
  ).join('');
  const rail = (y: number): string =>
    line(`M-280 ${y}C-140 ${y + 16} 140 ${y + 16} 280 ${y}`, dark, 11) +
    line(`M-280 ${y - 2}C-140 ${y + 14} 140 ${y + 14} 280 ${y - 2}`, base, 6);
  const posts = [-210, -140, -70, 0, 70, 140, 210]
    .map(
      (x) =>
        line(`M${x} 4L${x} ${-62 + (1 - (x / 280) ** 2) * 12}`, dark, 9) +
        line(`M${x - 2} 4L${x - 2} ${-60 + (1 - (x / 280) ** 2) * 12}`, light, 3, 0.7),
    )
    .join('');
  return (
    line('M-270 20C-160 60 160 60 270 20', dark, 16) +
    line('M-270 18C-160 56 160 56 270 18', base, 6, 0.7) +
    posts +
    rail(-64) +
    planks
  );
}
