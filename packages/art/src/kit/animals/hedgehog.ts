import { cut, disc, line, oval, place, shape } from '../shapes.ts';
import { closedEyes, eyes } from '../face.ts';

const spikes = (rx: number, ry: number, count: number, reach: number): string =>
  Array.from({ length: count * 2 }, (_, i) => {
    const a = Math.PI * (0.86 + (i / (count * 2 - 1)) * 1.24);
    const k = i % 2 ? 1 + reach : 1;
    return `${i ? 'L' : 'M'}${(Math.cos(a) * rx * k).toFixed(1)} ${(Math.sin(a) * ry * k).toFixed(1)}`;
  }).join('') + 'Z';

const quills = (rows: number): string =>
  Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: 6 + row * 2 }, (_, i) => {
      const a = Math.PI * (1.02 + (i / (5 + row * 2)) * 0.96);
      const r = 34 + row * 19;
      const [x, y] = [Math.cos(a) * r * 1.08, Math.sin(a) * r - 6];
      return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((a * 180) / Math.PI + 90).toFixed(0)})" d="M-4 6L0-12L4 6Z"/>`;
    }).join(''),
  ).join('');

const mouths = {
  smile: line('M0 17C-1 25-11 26-14 21M0 17C1 25 11 26 14 21', '#2b161c', 3),
  puzzled:
    line('M-12 27Q-4 21 2 25T14 22', '#2b161c', 3.5) + line('M-38-22Q-28-28-18-23M18-27Q28-35 40-27', '#5a3b33', 5),
  laugh: cut('M-15 19C-6 23 6 23 15 19C13 40-13 40-15 19Z', '#7a1f2c', oval(0, 37, 9, 6, '#f0808a')),
};

/** A hedgehog standing upright and facing you, about 170 high. */
export const hedgehog = ({
  asleep = false,
  mood = 'smile',
}: { asleep?: boolean; mood?: keyof typeof mouths } = {}): string =>
  oval(0, 3, 66, 9, '#06121f', 0.26) +
  place(
    0,
    -76,
    1,
    `<path d="${spikes(84, 88, 19, 0.17)}" fill="#5a3b33"/><g fill="#8d6650">${quills(3)}</g>` +
      shape('M-84 10C-94-40-60-90-10-96C-50-74-70-40-66 14Z', '#c59a78', 0.25),
  ) +
  cut(
    'M-58-4C-66-44-46-84 0-86C46-84 66-44 58-4C44 8-44 8-58-4Z',
    '#e9c7a0',
    shape('M22-90C60-60 44-20 34 12L80 12L80-90Z', '#b98a64', 0.5) + oval(-4, -26, 36, 32, '#fbe6cb', 0.8),
  ) +
  place(
    0,
    -92,
    1,
    cut(
      'M0-46C36-46 58-22 58 6C58 32 34 46 0 46C-34 46-58 32-58 6C-58-22-36-46 0-46Z',
      '#f1d3ae',
      shape('M28-50C54-14 40 24 18 50L70 50L70-50Z', '#c99b73', 0.42) +
        shape('M-60 0C-58-30-34-50-4-50C-34-36-44-18-46 6Z', '#fff1dc', 0.9) +
        shape('M-60-40L-34-52C-20-40-10-36 0-30C10-36 20-40 34-52L60-40L60-60L-60-60Z', '#5a3b33'),
    ) +
      oval(-50, -26, 14, 14, '#8d6650') +
      oval(-49, -24, 8, 8, '#e5a28e') +
      oval(50, -26, 14, 14, '#77543f') +
      oval(49, -24, 8, 8, '#d38f7c') +
      (asleep
        ? closedEyes(0, -2, 54, 11)
        : mood === 'laugh'
          ? [-26, 26].map((x) => line(`M${x - 10} 1Q${x}-14 ${x + 10} 1`, '#2b161c', 5)).join('')
          : eyes(0, -4, 52, 12, '#5a3319')) +
      oval(-36, 16, 11, 7.5, '#ff8a7a', 0.45) +
      oval(36, 16, 11, 7.5, '#ff8a7a', 0.45) +
      oval(0, 14, 20, 14, '#fbe6cb') +
      disc(0, 8, 9.5, '#2b161c') +
      oval(-3, 5, 3, 2, '#fff', 0.8) +
      mouths[mood],
  ) +
  cut('M-52-44C-62-38-66-26-60-18C-52-16-44-24-40-34Z', '#e9c7a0', '') +
  cut('M52-44C62-38 66-26 60-18C52-16 44-24 40-34Z', '#d9b188', '') +
  oval(-24, 2, 18, 8, '#c99b73') +
  oval(-26, 0, 14, 5, '#e9c7a0') +
  oval(24, 2, 18, 8, '#b98a64') +
  oval(22, 0, 14, 5, '#dcb48b');
