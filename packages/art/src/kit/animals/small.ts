import { cut, disc, line, oval, place, shape } from '../shapes.ts';

/** A small round bird sitting, looking to the right, about 60 high. */
export const robin = ({ back = '#7c6a5c', breast = '#f0793a', belly = '#fff0dc' } = {}): string =>
  line('M-4-4L-6 6M8-4L8 6', '#7a5236', 3.5) +
  shape('M-26-22C-46-22-58-14-64-6C-50-6-36-10-24-12Z', back) +
  cut(
    'M-30-22C-30-48-12-62 8-62C28-62 40-46 38-28C36-10 22-2 4-2C-16-2-30-8-30-22Z',
    back,
    shape('M-4-30C4-50 24-56 44-44L44 0L8 4C-4-6-8-18-4-30Z', breast) +
      oval(10, -2, 22, 14, belly) +
      shape('M-34-30C-28-56-8-68 10-66C-10-54-20-44-22-22Z', '#fff', 0.2),
  ) +
  shape('M-24-30C-8-34 6-28 10-16C-2-8-22-12-28-20Z', '#5c4c41') +
  shape('M37-42L54-36L37-31Z', '#f2b23a') +
  disc(24, -43, 5.5, '#1d1018') +
  disc(26, -45, 2, '#fff');

/** A butterfly seen from the side above, about 56 wide. */
export const butterfly = (wing: string, tip: string): string =>
  shape('M0 0C-10-30-40-36-44-18C-46-2-22 6 0 4Z', wing) +
  shape('M0 2C-22 2-36 12-30 24C-22 34-4 22 2 6Z', tip) +
  shape('M0 0C10-30 34-34 38-18C40-4 20 4 0 4Z', wing) +
  shape('M2 3C20 4 32 12 26 22C18 30 4 20 0 6Z', tip) +
  oval(-30, -16, 5, 4, '#fff', 0.7) +
  oval(26, -16, 4.5, 4, '#fff', 0.7) +
  line('M0-8L1 16', '#3b2430', 4) +
  line('M0-8C-3-16-8-20-12-22M0-8C3-16 6-20 10-22', '#3b2430', 2);

/** A ladybird seen from above, about 26 wide. */
export const ladybird = (): string =>
  oval(0, -6, 12, 10, '#d93a34') +
  shape('M-12-6A12 10 0 0 1 0-16L0 4A12 10 0 0 1-12-6Z', '#ff6a5a') +
  disc(12, -6, 6, '#2b161c') +
  line('M0-16L0 4', '#2b161c', 2) +
  disc(-5, -9, 2.4, '#2b161c') +
  disc(4, -3, 2.2, '#2b161c') +
  disc(-5, -1, 2, '#2b161c');

/** A squirrel sitting with an acorn, about 150 high. */
export const squirrel = ({ base = '#b4552d', shade = '#7d3519', light = '#e08a52' } = {}): string =>
  oval(10, 2, 56, 8, '#06121f', 0.26) +
  cut(
    'M30-6C76-4 98-44 88-84C80-116 52-128 34-112C20-98 30-78 46-78C60-78 56-54 36-46C22-40 18-20 30-6Z',
    base,
    shape('M28-2C80 4 110-50 88-94C86-56 64-30 26-26Z', shade, 0.6) +
      shape('M34-116C52-132 78-120 88-94C70-108 54-110 42-98Z', light, 0.8),
  ) +
  cut(
    'M-36 0C-44-34-34-76-2-80C30-78 44-34 36 0C24 6-24 6-36 0Z',
    base,
    shape('M-48 6C-46-40-34-78-6-84C-24-50-24-20-18 8Z', light, 0.5) +
      oval(-4, -28, 20, 32, '#fbe3c4', 0.95) +
      shape('M14-84C40-50 30-20 24 10L60 10L60-84Z', shade, 0.5),
  ) +
  place(
    -4,
    -98,
    1,
    cut(
      'M-36-22C-44-44-42-58-34-66C-22-60-12-48-10-36Z',
      base,
      shape('M-32-26C-36-42-36-50-33-56C-26-50-20-42-18-36Z', '#f1b8a3', 0.8),
    ) +
      cut('M36-22C44-44 42-58 34-66C22-60 12-48 10-36Z', shade, '') +
      cut(
        'M0-42C28-42 46-24 46 0C46 24 26 36 0 36C-26 36-46 24-46 0C-46-24-28-42 0-42Z',
        base,
        shape('M0-48C-34-48-52-24-50 4C-40-20-26-34-2-36Z', light, 0.7) +
          oval(0, 20, 26, 18, '#fbe3c4') +
          shape('M22-46C44-16 32 16 14 40L56 40L56-46Z', shade, 0.35),
      ),
  ) +
  [-24, 16].map((x) => oval(x, -102, 8.5, 10, '#1d1018') + disc(x + 3, -106, 3.4, '#fff')).join('') +
  oval(-4, -87, 5, 3.6, '#2b161c') +
  line('M-4-84C-5-78-11-77-14-80M-4-84C-3-78 3-77 6-80', '#2b161c', 2.5) +
  oval(-34, -86, 8, 5, '#ff8a7a', 0.45) +
  oval(26, -86, 8, 5, '#ff8a7a', 0.45) +
  shape('M-18-44C-16-60 8-60 10-44C6-28-12-28-18-44Z', '#b9803f') +
  shape('M-20-46C-18-62 10-62 12-46C2-42-10-42-20-46Z', '#7a5230') +
  shape('M-32-60C-20-58-12-50-14-42C-22-38-32-46-36-54Z', base) +
  shape('M26-60C14-58 6-50 8-42C16-38 26-46 30-54Z', shade);
