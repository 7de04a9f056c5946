/** Things that animals and children leave about: lanterns, boards, books. Each stands on (0, 0) unless it says that it hangs. */
import { box, cut, disc, line, oval, shape } from './shapes.ts';

/** A lantern hanging from (0, 0), about 40 wide and 84 high; `glowId` names a `glow` of the plane, empty for none. */
export const lantern = (glowId = ''): string =>
  (glowId ? disc(0, 48, 150, `url(#${glowId})`) : '') +
  line('M-14 22C-14 2 14 2 14 22', '#4a3226', 4.5) +
  box(-20, 20, 40, 8, '#6a4a36', 4) +
  box(-20, 20, 18, 8, '#8f6a4c', 4) +
  cut(
    'M-16 28L16 28L18 68L-18 68Z',
    '#ffe7a0',
    oval(0, 56, 18, 20, '#ffc24d', 0.75) + shape('M-16 28L-9 28L-10 68L-18 68Z', '#fff', 0.45),
  ) +
  shape('M0 36C8 46 9 54 6 60C3 65-3 65-6 60C-9 54-5 47 0 36Z', '#ff8f2a') +
  shape('M0 46C4 52 4 57 2 61C1 63-1 63-2 61C-4 57-3 52 0 46Z', '#fff3c4') +
  line('M-6 28L-7 68M6 28L7 68', '#6a4a36', 2.2, 0.6) +
  box(-21, 66, 42, 10, '#6a4a36', 4) +
  box(-21, 66, 18, 10, '#8f6a4c', 4);

/** An open book about 120 wide, seen from the front. */
export const openBook = (cover = '#c2413b'): string =>
  shape('M-64-4C-40-14-14-12 0 0C14-12 40-14 64-4L64 10C40 2 14 4 0 14C-14 4-40 2-64 10Z', cover) +
  shape('M-60-46C-38-58-14-56 0-44L0 4C-14-8-38-10-60-2Z', '#fffaf0') +
  shape('M60-46C38-58 14-56 0-44L0 4C14-8 38-10 60-2Z', '#f0e2cb') +
  line(
    'M-50-38C-36-44-20-43-9-37M-50-26C-36-32-20-31-9-25M-50-14C-36-20-20-19-9-13M50-38C36-44 20-43 9-37M50-26C36-32 20-31 9-25M50-14C36-20 20-19 9-13',
    '#bfa98a',
    2.6,
    0.7,
  );

/** A post with two blank boards, about 150 high. */
export const signPost = (): string =>
  oval(2, 2, 26, 5, '#06121f', 0.25) +
  cut('M-8 2L-7-150L7-154L9 2Z', '#8a5a38', shape('M1-160L2 6L20 6L20-160Z', '#5f3a22', 0.7)) +
  cut(
    'M-58-138L50-146L72-124L52-104L-58-104Z',
    '#b97f4e',
    shape('M-70-114L90-118L90-96L-70-96Z', '#8a5530', 0.6) +
      line('M-46-126L40-132M-40-114L30-116', '#8a5530', 2.5, 0.6),
  ) +
  cut(
    'M56-92L-46-96L-68-78L-48-60L56-62Z',
    '#c78d58',
    shape('M-80-70L70-72L70-50L-80-50Z', '#8a5530', 0.55) + line('M-40-82L44-80', '#8a5530', 2.5, 0.6),
  );

/** A telescope on a tripod looking up to the right, about 150 high. */
export const telescope = (tube = '#e9eef6', shade = '#8fa3c2'): string =>
  line('M0-74L-34 0M0-74L34 0M0-74L4 2', '#5d4536', 7) +
  disc(0, -78, 10, '#c99a55') +
  `<g transform="translate(0 -84) rotate(-38)">${cut('M-56-13L58-20L58 20L-56 13Z', tube, shape('M-70 2L80 4L80 30L-70 30Z', shade, 0.75))}${box(54, -24, 14, 48, '#c99a55', 5)}${box(-74, -8, 20, 16, '#c99a55', 4)}${box(-14, -19, 10, 38, '#c99a55', 3)}</g>`;

/** A tent with a lit opening, about 260 wide. */
export const tent = (cloth = '#e07a4b', shade = '#a8482f', inside = '#ffdf8e'): string =>
  oval(0, 3, 150, 12, '#06121f', 0.3) +
  shape('M-30-150L-140 0L30 0Z', cloth) +
  shape('M-30-150L30 0L140 0L46-138Z', shade) +
  cut(
    'M-36-132L-96 0L6 0Z',
    inside,
    shape('M-36-140L-20 10L40 10Z', '#ffb84d', 0.8) + shape('M-36-132L-120 10L-74 10Z', shade, 0.55),
  ) +
  shape('M-30-150L-140 0L-128 0L-26-138Z', '#fff', 0.3) +
  line('M-30-150L46-138', '#fff', 3, 0.3);

/** A camp fire, about 70 wide; `glowId` names a `glow` of the plane. */
export const campFire = (glowId: string): string =>
  disc(0, -20, 210, `url(#${glowId})`) +
  line('M-34 2L30-12M-30-12L34 2', '#5d3a26', 11) +
  line('M-30-1L20-11', '#8a5a3a', 4) +
  shape('M0-82C26-54 34-36 24-14C14 0-14 0-24-14C-34-32-20-40-16-56C-8-50-4-44-4-40C4-52 4-66 0-82Z', '#ff7a2a') +
  shape('M2-56C18-38 20-24 12-12C6-4-8-4-13-12C-18-24-8-30-6-38C-2-34 0-32 0-28C4-36 4-46 2-56Z', '#ffc24d') +
  oval(0, -14, 8, 10, '#fff3c4');

/** A signpost that has fallen over: the stump, one board against it, one in the grass; about 220 wide. */
export const fallenSign = (): string =>
  oval(6, 4, 112, 10, '#06121f', 0.25) +
  cut('M-12 4L-10-66L-4-58L0-78L6-62L12-70L12 4Z', '#8a5a38', shape('M2-90L3 8L24 8L24-90Z', '#5f3a22', 0.7)) +
  `<g transform="translate(-62 -18) rotate(-24)">${cut('M-58-18L46-22L70 0L48 20L-58 18Z', '#b97f4e', shape('M-70 4L90 2L90 30L-70 30Z', '#8a5530', 0.6) + line('M-44-6L38-10', '#8a5530', 2.5, 0.6))}</g>` +
  `<g transform="translate(66 -10) rotate(9)">${cut('M58-17L-44-20L-68-1L-46 18L58 16Z', '#c78d58', shape('M-80 4L70 3L70 26L-80 26Z', '#8a5530', 0.55) + line('M-38-6L46-5', '#8a5530', 2.5, 0.6))}</g>`;
