/** Animals of the sea, each around (0, 0). */
import { cut, disc, line, oval, shape, type Tones } from '../shapes.ts';

type FishTones = Tones & { readonly fin: string; readonly cheek: string };
/** Parrotfish to choose from. */
export const parrotfishTones = {
  teal: { dark: '#0f6f86', base: '#22b3b4', light: '#8ff0d8', fin: '#f0629a', cheek: '#ffd35c' },
  blue: { dark: '#2a4fb0', base: '#4a8cf0', light: '#a8d4ff', fin: '#ffb03a', cheek: '#ff8fb0' },
} as const satisfies Record<string, FishTones>;

/** A parrotfish swimming to the right, about 170 wide, with its beak and big scales. */
export const parrotfish = ({ dark, base, light, fin, cheek }: FishTones = parrotfishTones.teal): string =>
  cut(
    'M-56-8C-74-26-90-36-104-38C-96-14-96 18-104 42C-88 38-72 28-56 12Z',
    fin,
    shape('M-110 4L-50 2L-50 50L-110 50Z', dark, 0.4) + line('M-98-26L-66-4M-98 28L-66 8M-96 2L-66 2', '#fff', 3, 0.35),
  ) +
  shape('M34-36C6-64-36-58-58-22L-40-16Z', fin) +
  shape('M4 38C-14 58-36 54-50 28L-36 22Z', fin) +
  cut(
    'M64 4C56-28 22-46-16-42C-42-38-58-20-66-6L-66 10C-54 24-38 38-14 42C22 44 54 32 64 4Z',
    base,
    shape('M-80 10C-40 30 30 30 80 8L80 60L-80 60Z', dark, 0.55) +
      shape('M60-14C30-48-30-52-64-14C-30-34 20-34 60-14Z', light, 0.7) +
      [-46, -28, -10]
        .map((x, i) => line(`M${x}-24q9 9 0 18M${x + 9}-8q9 9 0 18M${x}8q9 9 0 18`, i === 1 ? light : dark, 2.6, 0.5))
        .join('') +
      line('M18-36C10-14 10 16 20 38', dark, 3.5, 0.5) +
      shape('M70 0C54 0 40 8 26 24C42 30 60 20 70 8Z', cheek, 0.7) +
      shape('M64-12C52-14 40-22 34-32L50-34Z', cheek, 0.55),
  ) +
  shape('M66 1C70-6 66-14 58-16C54-10 52-4 52 2Z', '#fff3d6') +
  shape('M64 6C66 12 62 18 54 18C50 14 50 9 52 4Z', '#e6d1a8') +
  shape('M4 2C-16-6-30 8-26 24C-8 22 4 14 10 8Z', fin) +
  shape('M4 2C-16-6-26 2-28 12C-14 6-4 6 10 8Z', '#fff', 0.35) +
  disc(36, -12, 10, '#fff') +
  disc(38, -12, 6, '#1d1018') +
  disc(40, -14, 2.2, '#fff');

/** A green sea turtle swimming to the right, about 330 wide. */
export const turtle = ({
  shell = { dark: '#4a4a1f', base: '#85813a', light: '#c9bd6a' },
  skin = { dark: '#2f6a48', base: '#5aa868', light: '#b4dc94' },
}: { shell?: Tones; skin?: Tones } = {}): string => {
  const spots = (list: readonly (readonly [number, number, number])[]): string =>
    list.map(([x, y, r]) => oval(x, y, r, r * 0.74, skin.dark, 0.45)).join('');
  return (
    cut('M-30 26C-20 66-40 104-70 124C-84 96-84 60-72 30Z', skin.dark, '') +
    cut(
      'M-96 18C-128 22-156 44-166 70C-138 74-104 62-78 40Z',
      skin.base,
      shape('M-170 60C-130 60-100 50-76 34L-80 80L-170 80Z', skin.dark, 0.5) +
        spots([
          [-132, 48, 10],
          [-110, 42, 9],
        ]),
    ) +
    cut(
      'M96-14C116-36 146-46 170-42C196-38 208-20 204-2C200 14 180 22 158 20C134 18 112 22 96 20Z',
      skin.base,
      shape('M90 4C130 16 170 14 210-4L210 40L90 40Z', skin.dark, 0.45) +
        shape('M100-22C120-44 150-54 184-42C150-44 126-34 106-10Z', skin.light, 0.8) +
        spots([
          [130, -14, 9],
          [148, -26, 8],
          [124, 4, 8],
          [150, -6, 6],
        ]),
    ) +
    line('M203-2C194 6 182 8 170 5', '#1f4a34', 3.5) +
    disc(180, -18, 9.5, '#fff') +
    disc(182, -17, 7, '#1d1a14') +
    disc(184.5, -20, 2.6, '#fff') +
    oval(168, 2, 8, 5, '#ff9f7a', 0.45) +
    cut(
      'M-116 20C-116-52-52-90 16-86C82-82 122-36 124 14C84 42-76 46-116 20Z',
      shell.base,
      shape('M-130 10C-60 40 70 40 130 4L130 60L-130 60Z', shell.dark, 0.5) +
        shape('M-120 0C-110-60-50-96 16-92C60-90 90-70 106-46C60-76-40-80-90 4Z', shell.light, 0.55) +
        line(
          'M-62-30L-20-58L34-56L62-24L30 6L-34 8ZM-62-30L-108-4M-20-58L-34-84M34-56L46-82M62-24L118-6M30 6L44 36M-34 8L-48 38',
          shell.dark,
          5,
          0.6,
        ) +
        line('M-56-28L-18-52L30-51', shell.light, 4, 0.6),
    ) +
    cut(
      'M-120 16C-64 42 86 42 128 10C134 22 126 32 108 38C60 52-60 54-104 36C-116 32-122 26-120 16Z',
      shell.light,
      shape('M-130 34C-60 52 60 52 130 28L130 70L-130 70Z', shell.dark, 0.4),
    ) +
    cut(
      'M86 26C112 52 128 100 118 150C92 142 54 96 44 40Z',
      skin.base,
      shape('M84 20C96 70 100 110 120 160L140 160L140 20Z', skin.dark, 0.45) +
        shape('M40 30C56 80 84 124 116 146C86 110 70 70 66 30Z', skin.light, 0.5) +
        spots([
          [80, 64, 11],
          [92, 92, 10],
          [102, 118, 8],
          [68, 46, 8],
        ]),
    )
  );
};

/** A tiger shark swimming calmly to the left, about 580 wide. */
export const tigerShark = (
  { dark, base, light }: Tones = { dark: '#2f4763', base: '#6a86a3', light: '#b3cadd' },
): string =>
  shape('M60 40C76 66 92 80 116 88C112 66 116 50 126 34Z', dark) +
  cut(
    'M-46-58C-30-110-4-134 30-144C24-112 32-84 62-58Z',
    base,
    shape('M0-140C10-110 14-80 20-50L80-50L80-150Z', dark, 0.5),
  ) +
  shape('M144-46C154-66 168-74 182-76C178-60 182-48 194-34Z', dark) +
  cut(
    'M-272 8C-246-32-172-60-80-66C40-74 140-46 230-14C252-34 276-66 304-100C296-56 288-26 274 0C286 24 294 46 296 68C268 52 248 32 232 14C140 46 20 64-80 60C-172 56-244 38-272 8Z',
    base,
    shape('M-290 14C-200 34-60 26 60 22C140 18 200 8 240 4L240 90L-290 90Z', '#eef4f6', 0.92) +
      shape('M-290 50C-180 66-40 58 80 44C150 34 200 18 240 10L240 90L-290 90Z', '#a9bdd0', 0.6) +
      shape('M-280 2C-230-40-160-66-80-70C20-76 100-58 160-40C60-58-80-54-160-34C-210-22-250-4-270 10Z', light, 0.6) +
      [-30, 8, 46, 84, 120, 154, 186]
        .map((x, i) =>
          shape(
            `M${x}-80C${x + 12}-50 ${x + 4}-24 ${x - 6} ${8 - i * 2}C${x + 14}-14 ${x + 26}-44 ${x + 18}-80Z`,
            dark,
            0.55,
          ),
        )
        .join('') +
      shape('M250-30C270-50 290-80 306-104L310 0L262 0Z', dark, 0.45),
  ) +
  cut(
    'M-112 34C-106 80-76 118-30 138C-40 100-40 70-28 42Z',
    base,
    shape('M-80 40C-70 80-54 110-20 140L-10 140L-10 30Z', dark, 0.5) +
      shape('M-116 30C-110 76-84 110-50 128C-84 96-92 66-92 36Z', light, 0.5),
  ) +
  line('M-160-18q-8 18 0 36M-146-20q-8 20 0 40M-132-22q-8 20 0 42', dark, 4, 0.7) +
  disc(-216, -12, 9, '#fff') +
  disc(-218, -11, 6.5, '#16202e') +
  disc(-220, -14, 2.2, '#fff') +
  line('M-258 22C-242 32-222 34-202 26', '#3d526c', 4) +
  shape('M-228-14C-224-24-208-24-205-13C-212-18-222-18-228-14Z', base);

/** A few fish far away, as one shape, at the given places and scales, swimming to the right. */
export const school = (
  places: readonly (readonly [x: number, y: number, scale: number])[],
  color: string,
  opacity = 0.5,
): string =>
  shape(
    places
      .map(
        ([x, y, s]) =>
          `M${x + 22 * s} ${y}q${-16 * s} ${-14 * s} ${-32 * s} ${-2 * s}l${-12 * s} ${-9 * s}l${2 * s} ${11 * s}l${-2 * s} ${11 * s}l${12 * s} ${-9 * s}q${16 * s} ${12 * s} ${32 * s} ${-2 * s}z`,
      )
      .join(''),
    color,
    opacity,
  );
