/** A village at the shore. Each thing stands on (0, 0), the boat floats on it. */
import { box, cut, line, oval, place, shape, type Tones } from './shapes.ts';

/** A palm about 230 high, leaning to the right. */
export const palm = ({ dark, base, light }: Tones = { dark: '#1f7050', base: '#379a5c', light: '#a3d668' }): string =>
  oval(4, 2, 40, 6, '#06121f', 0.2) +
  cut(
    'M-13 4C-6-70 4-130 30-186L46-180C26-124 16-60 18 4Z',
    '#a9754a',
    shape('M6 10C10-60 20-120 42-184L60-184L40 10Z', '#6f4628', 0.7) +
      line('M-10-30L18-26M-6-66L20-60M2-102L26-94M12-136L34-128', '#6f4628', 4, 0.5),
  ) +
  [
    [-164, 96, base],
    [-20, 104, dark],
    [30, 84, dark],
    [-122, 92, light],
    [-62, 98, base],
    [168, 82, dark],
  ]
    .map(
      ([a, r, fill]) =>
        `<path transform="translate(38 -184) rotate(${a})" d="M0 0C${Number(r) * 0.3}-26 ${Number(r) * 0.74}-22 ${r} 12C${Number(r) * 0.86} 6 ${Number(r) * 0.8} 6 ${Number(r) * 0.72} 12C${Number(r) * 0.66} 4 ${Number(r) * 0.56} 4 ${Number(r) * 0.48} 12C${Number(r) * 0.4} 6 ${Number(r) * 0.2} 8 0 0Z" fill="${fill}"/>`,
    )
    .join('') +
  oval(30, -174, 8, 8, '#7a4f2c') +
  oval(44, -172, 8, 8, '#5f3a20');

/** A hut on short posts with a thatched roof, about 190 wide and 170 high. */
export const hut = ({
  wall = '#e8b478',
  shade = '#a86a40',
  roof = '#d9a650',
  roofShade = '#9a6a2c',
  door = '#7a4526',
} = {}): string =>
  oval(2, 3, 96, 9, '#06121f', 0.22) +
  line('M-62 2L-62-30M62 2L62-30M-22 2L-22-30M22 2L22-30', '#6a4228', 9) +
  box(-76, -38, 152, 10, '#8a5a38', 3) +
  cut(
    'M-68-34L-64-104L64-104L68-34Z',
    wall,
    shape('M14-110L18-30L80-30L80-110Z', shade, 0.5) +
      line('M-44-104L-46-34M-22-104L-24-34M44-104L46-34M66-104L68-34', shade, 3, 0.4),
  ) +
  cut('M-18-34L-18-84C-18-92 18-92 18-84L18-34Z', door, shape('M2-94L2-30L24-30L24-94Z', '#3d2014', 0.6)) +
  box(32, -86, 22, 20, '#fff0b8', 3) +
  box(-54, -86, 22, 20, '#fff0b8', 3) +
  cut(
    'M-96-94C-66-116-34-148-6-170L6-170C34-148 66-116 96-94C84-88 76-96 66-90C56-84 46-94 34-88C22-84 12-92 0-88C-12-84-22-94-34-88C-46-84-56-94-66-90C-76-86-86-90-96-94Z',
    roof,
    shape('M4-180C20-140 30-110 34-80L110-80L110-180Z', roofShade, 0.55) +
      shape('M-100-90C-66-112-34-148-8-170L2-170C-20-140-44-112-60-84Z', '#ffe29a', 0.55) +
      line('M-4-150L-14-96M-34-128L-50-98M30-130L44-98', roofShade, 3.5, 0.5),
  );

/** A wooden boat about 250 wide; `crew` is drawn in it, cut off by its side, standing on the floor at (0, -4). */
export const rowBoat = (crew = '', { base = '#e5674f', shade = '#9c3140', stripe = '#fff3d6' } = {}): string =>
  shape('M-118-44L124-44L112-36L-106-36Z', '#6a3a28') +
  crew +
  cut(
    'M-130-56C-60-38 60-38 134-60C126-14 96 18 40 18L-40 18C-96 18-120-10-130-56Z',
    base,
    shape('M-140 0C-40 16 60 16 150-6L150 40L-140 40Z', shade, 0.6) +
      shape('M-140-60C-60-38 60-38 150-62L150-46C60-24-60-24-140-44Z', stripe, 0.95),
  ) +
  line('M-129-55C-60-38 60-38 132-58', '#8a4a34', 7) +
  place(0, 0, 1, line('M-128-57C-60-40 60-40 120-57', '#fff', 2.5, 0.5));
