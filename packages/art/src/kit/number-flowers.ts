/** Flowers that have the shape of the numbers from 1 to 10. */
import { disc, line, place, shape, type Tones } from './shapes.ts';

/** The stroke of each digit in a box of 60 × 90 whose foot is at (0, 0). */
const digits = [
  'M0-84C24-84 26-66 26-45C26-24 24-6 0-6C-24-6-26-24-26-45C-26-66-24-84 0-84Z',
  'M-14-68L6-84L6-6',
  'M-22-66C-20-90 24-90 22-62C20-42-10-26-24-6L26-6',
  'M-22-76C-8-90 24-86 22-66C20-50 4-46-6-46C8-46 26-42 24-24C22-2-10-2-24-14',
  'M12-6L12-84L-26-28L26-28',
  'M22-84L-18-84L-22-50C-10-58 24-58 24-30C24-2-10-2-24-14',
  'M18-82C-14-76-26-40-22-24C-16 0 24-2 24-26C24-50-14-52-22-28',
  'M-24-84L24-84C8-56-2-34-6-6',
  'M0-48C-28-52-24-86 0-86C24-86 28-52 0-48C-32-44-28-6 0-6C28-6 32-44 0-48Z',
  'M-18-8C14-14 26-50 22-66C16-90-24-88-24-64C-24-40 14-38 22-62',
] as const;

const petals = (color: string): string =>
  [0, 60, 120, 180, 240, 300]
    .map((a) => `<ellipse cx="0" cy="-10" rx="6.5" ry="9" transform="rotate(${a})" fill="${color}"/>`)
    .join('');

/** A row of round dots along a path: petals when they are big, dew when they are small. */
const dots = (d: string, color: string, width: number, gap: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0.1 ${gap}"/>`;

/** A flower in the shape of `digit`, about 70 wide and 100 high above (0, 0). */
function digitFlower(digit: number, { dark, base, light }: Tones): string {
  const d = digits[digit]!;
  return (
    dots(d, dark, 31, 15) +
    place(-1.5, -2, 1, dots(d, light, 27, 15)) +
    line(d, dark, 21) +
    place(-1.5, -2, 1, line(d, base, 17)) +
    place(-4, -4.5, 1, line(d, light, 5, 0.8)) +
    dots(d, '#fff', 2.5, 13)
  );
}

/** A flower shaped like a number from 1 to 10 on a stem of the given length; it stands on (0, 0). */
export function numberFlower(number: number, stem: number, tones: Tones, green: Tones): string {
  const parts =
    number === 10
      ? place(-26, -stem, 1, digitFlower(1, tones)) + place(20, -stem, 1, digitFlower(0, tones))
      : place(0, -stem, 1, digitFlower(number, tones));
  return (
    line(`M0 4C8 ${-stem * 0.4} -6 ${-stem * 0.7} 0 ${-stem}`, green.dark, 9) +
    line(`M-1 4C7 ${-stem * 0.4} -7 ${-stem * 0.7} -1 ${-stem}`, green.base, 5) +
    shape('M2-14C14-44 34-50 52-50C46-26 24-12 4-8Z', green.base) +
    shape('M4-10C20-22 36-38 52-50C46-26 24-12 4-8Z', green.dark, 0.6) +
    shape('M0-26C-12-52-34-58-50-56C-42-32-20-20-2-18Z', green.light) +
    parts +
    place(number === 10 ? 20 : 0, -stem - 2, 0.8, petals(tones.light) + disc(0, 0, 6, '#ffe08a'))
  );
}
