/** Somebody in a yellow raincoat, always seen from behind: the reader of the story. */
import type { Point } from './svg.ts';
import { cut, disc, line, oval, shape } from './shapes.ts';
import { hairTones, limb, skins } from './people.ts';

const coat = { dark: '#cf8a10', base: '#ffc52e', light: '#ffe993' };
const trousers = { dark: '#1e2a4a', base: '#33456e', light: '#5a6f9c' };
const boots = { dark: '#153f46', base: '#23636a', light: '#5fa3a2' };
const [skin, hair] = [skins.olive, hairTones.brown];

const arm = (shoulder: Point, hand: Point, bend: number): string => {
  const elbow: Point = [(shoulder[0] + hand[0]) / 2 + bend, (shoulder[1] + hand[1]) / 2 + 10];
  return (
    disc(hand[0], hand[1], 12, skin.dark) +
    disc(hand[0] - 1, hand[1] - 1, 11, skin.base) +
    limb(
      [shoulder, elbow, hand].map(([x, y], i): Point =>
        i === 2 ? [x + (elbow[0] - x) * 0.16, y + (elbow[1] - y) * 0.16] : [x, y],
      ),
      28,
      coat,
    )
  );
};

const leg = (x: number): string =>
  limb(
    [
      [x * 0.9, -116],
      [x, -50],
      [x, -8],
    ],
    27,
    trousers,
  ) +
  cut(
    `M${x - 16}-52L${x + 16}-52L${x + 17} 2C${x + 10} 6 ${x - 10} 6 ${x - 17} 2Z`,
    boots.base,
    shape(`M${x + 5}-60L${x + 24}-60L${x + 24} 8L${x + 4} 8Z`, boots.dark, 0.6) +
      shape(`M${x - 20}-60L${x - 9}-60L${x - 10} 8L${x - 20} 8Z`, boots.light, 0.7) +
      line(`M${x - 20} 1L${x + 20} 1`, boots.dark, 6),
  );

const upper = (left: Point, right: Point, turn: number): string =>
  cut(
    'M-38-212C-30-222 30-222 38-212C48-170 54-128 62-84C30-72-30-72-62-84C-54-128-48-170-38-212Z',
    coat.base,
    shape('M16-224C34-160 30-110 32-70L70-70L70-224Z', coat.dark, 0.5) +
      shape('M-66-80C-54-130-48-180-36-218L-16-218C-34-170-38-120-42-72Z', coat.light, 0.75) +
      line('M0-196L0-80', coat.dark, 3.5, 0.55) +
      line('M-58-96C-20-86 20-86 58-96', coat.dark, 3, 0.5),
  ) +
  arm([-36, -202], left, -14) +
  arm([36, -202], right, 14) +
  `<g transform="translate(${turn * 5} 0)">` +
  cut('M-14-240L14-240L16-206L-16-206Z', skin.base, shape('M2-250L30-250L30-200L2-200Z', skin.dark, 0.6)) +
  disc(-42, -262, 10, skin.base) +
  disc(42, -262, 10, skin.dark) +
  cut(
    'M0-318C36-318 54-292 48-262C46-240 30-226 16-224C8-230-8-230-16-224C-30-226-46-240-48-262C-54-292-36-318 0-318Z',
    hair.base,
    shape('M16-324C50-290 40-250 22-220L70-220L70-324Z', hair.dark, 0.6) +
      shape('M-50-268C-48-296-28-314-2-316C-22-300-32-284-34-256Z', hair.light, 0.55) +
      line('M-6-312C-24-300-22-282-8-276M10-308C24-296 24-280 10-272', hair.dark, 3, 0.5),
  ) +
  '</g>' +
  cut(
    'M-34-214C-30-232 30-232 34-214C30-192 16-182 0-180C-16-182-30-192-34-214Z',
    coat.base,
    oval(0, -216, 26, 9, coat.dark, 0.75) +
      shape('M8-210C24-206 26-194 6-178L50-178L50-214Z', coat.dark, 0.5) +
      shape('M-36-212C-30-196-20-188-8-184L-40-180Z', coat.light, 0.6),
  );

/** Where the hands are, measured from the feet, and where the head is turned (-1 to 1). */
export type FromBehind = { readonly left?: Point; readonly right?: Point; readonly turn?: number };

/** The forecaster standing on (0, 0), about 320 high. */
export const forecaster = ({ left = [-56, -112], right = [56, -112], turn = 0 }: FromBehind = {}): string =>
  oval(0, 3, 60, 9, '#06121f', 0.26) + leg(-19) + leg(19) + upper(left, right, turn);

/** The forecaster sitting on the ground at (0, 0), about 240 high; hands are measured as if standing 80 deeper. */
export const sittingForecaster = ({ left = [-58, -100], right = [58, -100], turn = 0 }: FromBehind = {}): string =>
  oval(0, 6, 92, 13, '#06121f', 0.26) +
  `<g transform="translate(0 80)">${cut('M-62-100C-30-112 30-112 62-100C82-90 90-80 84-74C40-66-40-66-84-74C-90-80-82-90-62-100Z', coat.dark, shape('M-90-80C-70-110-20-112 0-106L-20-70L-90-70Z', coat.base, 0.9))}${upper(left, right, turn)}</g>`;
