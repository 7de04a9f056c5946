/** A sporty wheelchair, and somebody in it. It stands on (0, 0); with an adult it is about 290 high. */
import { box, cut, disc, line, oval, place, shape, type Tones } from './shapes.ts';
import { fromBehind, person, type Look, type Mood, type Pose } from './people.ts';

const seat: Pose['legs'] = [
  [
    [-14, 2],
    [-15, 36],
  ],
  [
    [14, 2],
    [15, 36],
  ],
];
const rim: Tones = { dark: '#232045', base: '#4d4a86', light: '#c9d4f4' };

const spokes = [0, 30, 60, 90, 120, 150]
  .map((a) => {
    const k = (a * Math.PI) / 180;
    return `M${(-Math.cos(k) * 20).toFixed(1)} ${(-Math.sin(k) * 56).toFixed(1)}L${(Math.cos(k) * 20).toFixed(1)} ${(Math.sin(k) * 56).toFixed(1)}`;
  })
  .join('');

/** One wheel seen at an angle around (0, 0), 132 high; a ring of magnets glows teal. */
const wheel =
  `<ellipse cx="0" cy="0" rx="25" ry="64" fill="none" stroke="${rim.dark}" stroke-width="9"/><ellipse cx="-1.5" cy="-1" rx="22" ry="60" fill="none" stroke="#3fd0bc" stroke-width="3.5"/>` +
  line(spokes, rim.light, 1.8, 0.8) +
  `<ellipse cx="-3" cy="0" rx="16" ry="47" fill="none" stroke="${rim.base}" stroke-width="3"/>` +
  oval(0, 0, 7, 12, rim.base) +
  oval(-2, -3, 3, 5, rim.light);

const wheels = [-1, 1].map((side) => place(side * 66, -66, 1, wheel, { rotate: side * -7, flip: side > 0 })).join('');

/** Somebody in a wheelchair, seen from the front; the pose says what arms and head do. */
export const inWheelchair = (
  look: Look,
  { arms, lean = 0, tilt = 0, turn = 0, points }: Pose,
  mood: Mood = 'smile',
): string =>
  oval(0, 4, 104, 12, '#06121f', 0.28) +
  cut(
    'M-44-170C-44-182 44-182 44-170L40-66L-40-66Z',
    rim.dark,
    shape('M-44-180L-24-180L-24-60L-44-60Z', rim.base, 0.9),
  ) +
  wheels +
  cut('M-48-84L48-84L52-62L-52-62Z', rim.base, shape('M8-90L60-90L60-56L8-56Z', rim.dark, 0.6)) +
  line('M-34-62L-28-12M34-62L28-12', rim.light, 5) +
  box(-40, -12, 80, 9, rim.dark, 4) +
  [-30, 30].map((x) => oval(x, -6, 6, 9, rim.dark) + oval(x - 1, -7, 3, 5, rim.light)).join('') +
  place(
    0,
    -6,
    1,
    person(look, { arms, legs: seat, drop: 29, lean, tilt, turn, ...(points ? { points } : {}) }, mood).replace(
      /^<ellipse[^>]*>/,
      '',
    ),
  );

/** Somebody in a wheelchair, seen from behind. */
export const wheelchairFromBehind = (look: Look): string =>
  oval(0, 4, 104, 12, '#06121f', 0.28) +
  place(0, -118, 0.98, fromBehind(look)) +
  cut(
    'M-50-178C-20-170 20-170 50-178L46-58C20-50-20-50-46-58Z',
    rim.dark,
    shape('M-56-186L-26-186L-24-50L-56-50Z', rim.base, 0.9) +
      line('M-50-170C-20-162 20-162 50-170', '#3fd0bc', 5) +
      line('M0-168L0-54', '#12102c', 3, 0.6),
  ) +
  [-1, 1].map((side) => line(`M${side * 48}-174L${side * 60}-186`, rim.dark, 9)).join('') +
  wheels +
  line('M-30-52L-34-6M30-52L34-6', rim.light, 5) +
  [-34, 34].map((x) => disc(x, -7, 8, rim.dark) + disc(x - 1.5, -8.5, 3.4, rim.light)).join('');
