import { cut, disc, line, oval, place, shape } from '../shapes.ts';

const [wool, shade, glint, horn, hornDark] = ['#f8f5ef', '#b9bccb', '#ffffff', '#c9ad86', '#8d7356'];

/** What the goat does: `mouth` is drawn in her teeth (around (0, 0)), and a ribbon may be tied round her neck. */
export type GoatPose = { readonly mouth?: string; readonly asleep?: boolean; readonly ribbon?: string };

const eye = (x: number): string =>
  oval(x, -8, 10, 10.5, '#f2c14e') +
  oval(x, -7, 8, 4, '#24141c') +
  disc(x + 3.4, -11, 2.4, '#fff') +
  shape(`M${x - 12}-9C${x - 8}-22 ${x + 8}-22 ${x + 12}-9C${x + 6}-13 ${x - 6}-13 ${x - 12}-9Z`, wool) +
  line(`M${x - 11}-10C${x - 5}-14 ${x + 5}-14 ${x + 11}-10`, '#5b4a4e', 3);

/** The goat's head around (0, 0), facing you, about 150 high with one straight and one bent horn. */
export const goatHead = ({ mouth = '', asleep = false }: GoatPose = {}): string =>
  cut(
    'M-16-40C-34-60-40-88-28-112C-16-98-8-70-2-44Z',
    horn,
    shape('M-20-40C-20-70-24-90-28-112L0-112L0-40Z', hornDark, 0.55) +
      line('M-34-62L-16-58M-36-80L-20-76', hornDark, 3, 0.7),
  ) +
  cut(
    'M14-42C26-56 32-66 30-80C46-86 60-76 66-62C58-66 50-66 46-62C44-50 36-42 26-36Z',
    horn,
    shape('M30-70C44-76 58-70 66-60L66-30L24-34C34-44 38-54 30-70Z', hornDark, 0.55) +
      line('M28-58L42-52M32-74L42-64', hornDark, 3, 0.7),
  ) +
  [-1, 1]
    .map((side) =>
      cut(
        `M${side * 30}-26C${side * 56}-42 ${side * 84}-30 ${side * 90}-8C${side * 70}-2 ${side * 46}-6 ${side * 32}-12Z`,
        side < 0 ? wool : '#dcdde6',
        shape(
          `M${side * 38}-20C${side * 56}-28 ${side * 74}-22 ${side * 82}-10C${side * 66}-8 ${side * 50}-10 ${side * 38}-20Z`,
          '#f0b3ac',
          0.8,
        ),
      ),
    )
    .join('') +
  shape('M-16 52C-14 76-6 88 2 94C12 84 16 70 16 52Z', '#dcdde6') +
  shape('M-16 52C-14 74-8 84-2 88L2 52Z', wool) +
  cut(
    'M0-48C28-48 44-30 40-6C38 14 32 24 30 38C26 58 14 64 0 64C-14 64-26 58-30 38C-32 24-38 14-40-6C-44-30-28-48 0-48Z',
    wool,
    shape('M14-54C44-30 30 30 10 70L60 70L60-54Z', shade, 0.5) +
      oval(0, 44, 27, 20, '#f6d9cf') +
      shape('M14 26C28 34 24 54 6 66L40 66L40 26Z', '#c99a94', 0.4) +
      shape('M-46-10C-44-36-24-50-4-50C-24-36-30-18-28 8Z', glint, 0.9),
  ) +
  shape('M-22-46C-14-62 14-62 22-46C12-34-12-34-22-46Z', glint) +
  shape('M0-58C14-58 20-52 22-46C14-40 4-38 0-38Z', shade, 0.5) +
  (asleep ? [-21, 21].map((x) => line(`M${x - 10}-9Q${x}-1 ${x + 10}-9`, '#5b4a4e', 4)).join('') : eye(-21) + eye(21)) +
  oval(-10, 36, 4, 3, '#7a4a4c') +
  oval(10, 36, 4, 3, '#7a4a4c') +
  line('M-14 51C-6 55 6 55 14 49', '#7a4a4c', 3.5) +
  (mouth && place(0, 54, 1, mouth));

const bell = (x: number, y: number, ribbon?: string): string =>
  line(`M${x - 34} ${y - 10}Q${x} ${y + 12} ${x + 34} ${y - 10}`, ribbon ?? '#a5432f', 11) +
  (ribbon
    ? shape(
        `M${x} ${y}L${x - 30} ${y + 20}L${x - 26} ${y - 8}ZM${x} ${y}L${x + 30} ${y + 20}L${x + 26} ${y - 8}Z`,
        ribbon,
      ) + disc(x, y + 1, 8, '#fff', 0.35)
    : '') +
  place(
    x,
    y + 6,
    1,
    cut(
      'M-13 24C-15 6-10-2 0-4C10-2 15 6 13 24Z',
      '#eab23c',
      shape('M3-6L20-6L20 30L4 30Z', '#a8741c', 0.6) + oval(-5, 8, 3, 7, '#fff3c0', 0.9),
    ) +
      oval(0, 24, 14, 4, '#a8741c') +
      disc(0, 29, 4, '#7a5214'),
  );

const leg = (x: number, tone: string): string =>
  line(`M${x}-52L${x}-10`, tone, 19) + shape(`M${x - 11}-12L${x + 11}-12L${x + 12} 3L${x - 12} 3Z`, '#5a4a52');

/** The goat standing with her head on your left, about 220 long and 230 high; her name is Gladys. */
export const goat = ({ mouth = '', asleep = false, ribbon }: GoatPose = {}): string =>
  oval(10, 4, 116, 11, '#06121f', 0.25) +
  leg(-44, '#c9cbd8') +
  leg(66, '#c9cbd8') +
  shape('M104-118C122-134 132-128 134-112C124-100 112-100 102-100Z', wool) +
  cut(
    'M-82-78C-94-150-50-158 6-152C70-156 116-138 114-86C112-50 84-40 60-46C50-34 30-38 22-44C10-34-8-36-16-44C-28-34-44-38-50-46C-66-40-80-54-82-78Z',
    wool,
    shape('M-90-50C-40-66 60-60 120-110L120-20L-90-20Z', shade, 0.55) +
      shape('M-90-90C-92-150-40-160 20-154C-30-146-60-130-66-80Z', glint, 0.9) +
      line('M0-118Q12-108 26-118M40-96Q52-86 66-96M-6-84Q6-74 18-84M56-128Q66-120 78-128', shade, 4, 0.6),
  ) +
  leg(-66, wool) +
  leg(40, wool) +
  cut(
    'M-104-140C-100-84-74-66-46-72C-34-100-40-130-56-150Z',
    wool,
    shape('M-70-160C-50-130-44-96-52-60L-20-60L-20-160Z', shade, 0.4),
  ) +
  bell(-78, -96, ribbon) +
  place(-84, -166, 1, goatHead({ mouth, asleep }), { rotate: -4 });

/** The goat lying down, about 230 long and 150 high. */
export const lyingGoat = ({ mouth = '', asleep = true, ribbon }: GoatPose = {}): string =>
  oval(10, 4, 124, 10, '#06121f', 0.25) +
  shape('M112-60C130-74 140-66 140-52C130-42 118-42 108-46Z', wool) +
  cut(
    'M-92-6C-104-74-50-104 10-98C76-102 124-78 122-26C122-6 110 2 92 2L-70 2C-84 2-90 0-92-6Z',
    wool,
    shape('M-100 0C-30-20 70-20 130-60L130 20L-100 20Z', shade, 0.55) +
      shape('M-100-20C-98-80-40-104 20-100C-30-90-64-70-70-10Z', glint, 0.9) +
      line('M10-66Q22-56 36-66M52-48Q64-38 78-48', shade, 4, 0.6),
  ) +
  line('M-40-6L-84-4', wool, 17) +
  shape('M-82-14L-98-14L-98 4L-82 4Z', '#5a4a52') +
  bell(-70, -52, ribbon) +
  place(-82, -82, 0.92, goatHead({ mouth, asleep }), { rotate: -8 });
