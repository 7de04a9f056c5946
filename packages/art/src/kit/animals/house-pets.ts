/** Animals that live with people indoors. */
import { cut, line, oval, scatter, shape, type Tones } from '../shapes.ts';

const gray: Tones = { dark: '#4c5570', base: '#8089a4', light: '#c4cbdc' };

/** A gray cat sitting on (0, 0), about 120 high, very pleased with itself. */
export const smugCat = ({ dark, base, light }: Tones = gray): string =>
  oval(2, 3, 50, 7, '#06121f', 0.26) +
  line('M36-14C74-8 78-44 62-58', dark, 15) +
  line('M36-17C70-12 74-44 60-58', base, 9) +
  cut(
    'M-34 2C-42-40-30-70-4-72C26-72 46-36 42 2Z',
    base,
    shape('M12-80C44-60 34-20 26 10L60 10L60-80Z', dark, 0.5) +
      shape('M-44 4C-46-40-34-66-14-70C-26-44-28-20-22 6Z', light, 0.55) +
      oval(-4, -22, 18, 26, light, 0.75) +
      line('M-14 2L-14-16M4 2L4-16', dark, 3, 0.6),
  ) +
  oval(-16, 0, 13, 6, light) +
  oval(8, 0, 13, 6, base) +
  cut(
    'M-44-82C-48-108-42-128-38-132C-30-128-24-120-20-116C-8-120 6-120 16-116C20-120 28-128 36-132C40-126 44-106 40-82C34-58-38-58-44-82Z',
    base,
    shape('M8-136L60-136L60-50L14-50C34-70 30-100 8-136Z', dark, 0.45) +
      shape('M-50-80C-48-110-42-124-36-130L-16-114C-34-106-40-92-38-70Z', light, 0.6) +
      shape('M-36-124L-24-113L-34-104ZM34-124L22-113L32-104Z', '#e49aa0', 0.7) +
      line('M-8-114L-6-104M4-114L3-104M-2-117L-2-106', dark, 3.5, 0.7) +
      oval(-2, -72, 20, 12, light, 0.8),
  ) +
  line('M-28-90Q-20-100-11-90M7-90Q15-100 24-90', '#24182a', 4) +
  shape('M-7-80L3-80L-2-74Z', '#d9737e') +
  line('M-2-74C-6-64-18-66-22-73M-2-74C4-64 14-66 18-73', '#24182a', 3) +
  line('M-30-76L-52-80M-30-71L-50-68M28-76L50-80M28-71L48-68', '#f2f4fa', 2, 0.8);

const brown: Tones = { dark: '#4a2f22', base: '#86593a', light: '#c2905f' };

/** A wet dog asleep, curled up on (0, 0), about 210 wide, in its own puddle. */
export const wetDog = ({ dark, base, light }: Tones = brown): string =>
  oval(6, 6, 136, 15, '#7fb4d8', 0.5) +
  oval(-20, 4, 70, 6, '#d5efff', 0.6) +
  cut(
    'M-96 4C-112-40-70-86-6-88C60-90 110-50 104 4Z',
    base,
    shape('M30-100C80-70 70-30 60 10L130 10L130-100Z', dark, 0.5) +
      shape('M-110 0C-106-46-60-80-8-82C-50-60-70-30-72 4Z', light, 0.5) +
      line(
        scatter(14, 4, (next, i) => `M${-70 + i * 12} ${(-66 + next() * 40).toFixed(0)}q6 12 2 24`),
        dark,
        4,
        0.5,
      ),
  ) +
  line('M92-6C120-14 124-40 108-52', dark, 16) +
  line('M92-9C114-16 118-38 106-50', base, 9) +
  cut(
    'M-128 2C-134-30-112-52-84-52C-54-52-40-30-44 2Z',
    base,
    shape('M-70-60L-30-60L-30 10L-60 10C-46-20-50-40-70-60Z', dark, 0.4) +
      shape('M-136 0C-134-30-116-46-94-48C-112-30-116-14-114 4Z', light, 0.55),
  ) +
  cut('M-66-48C-40-52-30-22-38-2C-52 2-66-16-66-48Z', dark, line('M-56-40L-48-12', base, 4)) +
  oval(-124, -8, 12, 8, '#241a22') +
  oval(-127, -11, 4, 2.4, '#fff', 0.7) +
  line('M-104-28Q-95-22-86-28', '#241a22', 4) +
  line('M-116-1Q-104 4-92-1', '#241a22', 3) +
  [
    [-60, -96],
    [10, -104],
    [70, -84],
  ]
    .map(([x, y]) =>
      shape(
        `M${x} ${y}C${x! + 7} ${y! + 10} ${x! + 6} ${y! + 16} ${x} ${y! + 16}C${x! - 6} ${y! + 16} ${x! - 7} ${y! + 10} ${x} ${y}Z`,
        '#a9dcf8',
        0.9,
      ),
    )
    .join('');
