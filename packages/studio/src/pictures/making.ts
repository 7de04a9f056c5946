import { box, disc, line, shape } from '@grove/art/kit/shapes';
import { ink, lettering } from '../draw/lettering.ts';
import type { Picture } from './picture.ts';

/** One square tile; labels: the length of its sides, and its name. */
export const squareFoot: Picture = (_, [side = '', name = '']) =>
  box(-38, -42, 104, 106, '#1f6e9c', 16) +
  box(-38, -46, 104, 104, '#49a8dc', 16) +
  box(-28, -38, 84, 20, '#7fcbf0', 10, 0.85) +
  line('M-36-62H64M-54-44V56', ink, 6) +
  [
    [-36, -62],
    [64, -62],
    [-54, -44],
    [-54, 56],
  ]
    .map(([x, y]) => disc(x!, y!, 7, ink))
    .join('') +
  lettering(side, 14, -74, { size: 26 }) +
  lettering(side, -66, 14, { size: 26, anchor: 'end' }) +
  lettering(name, 0, 94, { size: 28 });

/** A switch for a lamp on a wall. */
export const lightSwitch: Picture = () =>
  box(-58, -78, 124, 166, '#0c2340', 20, 0.18) +
  box(-62, -86, 124, 166, '#dfe6f2', 20) +
  box(-62, -86, 124, 158, '#fbfcff', 20) +
  box(-30, -56, 60, 104, '#c3cfe2', 12) +
  box(-24, -50, 48, 50, '#ffffff', 9) +
  box(-24, -6, 48, 48, '#e3eaf5', 9) +
  box(-24, -50, 48, 12, '#2f9e5c', 6) +
  disc(0, -70, 5, '#b3c0d6') +
  disc(0, 60, 5, '#b3c0d6');

/** Two hands: together at 0, apart at 1. */
export const clap: Picture = (apart) => {
  const hand = `${shape('M-14 78C-20 40-34 24-40 0C-44-14-30-20-22-8L-12 10L-14-56C-14-70 4-70 4-56L6-10L10-66C12-80 28-78 28-64L26-8L34-54C38-66 52-62 50-48L44 2L54-24C60-34 70-28 68-18C62 12 54 44 44 78Z', '#d98d5f')}${shape('M28-8L34-54C38-66 52-62 50-48L44 2L54-24C60-34 70-28 68-18C62 12 54 44 44 78H14C34 50 34 20 28-8Z', '#b56b42', 0.7)}${box(-20, 70, 70, 26, '#6a46c9', 10)}`;
  const [gap, turn] = [10 + 42 * apart, 8 + 14 * apart];
  return `<g transform="translate(${(-gap).toFixed(1)} 0) rotate(${turn.toFixed(1)}) scale(-0.9 0.9) translate(10 0)">${hand}</g><g transform="translate(${gap.toFixed(1)} 0) rotate(${(-turn).toFixed(1)}) scale(0.9) translate(10 0)">${hand}</g>`;
};
