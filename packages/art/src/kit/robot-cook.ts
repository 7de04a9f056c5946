/** Pepper, the ship's cook: a copper kettle on three legs, about 130 high, standing on (0, 0). */
import { curve, type Point } from './svg.ts';
import { box, cut, disc, line, oval, place, shape, type Tones } from './shapes.ts';

const copper: Tones = { dark: '#8d3f22', base: '#d9793f', light: '#ffc894' };
const steel: Tones = { dark: '#4a5578', base: '#8b98b8', light: '#dde6f4' };

/** What his face does. */
export type RobotMood = 'happy' | 'glum' | 'wonder' | 'solemn';

/** Where the hands are, measured from the feet, and where he looks (-1 to 1). */
export type RobotPose = {
  readonly left?: Point;
  readonly right?: Point;
  readonly mood?: RobotMood;
  readonly look?: number;
  readonly tear?: boolean;
};

const arm = (shoulder: Point, hand: Point, bend: number): string => {
  const elbow: Point = [(shoulder[0] + hand[0]) / 2 + bend, (shoulder[1] + hand[1]) / 2 + 12];
  return (
    line(curve([shoulder, elbow, hand]), steel.dark, 9) +
    line(curve([shoulder, elbow, hand].map(([x, y]): Point => [x - 1, y - 1])), steel.base, 5.5) +
    disc(shoulder[0], shoulder[1], 7, copper.dark) +
    disc(hand[0], hand[1], 8.5, copper.dark) +
    disc(hand[0] - 1, hand[1] - 1.5, 7, copper.base) +
    disc(hand[0] - 3, hand[1] - 4, 2.4, copper.light)
  );
};

const mouths: Readonly<Record<RobotMood, string>> = {
  happy: line('M-13-56Q0-44 13-56', '#5a2010', 4),
  glum: line('M-12-50Q0-60 12-50', '#5a2010', 4),
  wonder: oval(0, -53, 6, 7, '#5a2010') + oval(0, -50, 3.4, 3, '#ff9c6a'),
  solemn: line('M-10-53L10-53', '#5a2010', 4),
};

const brows: Readonly<Record<RobotMood, string>> = {
  happy: 'M-30-96Q-20-103-10-97M10-97Q20-103 30-96',
  glum: 'M-31-92Q-20-101-11-99M11-99Q20-101 31-92',
  wonder: 'M-30-101Q-20-109-10-102M10-102Q20-109 30-101',
  solemn: 'M-31-94L-11-98M11-98L31-94',
};

const leg = (x: number, foot: number, tones: Tones): string =>
  line(`M${x}-30L${foot}-4`, tones.dark, 10) +
  line(`M${x - 1}-30L${foot - 1}-5`, tones.base, 6) +
  cut(
    `M${foot - 13} 3C${foot - 13}-9 ${foot + 13}-9 ${foot + 13} 3Z`,
    tones.dark,
    shape(`M${foot - 14}-8L${foot - 2}-8L${foot - 6} 4L${foot - 14} 4Z`, tones.light, 0.6),
  );

/** Pepper; what he holds is drawn by the picture at his hands. */
export const pepper = ({
  left = [-66, -34],
  right = [66, -34],
  mood = 'happy',
  look = 0,
  tear = false,
}: RobotPose = {}): string =>
  oval(0, 4, 54, 8, '#06121f', 0.28) +
  leg(0, 0, { ...steel, base: steel.dark }) +
  leg(-26, -36, steel) +
  leg(26, 36, steel) +
  line('M-36-100C-44-152 44-152 36-100', '#2c2440', 11) +
  line('M-37-102C-42-148 30-152 33-112', '#6a6088', 3.5) +
  cut(
    'M40-70C58-72 62-92 78-104L90-94C78-80 76-56 46-46Z',
    copper.base,
    shape('M44-50C70-58 74-80 92-94L96-80L60-36Z', copper.dark, 0.6) +
      line('M42-68C60-72 64-90 79-102', copper.light, 4, 0.8),
  ) +
  cut(
    'M-46-32C-58-84-34-110 0-110C34-110 58-84 46-32C34-20-34-20-46-32Z',
    copper.base,
    shape('M16-116C44-90 40-44 22-14L70-14L70-116Z', copper.dark, 0.55) +
      shape('M-50-30C-56-84-36-106-8-108C-30-92-40-66-38-28Z', copper.light, 0.65) +
      shape('M-56-24C-30-14 30-14 56-24L56-10L-56-10Z', copper.dark, 0.5),
  ) +
  cut(
    'M-30-106C-28-124 28-124 30-106C16-100-16-100-30-106Z',
    copper.base,
    shape('M6-126L40-126L40-98L10-98Z', copper.dark, 0.55) + oval(-12, -115, 9, 3.5, copper.light, 0.9),
  ) +
  disc(0, -124, 7, '#2c2440') +
  disc(-2, -126, 2.6, '#8b7fb0') +
  cut(
    'M-43-46C-20-38 20-38 43-46C48-36 46-28 42-22C20-8-20-8-42-22C-46-28-48-36-43-46Z',
    '#fff7ea',
    shape('M12-50L60-50L60 0L16 0Z', '#c9b4b8', 0.6) +
      line('M-46-45C-20-37 20-37 46-45', '#2fa095', 5) +
      box(-14, -34, 26, 14, '#2fa095', 4, 0.8),
  ) +
  [-19, 19]
    .map(
      (x) =>
        disc(x + 1, -77, 16, copper.dark) +
        disc(x, -78, 15, steel.dark) +
        disc(x - 0.5, -78.5, 13, '#fdfbf2') +
        disc(x + look * 4, -78, 7.4, '#24203c') +
        disc(x + look * 4 + 2.6, -81, 2.6, '#fff'),
    )
    .join('') +
  line(brows[mood], '#5a2010', 4) +
  mouths[mood] +
  (tear ? shape('M34-66C42-54 41-46 35-46C29-46 28-54 34-66Z', '#1b1526') + oval(33, -52, 1.8, 3, '#8b7fb0') : '') +
  arm([-44, -58], left, -8) +
  arm([44, -58], right, 8);

/** A cone of ice cream held at (0, 0), about 66 high; `melted` runs down over the hand. */
export const iceCream = (scoop: Tones, melted = false): string =>
  shape('M-15-22L15-22L2 18L-2 18Z', '#e0a458') +
  shape('M2-22L15-22L2 18Z', '#b5752f', 0.7) +
  line('M-12-16L6 4M-4-20L10-6M12-16L-6 4M4-20L-10-6', '#b5752f', 1.8, 0.7) +
  (melted
    ? cut(
        'M-19-24C-21-36 21-36 19-24C18-18 14-18 13-10C12-4 9-4 8-12C5-17 2-16 1-8C0 4-6 4-7-8C-8-16-12-17-13-10C-15-4-19-16-19-24Z',
        scoop.base,
        shape('M4-34L24-34L24 26L6 26Z', scoop.dark, 0.45) + oval(-8, -25, 7, 2.5, scoop.light, 0.9),
      )
    : cut(
        'M-19-22C-24-52 24-52 19-22C14-16 10-24 5-18C0-12-4-22-9-18C-14-15-18-18-19-22Z',
        scoop.base,
        shape('M4-52L30-52L30-10L6-10Z', scoop.dark, 0.5) + oval(-8, -36, 5, 4, scoop.light, 0.95),
      ));

/** A small black umbrella whose handle is held at (0, 0), 150 high. */
export const tinyUmbrella = (): string =>
  line('M0 18C0 28-14 28-14 18M0 18L0-112', '#3a3150', 5) +
  cut(
    'M-78-86C-74-140-34-158 0-158C34-158 74-140 78-86C66-98 54-98 44-86C32-98 14-98 0-86C-14-98-32-98-44-86C-54-98-66-98-78-86Z',
    '#241d38',
    shape('M14-166C50-146 50-110 46-80L90-80L90-166Z', '#120d20', 0.7) +
      shape('M-80-84C-76-136-40-156-8-158C-34-138-46-112-48-84Z', '#6a5c94', 0.55) +
      line('M0-158C-22-136-38-112-44-88M0-158C22-136 38-112 44-88M0-158L0-88', '#0d0918', 2.5, 0.7),
  ) +
  line('M0-158L0-170', '#241d38', 5);

/** A bucket about 64 wide and 60 high, standing on (0, 0). */
export const bucket = ({ dark, base, light }: Tones = steel): string =>
  line('M-30-54C-28-92 28-92 30-54', dark, 4) +
  cut(
    'M-34-56L34-56L26 0C14 5-14 5-26 0Z',
    base,
    shape('M8-62L44-62L44 10L6 10Z', dark, 0.6) +
      shape('M-38-60L-20-60L-16 8L-34 8Z', light, 0.8) +
      line('M-32-36C-14-30 14-30 32-36', dark, 3, 0.6),
  ) +
  oval(0, -56, 34, 8, dark) +
  oval(0, -55, 29, 5.5, '#1d2238');

/** A tray with three cones and its carrier's hand under (0, 0). */
export const trayOfIce = (scoops: readonly [Tones, Tones, Tones]): string =>
  scoops.map((tones, i) => place((i - 1) * 42, -26, 0.9, iceCream(tones))).join('') +
  box(-74, -12, 148, 12, steel.dark, 6) +
  box(-74, -14, 148, 8, steel.light, 4);

/** A spoon 90 long around (0, 0). */
export const spoon = (): string =>
  line('M-44 0L14 0', steel.dark, 8) +
  line('M-44-1.5L14-1.5', steel.light, 4.5) +
  oval(30, 1, 21, 13, steel.dark) +
  oval(29, -1, 20, 11.5, steel.base) +
  oval(26, -4, 12, 5, '#fff', 0.85);
