/** What an adventure meets: under the sea, in space, in other times, on the mountain. */
import { curve, random, round, type Point } from './svg.ts';
import { box, cut, disc, line, oval, shape } from './shapes.ts';

/** A round yellow submarine looking to the left, about 460 wide, centred on (0, 0); `pilot` is drawn in its big window, 106 wide around (-84, -4). */
export const submarine = (pilot = captain()): string =>
  shape('M196-26C226-56 250-62 264-54C250-20 250 24 264 58C250 66 226 60 196 30Z', '#d9414a') +
  cut(
    'M-44-96L-32-150C-30-160-20-166-8-166L52-166C64-166 70-160 74-148L86-96Z',
    '#e5504f',
    shape('M36-170L100-170L100-90L30-90Z', '#a52a3e', 0.7),
  ) +
  line('M36-164L36-206C36-218 24-222 6-222', '#b8323a', 14) +
  disc(2, -222, 13, '#b8323a') +
  disc(0, -222, 8, '#bfeefa') +
  cut(
    'M-180 0C-180-76-100-110 10-110C130-110 214-72 214 0C214 72 130 110 10 110C-100 110-180 76-180 0Z',
    '#ffc531',
    shape('M-190 30C-100 84 100 90 220 10L220 120L-190 120Z', '#d98a12', 0.75) +
      shape('M-150-60C-90-104 0-106 60-98C-10-92-90-80-130-40Z', '#fff', 0.55) +
      [-150, -90, 30, 90, 150].map((x) => disc(x, 72, 4.5, '#b5700c')).join(''),
  ) +
  (
    [
      [-84, 66],
      [44, 33],
      [128, 26],
    ] as const
  )
    .map(
      ([x, r]) =>
        disc(x, -4, r, '#d9414a') +
        disc(x, -4, r * 0.8, '#bfeefa') +
        shape(
          `M${x - r * 0.6} ${-4 + r * 0.5}A${r * 0.8} ${r * 0.8} 0 0 0 ${x + r * 0.8} -4A${r} ${r} 0 0 1 ${x - r * 0.6} ${-4 + r * 0.5}Z`,
          '#6cc3e4',
        ) +
        line(`M${x - r * 0.5} ${-4 - r * 0.3}A${r * 0.6} ${r * 0.6} 0 0 1 ${x} ${-4 - r * 0.58}`, '#fff', 5, 0.9),
    )
    .join('') +
  pilot +
  shape('M-14 110L72 110L54 134L2 134Z', '#b8323a');

/** Somebody (a bust, standing on (0, 0)) in the submarine's big window. */
export const atTheWindow = (bust: string): string =>
  cut(
    'M-137-4a53 53 0 1 0 106 0a53 53 0 1 0-106 0Z',
    '#bfeefa',
    shape('M-140 30L-30 30L-30 60L-140 60Z', '#6cc3e4') + `<g transform="translate(-84 56) scale(.64)">${bust}</g>`,
  ) + line('M-124-24A44 44 0 0 1-98-44', '#fff', 5, 0.8);

function captain(): string {
  return (
    shape('M-120 46C-116 22-102 16-84 16C-66 16-52 22-48 46C-66 52-102 52-120 46Z', '#3f5fb8') +
    disc(-84, -8, 27, '#a8714a') +
    shape('M-112-10C-116-42-92-48-78-44C-60-44-52-26-56-8C-62-20-74-26-84-24C-98-22-106-20-112-10Z', '#2c1a1c') +
    disc(-94, -6, 4, '#1d1018') +
    disc(-74, -6, 4, '#1d1018') +
    line('M-93 5C-88 11-79 11-75 5', '#6d2c2c', 3)
  );
}

/** A fish looking to the right, about 120 wide, centred on (0, 0). */
export const fish = (color: string, fin: string): string =>
  shape('M-40 0C-60-22-74-24-82-18C-76-8-76 8-82 18C-74 24-60 22-40 0Z', fin) +
  shape('M8-26C-4-46-24-46-34-38C-26-30-22-22-20-14Z', fin) +
  cut(
    'M50 0C36-36-20-40-46 0C-20 40 36 36 50 0Z',
    color,
    shape('M-60 8C-20 20 30 20 60 4L60 50L-60 50Z', fin, 0.6) +
      shape('M10-40C-2-14-2 14 10 40L-10 40C-22 14-22-14-10-40Z', '#fff', 0.85) +
      shape('M40-18C20-34-10-34-30-18C-8-26 16-26 40-18Z', '#fff', 0.4),
  ) +
  disc(30, -7, 9, '#fff') +
  disc(32, -7, 5.5, '#1d1018') +
  disc(34, -9, 2, '#fff') +
  line('M46 6C42 11 37 12 33 10', '#1d1018', 2.5);

/** A branching coral, about 180 high. */
export function coral(color: string, seed: number): string {
  const next = random(seed);
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): string => {
    const [toX, toY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const twigs =
      depth === 0
        ? ''
        : [-1, 1]
            .map((side) =>
              grow(
                toX,
                toY,
                angle + side * (0.34 + next() * 0.2),
                length * (0.72 + next() * 0.12),
                width * 0.72,
                depth - 1,
              ),
            )
            .join('');
    return line(`M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`, color, round(width)) + twigs;
  };
  return grow(0, 0, -Math.PI / 2, 54, 17, 4);
}

/** Kelp rooted at (x, y), `height` tall. */
export function kelp(x: number, y: number, height: number, color: string): string {
  const points = Array.from({ length: 8 }, (_, i): Point => [x + Math.sin(i * 0.9 + x) * 12, y - (height * i) / 7]);
  const leaves = points
    .slice(1)
    .map(
      ([px, py], i) =>
        `M${round(px)} ${round(py)}q${i % 2 ? 16 : -16}-16 ${i % 2 ? 40 : -40}-28q${i % 2 ? -14 : 14} 28 ${i % 2 ? -40 : 40} 28z`,
    )
    .join('');
  return line(curve(points), color, 8) + shape(leaves, color);
}

/** A rocket standing upright, about 250 high, centred on (0, 0). */
export const rocket = (): string =>
  shape('M-26 92C-40 140-14 150 0 186C14 150 40 140 26 92Z', '#ff8a2a') +
  shape('M-13 92C-20 120-6 130 0 150C6 130 20 120 13 92Z', '#ffe08a') +
  shape('M-44 34C-86 56-90 96-84 116C-66 96-50 88-34 88Z', '#d9414a') +
  shape('M44 34C86 56 90 96 84 116C66 96 50 88 34 88Z', '#a52a3e') +
  cut(
    'M0-150C48-110 62-40 48 50C44 76 36 90 30 96L-30 96C-36 90-44 76-48 50C-62-40-48-110 0-150Z',
    '#f4f7fd',
    shape('M16-150C70-60 40 40 20 100L80 100L80-150Z', '#a9b8d9', 0.8) +
      shape('M-60-160L60-160L60-84C30-96-30-96-60-84Z', '#e5504f') +
      shape('M20-160L60-160L60-84C48-90 40-92 34-92Z', '#a52a3e', 0.8) +
      shape('M-60 62C-20 72 20 72 60 62L60 84L-60 84Z', '#e5504f'),
  ) +
  disc(0, -22, 31, '#e0a030') +
  disc(0, -22, 24, '#8fdcf4') +
  shape('M-22-14A24 24 0 0 0 24-22A30 30 0 0 1-22-14Z', '#3f9fd0') +
  line('M-14-30A16 16 0 0 1-2-40', '#fff', 5);

/** A planet with a ring, about 190 wide, centred on (0, 0). */
export const ringedPlanet = (): string =>
  cut(
    'M-56 0A56 56 0 0 1 56 0A56 56 0 0 1-56 0Z',
    '#ffb86b',
    shape('M-60-24C-20-36 20-12 60-24L60-4C20 8-20-14-60-4Z', '#ff9350', 0.8) +
      shape('M-60 18C-20 8 20 30 60 18L60 34C20 44-20 26-60 34Z', '#ff9350', 0.7) +
      shape('M20-60C60-20 40 30 0 60L70 60L70-60Z', '#a54a6c', 0.5) +
      oval(-26, -34, 16, 8, '#fff', 0.4),
  ) +
  `<g transform="rotate(-16)">${line('M-54-10C-92-4-104 10-84 18C-40 32 40 32 84 18C104 10 92-4 54-10', '#ffe2b0', 11)}${line('M-84 18C-40 32 40 32 84 18', '#d99a7a', 5)}</g>`;

/** A small temple with columns, about 240 wide and 190 high, standing on (0, 0). */
export const temple = (): string =>
  box(-128, -14, 256, 16, '#d9b98a') +
  box(-116, -28, 232, 16, '#f0d9ae') +
  [-92, -46, 0, 46, 92]
    .map((x) =>
      cut(
        `M${x - 13}-28L${x - 10}-116L${x + 10}-116L${x + 13}-28Z`,
        '#fbeacb',
        shape(`M${x + 2}-120L${x + 3}-20L${x + 20}-20L${x + 20}-120Z`, '#cda873', 0.8),
      ),
    )
    .join('') +
  box(-118, -132, 236, 18, '#f0d9ae') +
  box(-118, -120, 236, 6, '#cda873') +
  cut('M-128-132L0-192L128-132Z', '#fbeacb', shape('M0-200L30-130L140-130L140-200Z', '#d9b27a', 0.7)) +
  shape('M-90-138L0-178L90-138Z', '#c98a5a', 0.6) +
  disc(0, -150, 10, '#ffd35c');

/** A weather station: mast with cups and vane, a white box on legs, about 300 high, standing on (0, 0). */
export const weatherMast = (): string =>
  oval(0, 3, 110, 10, '#06121f', 0.22) +
  line('M0 0L0-270M-50 0L0-120M50 0L0-120', '#7f8fa8', 7) +
  line('M-3 0L-3-268', '#cfd9e8', 3) +
  line('M-64-262L64-262', '#7f8fa8', 6) +
  disc(-64, -262, 15, '#e5504f') +
  disc(64, -262, 15, '#a52a3e') +
  disc(0, -274, 15, '#e5504f') +
  disc(-68, -266, 5, '#fff', 0.5) +
  line('M-70-212L60-212', '#7f8fa8', 6) +
  shape('M-100-212L-66-230L-66-194Z', '#ffb03a') +
  shape('M40-212L92-238L92-186Z', '#ffb03a') +
  shape('M40-212L92-212L92-186Z', '#d9801e') +
  line('M-126 0L-118-70M-62 0L-70-70', '#8a5a38', 8) +
  box(-136, -140, 84, 74, '#fbfaf4', 6) +
  box(-76, -140, 24, 74, '#c9d0de', 6) +
  line('M-128-124L-60-124M-128-110L-60-110M-128-96L-60-96M-128-82L-60-82', '#b5bfd0', 5) +
  shape('M-146-138L-94-164L-42-138Z', '#4f86a8');
