/** What grows on a reef. Each stands on (0, 0); `Tones` give the colour of each coral. */
import { random, round, curve, type Point } from './svg.ts';
import { again, cut, disc, line, oval, place, scallop, scatter, shape, type Tones } from './shapes.ts';

/** Colours of healthy corals. */
export const corals = {
  rose: { dark: '#b52f62', base: '#f2607f', light: '#ffa8ae' },
  orange: { dark: '#c24a1c', base: '#ff8a3d', light: '#ffc684' },
  violet: { dark: '#5a36a8', base: '#9a6bea', light: '#cfb2ff' },
  gold: { dark: '#c07f12', base: '#ffc23d', light: '#ffe79a' },
  mint: { dark: '#17806e', base: '#3fc4a4', light: '#a6f0d4' },
  sky: { dark: '#2467b4', base: '#57a8ee', light: '#b4dcff' },
} as const satisfies Record<string, Tones>;

/** The branches of a coral, one path for each of `depth + 1` levels from the stem on, and where its twigs end. */
function branches(
  seed: number,
  depth: number,
): { readonly levels: readonly string[]; readonly tips: readonly Point[] } {
  const next = random(seed);
  const levels: string[] = Array.from({ length: depth + 1 }, () => '');
  const tips: Point[] = [];
  const grow = (x: number, y: number, angle: number, length: number, level: number): void => {
    const [toX, toY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    levels[level] += `M${Math.round(x)} ${Math.round(y)}L${Math.round(toX)} ${Math.round(toY)}`;
    if (level === depth) tips.push([toX, toY]);
    else
      for (const side of [-1, 1])
        grow(toX, toY, angle + side * (0.32 + next() * 0.22), length * (0.72 + next() * 0.14), level + 1);
  };
  grow(0, 2, -Math.PI / 2, 56, 0);
  return { levels, tips };
}

const strokes = (levels: readonly string[], color: string, share: number): string =>
  levels.map((d, level) => line(d, color, round(19 * 0.74 ** level * share))).join('');

/** A branching coral with bright round tips, about 190 high and 200 wide; `depth` is how often it forks. */
export function branchCoral({ dark, base, light }: Tones, seed: number, depth = 4): string {
  const { levels, tips } = branches(seed, depth);
  return (
    strokes(levels, dark, 1) +
    place(-2, -1.5, 1, strokes(levels, base, 0.76) + line(levels.slice(0, 3).join(''), light, 2.5, 0.55)) +
    tips.map(([x, y]) => disc(x - 1, y - 1, 5.6, light)).join('')
  );
}

/** The shape of a branching coral alone, for reefs far away: about 150 high. */
export function coralShadow(color: string, seed: number): string {
  const { levels, tips } = branches(seed, 3);
  return strokes(levels, color, 1) + tips.map(([x, y]) => disc(x, y, 5.6, color)).join('');
}

/** A brain coral, a dome about 150 wide. */
export const brainCoral = ({ dark, base, light }: Tones): string =>
  oval(2, 2, 80, 9, '#06121f', 0.22) +
  cut(
    'M-76 2C-84-58-40-92 0-92C42-92 84-58 76 2C40 10-40 10-76 2Z',
    base,
    shape('M20-100C64-70 40-20 34 20L100 20L100-100Z', dark, 0.45) +
      shape('M-90 0C-84-60-44-96-6-96C-40-74-60-44-60 10Z', light, 0.5) +
      line(
        'M-66-20C-50-34-40-10-24-24C-8-38 0-12 16-26C32-40 44-14 66-26M-60-46C-44-58-34-36-18-50C-4-62 6-40 22-52C36-62 44-46 58-50M-40-70C-26-78-16-62-2-72C12-82 22-66 38-72M-70 0C-54-12-40 6-24-4C-8-14 6 6 24-4C40-12 52 4 70-4',
        dark,
        5,
        0.5,
      ),
  );

/** A fan coral, about 170 high. */
export function fanCoral({ dark, base, light }: Tones): string {
  const ribs = [-58, -38, -19, 0, 19, 38, 58]
    .map((a) => {
      const r = (a * Math.PI) / 180;
      return `M0-20Q${round(Math.sin(r) * 60)} ${round(-60 - Math.cos(r) * 20)} ${round(Math.sin(r) * 120)} ${round(-40 - Math.cos(r) * 128)}`;
    })
    .join('');
  return (
    line('M0 4L0-30', dark, 13) +
    line('M-2 4L-2-30', base, 8) +
    cut(
      'M0-22C-44-30-112-60-108-104C-104-150-44-172 0-170C44-172 104-150 108-104C112-60 44-30 0-22Z',
      base,
      shape('M20-190C60-120 40-60 10-10L130-10L130-190Z', dark, 0.35) +
        shape('M-120-60C-120-150-60-180 0-178C-50-160-84-130-86-50Z', light, 0.4) +
        line(ribs, dark, 6, 0.5) +
        line('M-80-70C-40-92 40-92 80-70M-94-104C-50-128 50-128 94-104M-70-140C-30-154 30-154 70-140', dark, 4, 0.4),
    )
  );
}

/** An anemone: many soft arms with round ends, about 120 wide and 76 high. */
export const anemone = ({ dark, base, light }: Tones): string => {
  const arm = (i: number): string =>
    `M${(i - 5) * 6}-10Q${round((i - 5) * 9)} -40 ${round((i - 5) * 12)} ${round(-64 + Math.abs(i - 5) * 5)}`;
  const arms = Array.from({ length: 11 }, (_, i) => arm(i));
  return (
    oval(0, 2, 50, 7, '#06121f', 0.2) +
    cut('M-40-24L40-24C36 0 30 4 0 4C-30 4-36 0-40-24Z', dark, shape('M-50-30L0-30L-10 10L-50 10Z', base, 0.7)) +
    line(arms.filter((_, i) => i % 2).join(''), dark, 11) +
    line(arms.filter((_, i) => i % 2 === 0).join(''), base, 11) +
    Array.from({ length: 11 }, (_, i) =>
      disc((i - 5) * 12 - 1, -65 + Math.abs(i - 5) * 5, i % 2 ? 4.5 : 5.5, light),
    ).join('')
  );
};

/** A table coral on a stem, about 190 wide and 100 high. */
export const tableCoral = ({ dark, base, light }: Tones): string =>
  oval(2, 2, 40, 7, '#06121f', 0.22) +
  cut('M-26 4C-18-30-30-50-50-66L50-66C30-50 18-30 26 4Z', dark, shape('M-60-70L-4-70L-10 10L-40 10Z', base, 0.5)) +
  cut('M-98-76C-70-62 70-62 98-76C90-56 40-52 0-52C-40-52-90-56-98-76Z', dark, '') +
  cut(
    'M-98-78C-80-96 80-96 98-78C70-64-70-64-98-78Z',
    base,
    shape('M-100-80C-70-98 20-100 50-94C0-92-60-86-80-68Z', light, 0.7) +
      line('M-60-78l6-6M-30-72l6-8M0-78l6-8M30-70l6-8M60-78l6-6', dark, 4, 0.4),
  );

/** One blade of seagrass, `height` tall, leaning to the right. */
export const blade = (height: number, fill: string, lit: string): string =>
  shape(
    `M-7 4C-12 ${-height * 0.4} 2 ${-height * 0.7} 16 ${-height}C18 ${-height * 0.6} 8 ${-height * 0.3} 9 4Z`,
    fill,
  ) +
  shape(
    `M-7 4C-12 ${-height * 0.4} 2 ${-height * 0.7} 16 ${-height}C6 ${-height * 0.6} -2 ${-height * 0.3} -1 4Z`,
    lit,
    0.6,
  );

/** A tuft of seagrass, about 90 wide and 150 high. */
export const seagrass = ({ dark, base, light }: Tones): string =>
  place(-26, 0, 0.8, blade(130, dark, base), { flip: true }) +
  place(24, 0, 0.9, blade(140, dark, base)) +
  place(-12, 0, 1, blade(150, base, light), { flip: true }) +
  place(8, 0, 1, blade(156, base, light)) +
  place(36, 0, 0.7, blade(120, base, light)) +
  place(-36, 0, 0.6, blade(120, base, light), { flip: true });

/** Broad-leaved kelp, `height` tall and about 190 wide, each leaf with a lit edge. */
export function broadKelp(height: number, { dark, base, light }: Tones): string {
  const at = (t: number): Point => [Math.sin(t * 5.2) * height * 0.04, -height * t];
  const leaves = Array.from({ length: Math.round(height / 38) }, (_, i) => {
    const t = (i + 1.2) / (height / 38 + 1);
    const [x, y] = at(t);
    return `M${round(x)} ${round(y)}`.concat(
      i % 2 ? 'c20-30 52-46 92-44c-16 30-48 52-92 44z' : 'c-20-30-52-46-92-44c16 30 48 52 92 44z',
    );
  });
  const edges = leaves.map((d, i) =>
    d
      .slice(0, d.indexOf('c'))
      .concat(i % 2 ? 'c20-30 52-46 92-44c-34 2-62 18-92 44z' : 'c-20-30-52-46-92-44c34 2 62 18 92 44z'),
  );
  return (
    line(curve([0, 0.25, 0.5, 0.75, 1].map(at)), dark, 11) +
    shape(leaves.join(''), base) +
    shape(edges.join(''), light, 0.5)
  );
}

/** Thick green seaweed that covers what is below it, about 190 wide and 110 high. */
export function seaweed({ dark, base, light }: Tones, seed: number): string {
  const strand = (x: number, y: number, reach: number, color: string, width: number): string =>
    line(
      curve([
        [x, y],
        [x + reach * 0.3, y - 30],
        [x - reach * 0.2, y - 56],
        [x + reach * 0.5, y - 84],
      ]),
      color,
      width,
    );
  return (
    scatter(7, seed, (next, i) => strand(-80 + i * 26, -30, (next() - 0.5) * 40, dark, 12)) +
    cut(
      scallop(0, -26, 96, 44, 13, seed, 0.3),
      dark,
      again(-6, -10, base) +
        again(-26, -34, light, 0.35) +
        scatter(12, seed + 2, (next) =>
          line(`M${Math.round(-80 + next() * 160)} ${Math.round(-60 + next() * 60)}q8-14 2-24`, light, 4, 0.5),
        ),
    ) +
    scatter(9, seed + 5, (next, i) =>
      strand(-84 + i * 21, -14 - next() * 20, (next() - 0.5) * 44, i % 2 ? base : light, 8),
    )
  );
}

/** A starfish about 70 wide, lying around (0, 0). */
export const starfish = ({ dark, base, light }: Tones = corals.orange): string =>
  cut(
    'M0-36C6-22 8-14 12-11C18-8 28-10 36-10C28-2 20 4 18 10C18 18 22 26 24 32C14 28 6 22 0 21C-6 22-14 28-24 32C-22 26-18 18-18 10C-20 4-28-2-36-10C-28-10-18-8-12-11C-8-14-6-22 0-36Z',
    base,
    shape('M4-40C10-10 30 0 10 40L50 40L50-40Z', dark, 0.4) +
      [
        [0, -20],
        [0, -6],
        [-16, -5],
        [16, -5],
        [-9, 10],
        [9, 10],
        [0, 4],
      ]
        .map(([x, y]) => disc(x!, y!, 2.6, light))
        .join(''),
  );

/** A coral animal about 46 wide and 60 high: its arms out, or drawn in to a bud. */
export const polyp = ({ dark, base, light }: Tones, open: boolean): string => {
  const cup = cut(
    'M-15 4C-13-10-18-18-16-26L16-26C18-18 13-10 15 4C8 8-8 8-15 4Z',
    base,
    shape('M3-34C8-16 4-4 6 12L24 12L24-34Z', dark, 0.5) + shape('M-20-30L-9-30L-8 8L-20 8Z', light, 0.5),
  );
  if (!open)
    return (
      cup +
      cut(
        'M-16-24C-18-38-8-42 0-42C8-42 18-38 16-24C8-18-8-18-16-24Z',
        base,
        shape('M2-46C10-36 8-26 6-16L24-16L24-46Z', dark, 0.4) +
          line('M0-40L0-26M-7-38L-4-27M7-38L4-27', dark, 2.5, 0.7),
      )
    );
  const arms = [-72, -48, -24, 0, 24, 48, 72].map((a) => {
    const r = (a * Math.PI) / 180;
    return [Math.sin(r) * 27, -30 - Math.cos(r) * 26] as const;
  });
  return (
    line(
      arms
        .map(([x, y]) => `M${round(x * 0.3)}-26Q${round(x * 0.5)} ${round(y * 0.86)} ${round(x)} ${round(y)}`)
        .join(''),
      light,
      5,
    ) +
    arms.map(([x, y]) => disc(x, y, 3.8, '#fff6dc')).join('') +
    cup +
    oval(0, -27, 16, 6, light) +
    oval(0, -27, 7, 3, dark)
  );
};

/** Thick coral limbs, each through points in its width, that grow into one another, with their shade and light. */
export const coralLimbs = (
  limbs: readonly (readonly [points: readonly Point[], width: number])[],
  { dark, base, light }: Tones,
): string =>
  limbs.map(([points, width]) => line(curve(points), dark, width)).join('') +
  limbs
    .map(([points, width]) => place(-width * 0.08, -width * 0.03, 1, line(curve(points), base, round(width * 0.84))))
    .join('') +
  limbs
    .map(([points, width]) =>
      place(-width * 0.26, -width * 0.06, 1, line(curve(points), light, round(width * 0.15), 0.55)),
    )
    .join('');

/** A chain of bubbles rising from (x, y). */
export const bubbles = (x: number, y: number, count: number, seed: number): string =>
  scatter(count, seed, (next, i) => {
    const [bx, by, r] = [x + (next() - 0.5) * 44, y - i * 25 - next() * 10, 4 + next() * 9];
    return (
      disc(bx, by, r, '#dff8ff', 0.32) +
      `<circle cx="${round(bx)}" cy="${round(by)}" r="${round(r - 1)}" fill="none" stroke="#fff" stroke-width="1.8" opacity=".6"/>` +
      disc(bx - r * 0.35, by - r * 0.35, r * 0.26, '#fff', 0.9)
    );
  });

/** A small anchor about 120 high; its ring is at (0, -116). */
export const anchor = ({ dark, base, light }: Tones = { dark: '#39445f', base: '#6b7894', light: '#b5c0d6' }): string =>
  `<circle cx="0" cy="-106" r="11" fill="none" stroke="${dark}" stroke-width="7"/>` +
  line('M0-94L0-6M-24-78L24-78', dark, 13) +
  line('M-3-92L-3-8M-25-80L20-80', base, 8) +
  line('M-52-40C-44-6-20 0 0 0C20 0 44-6 52-40', dark, 14) +
  line('M-51-40C-44-10-20-4-2-4C18-4 40-10 49-40', base, 8) +
  shape('M-66-30L-52-62L-34-34Z', base) +
  shape('M66-30L52-62L34-34Z', dark) +
  line('M-50-38C-44-14-26-7-8-7', light, 3, 0.8);

/** A frame of the coral nursery with `young` corals on it, about 330 wide and 110 high. */
export const nurseryFrame = (young: readonly Tones[]): string =>
  oval(0, 3, 180, 11, '#06121f', 0.2) +
  line('M-150 4L-130-62M150 4L130-62M-60 4L-50-62M60 4L50-62', '#5c6a80', 8) +
  line('M-152 2L-132-62', '#a9b6c8', 3) +
  line('M-156-62L156-62', '#5c6a80', 12) +
  line('M-156-65L150-65', '#c3cedb', 4) +
  young
    .map((tones, i) =>
      place(-130 + (i * 260) / Math.max(1, young.length - 1), -64, 0.42, branchCoral(tones, 3 + (i % 3), 3)),
    )
    .join('');
