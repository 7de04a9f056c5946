import { cut, line, oval, place, shape } from '../shapes.ts';
import { cheeks, eyes } from '../face.ts';

type Coat = { base: string; shade: string; light: string };
const fawn: Coat = { base: '#c98a55', shade: '#8b5632', light: '#eeb981' };

const antler =
  'M0 0C-4-22-22-34-26-58C-28-70-26-80-20-90M-22-42C-34-48-44-58-46-72M-25-64C-36-72-40-82-38-92M-10-22C-2-34 0-44-2-54';

const head = ({ base, shade, light }: Coat, antlers: boolean): string =>
  (antlers
    ? place(-22, -52, 1, line(antler, '#5c3e2c', 9) + line(antler, '#dcb98f', 5)) +
      place(22, -52, 1, line(antler, '#5c3e2c', 9) + line(antler, '#b98f68', 5), { flip: true })
    : '') +
  place(
    0,
    0,
    1,
    cut(
      'M-30-34C-56-60-84-58-98-46C-90-26-62-12-36-14Z',
      base,
      shape('M-40-30C-58-48-74-50-86-44C-78-30-60-22-42-22Z', '#f1b8a3', 0.85) +
        shape('M-30-40C-56-66-86-62-100-48L-92-42C-80-52-58-54-34-32Z', light, 0.7),
    ),
  ) +
  place(
    0,
    0,
    1,
    cut(
      'M-30-34C-56-60-84-58-98-46C-90-26-62-12-36-14Z',
      shade,
      shape('M-40-30C-58-48-74-50-86-44C-78-30-60-22-42-22Z', '#d99a86', 0.85),
    ),
    { flip: true },
  ) +
  cut(
    'M0-62C30-62 46-40 46-14C46 4 38 18 32 34C26 52 14 60 0 60C-14 60-26 52-32 34C-38 18-46 4-46-14C-46-40-30-62 0-62Z',
    base,
    shape('M-4-70C-40-66-54-36-50-4C-44-30-34-48-4-54Z', light, 0.75) +
      shape('M18-66C52-30 40 10 16 64L60 64L60-66Z', shade, 0.45) +
      shape('M-30 34C-26 20-14 14 0 14C14 14 26 20 30 34C28 54 16 66 0 66C-16 66-28 54-30 34Z', '#fdeeda') +
      shape('M-7-64C-6-40-10-20 0 14C10-20 6-40 7-64Z', light, 0.4),
  ) +
  eyes(0, -10, 60, 13, '#5a3319') +
  cheeks(0, 14, 68, 9) +
  shape('M-13 30C-8 24 8 24 13 30C12 40 6 44 0 44C-6 44-12 40-13 30Z', '#2b161c') +
  oval(-4, 31, 4, 2.2, '#fff', 0.75) +
  line('M0 44C-1 51-9 52-13 48M0 44C1 51 9 52 13 48', '#2b161c', 3);

/** A deer standing, body to the right and face to you: about 330 high, 400 with antlers. */
export const deer = ({
  antlers = false,
  spots = true,
  coat = fawn,
}: { antlers?: boolean; spots?: boolean; coat?: Coat } = {}): string => {
  const { base, shade, light } = coat;
  const leg = (x: number, dark: boolean, lean = 0): string =>
    cut(
      `M${x - 18}-130C${x - 14}-80 ${x - 5 + lean}-50 ${x - 8 + lean} 0L${x + 8 + lean} 0C${x + 5 + lean}-50 ${x + 15}-80 ${x + 22}-130Z`,
      dark ? shade : base,
      shape(`M${x - 30}-16L${x + 40}-16L${x + 40} 6L${x - 30} 6Z`, '#3b2430') +
        (dark ? '' : shape(`M${x + 4}-140L${x + 5 + lean} 4L${x + 40} 4L${x + 40}-140Z`, shade, 0.45)),
    );
  return (
    oval(50, 3, 120, 12, '#06121f', 0.26) +
    leg(22, true, 8) +
    leg(120, true, -6) +
    shape('M146-172C166-178 176-160 168-142C158-140 146-150 142-162Z', '#fdeeda') +
    cut(
      'M-36-138C-40-180-26-208 4-214C44-196 92-206 132-198C168-190 176-150 160-112C150-92 128-92 116-104C90-118 50-112 22-98C0-88-24-98-30-116C-34-122-35-130-36-138Z',
      base,
      shape('M-30-90C30-116 100-116 170-120L170-80L-40-80Z', shade, 0.45) +
        shape('M-40-180C0-196 80-200 150-186C100-186 30-186-10-160Z', light, 0.5) +
        shape('M-44-210C-14-200-6-150-14-100L-60-100Z', '#fdeeda', 0.55) +
        (spots
          ? [
              [60, -176],
              [84, -168],
              [108, -178],
              [128, -164],
              [74, -150],
              [100, -148],
              [46, -158],
            ]
              .map(([x, y]) => oval(x!, y!, 6, 4.5, '#fff1dc', 0.9))
              .join('')
          : ''),
    ) +
    leg(-8, false, -4) +
    leg(136, false, 6) +
    cut(
      'M-38-160C-46-200-42-240-28-262L34-262C34-226 28-190 14-150C0-126-28-136-38-160Z',
      base,
      shape('M-50-170C-50-210-40-250-20-270C-26-220-26-180-16-140Z', light, 0.5) +
        shape('M-16-262C-20-210-14-180-2-136C12-160 20-200 18-262Z', '#fdeeda', 0.55) +
        shape('M14-270C20-220 16-180 0-130L60-130L60-270Z', shade, 0.4),
    ) +
    place(2, -272, 0.92, head(coat, antlers))
  );
};
