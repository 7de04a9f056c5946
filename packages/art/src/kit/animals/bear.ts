import { cut, line, oval, place, shape } from '../shapes.ts';
import { cheeks, eyes, noseAndSmile } from '../face.ts';

/** A young bear sitting with its legs out, about 250 high. `scarf` colours its neckerchief. */
export const bear = (
  scarf = '#e2574c',
  { base, shade, light }: { base: string; shade: string; light: string } = {
    base: '#8a5a3c',
    shade: '#5c3826',
    light: '#b98258',
  },
): string =>
  oval(0, 3, 104, 12, '#06121f', 0.28) +
  cut(
    'M-78 0C-92-60-66-138 0-140C66-138 92-60 78 0C60 8-60 8-78 0Z',
    base,
    shape('M-100 6C-96-70-64-140-14-146C-50-96-54-40-44 8Z', light, 0.5) +
      shape('M26-150C74-110 56-40 46 10L110 10L110-150Z', shade, 0.55) +
      oval(0, -54, 42, 54, '#e6c39c', 0.9) +
      shape('M12-120C46-90 36-30 18 10L60 10L60-120Z', shade, 0.2),
  ) +
  [-1, 1]
    .map((side) =>
      place(
        0,
        0,
        1,
        cut(
          'M-40-30C-66-40-98-30-104-6C-104 10-84 14-64 10C-46 6-34-8-40-30Z',
          base,
          shape('M-110 0C-90 8-60 6-36-10L-40 20L-110 20Z', shade, 0.55),
        ) +
          oval(-86, -6, 17, 20, '#e6c39c') +
          oval(-86, -1, 9, 9, '#b57f5c') +
          oval(-95, -16, 3.6, 3.6, '#b57f5c') +
          oval(-86, -19, 3.6, 3.6, '#b57f5c') +
          oval(-77, -16, 3.6, 3.6, '#b57f5c') +
          cut(
            'M-66-112C-90-96-98-66-86-46C-72-38-58-50-54-70C-52-88-54-102-66-112Z',
            base,
            shape('M-100-60C-84-36-60-40-48-70L-44-36L-100-30Z', shade, 0.5) +
              shape('M-70-116C-96-96-100-66-90-50C-92-76-84-96-62-106Z', light, side < 0 ? 0.7 : 0.15),
          ),
        { flip: side > 0 },
      ),
    )
    .join('') +
  place(
    0,
    -172,
    1,
    [-1, 1]
      .map((side) => oval(side * 54, -46, 27, 26, side < 0 ? base : shade) + oval(side * 54, -43, 15, 14, '#d99c82'))
      .join('') +
      cut(
        'M0-72C46-72 76-42 76-2C76 38 44 58 0 58C-44 58-76 38-76-2C-76-42-46-72 0-72Z',
        base,
        shape('M0-80C-56-80-84-40-82 6C-68-34-44-56-4-62Z', light, 0.7) +
          shape('M36-76C72-26 52 26 24 62L90 62L90-76Z', shade, 0.42),
      ) +
      cut(
        'M0 0C26 0 40 16 40 32C40 48 22 56 0 56C-22 56-40 48-40 32C-40 16-26 0 0 0Z',
        '#efd2ac',
        shape('M16-6C38 14 28 40 14 60L50 60L50-6Z', '#c89c74', 0.5),
      ) +
      eyes(0, -12, 66, 13.5, '#6b3d1c') +
      cheeks(0, 16, 104, 13) +
      noseAndSmile(0, 17, 12) +
      line('M-46-36C-40-42-32-42-26-38M26-38C32-42 40-42 46-36', shade, 5),
  ) +
  cut(
    'M-56-128C-20-106 20-106 56-128L54-108C30-96 18-94 4-78C-2-72-8-78-10-86C-24-94-40-100-54-108Z',
    scarf,
    shape('M-60-134C-20-110 20-110 60-134L60-124C20-100-20-100-60-124Z', '#fff', 0.3) +
      shape('M10-110C10-96 6-84 0-70L60-70L60-120Z', '#3a0d1c', 0.2),
  );
