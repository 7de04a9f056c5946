import type { EquationShow } from '@grove/content/videos';
import { line } from '@grove/art/kit/shapes';
import { progress } from '../draw/motion.ts';
import { ink, lettering, textWidth } from '../draw/lettering.ts';
import { card, grown, strip } from '../draw/paper.ts';
import type { Device } from './device.ts';

const resultColor = '#c2410c';
const height = 190;
const [gap, inset] = [16, 30];

const partsOf = (text: string): readonly [string, string] | null => {
  const [above, below] = text.split('/');
  return below === undefined ? null : [above!, below];
};

function widthOf(text: string, size: number): number {
  const parts = partsOf(text);
  return parts
    ? Math.max(...parts.map((part) => textWidth(part, { size: size * 0.8 }))) + 16
    : textWidth(text, { size });
}

/** A term around `x`, on the base line `y`; `a/b` stands as a fraction. */
export function term(text: string, x: number, y: number, { size, color }: { size: number; color: string }): string {
  const parts = partsOf(text);
  if (!parts) return lettering(text, x, y, { size, color });
  const half = widthOf(text, size) / 2;
  const bar = y - size * 0.34;
  return (
    lettering(parts[0], x, bar - size * 0.18, { size: size * 0.8, color }) +
    line(`M${x - half} ${bar}h${half * 2}`, color, size * 0.09) +
    lettering(parts[1], x, bar + size * 0.76, { size: size * 0.8, color })
  );
}

export const equation: Device<EquationShow> = ({ title, terms }, { area, from, time }) => {
  const room = area.width - inset * 2;
  const widthAt = (size: number): number =>
    terms.reduce((sum, { text }) => sum + widthOf(text, size), 0) + gap * (terms.length - 1);
  let size = 58;
  while (widthAt(size) > room) size -= 1;
  let x = area.x + (area.width - widthAt(size)) / 2;
  const placed = terms.map(({ text, at, isResult }) => {
    const width = widthOf(text, size);
    const centre = x + width / 2;
    x += width + gap;
    return {
      at: time(at),
      centre,
      drawing: term(text, centre, area.y + 142, { size, color: isResult ? resultColor : ink }),
    };
  });
  const heading = { size: 28, color: '#fff' } as const;
  const sheet =
    card({ ...area, height }) +
    strip({ x: area.x + 22, y: area.y + 20, width: textWidth(title, heading) + 44, height: 46 }, 'violet') +
    lettering(title, area.x + 44, area.y + 52, { ...heading, anchor: 'start' });
  return {
    draw: (t) =>
      grown(progress(t, from, 0.5), area.x + area.width / 2, area.y + height / 2, sheet) +
      placed.map(({ at, centre, drawing }) => grown(progress(t, at, 0.35), centre, area.y + 124, drawing)).join(''),
    sounds: placed.map(({ at }, i) => ({ at, kind: i === placed.length - 1 ? 'chime' : 'pop', step: i }) as const),
  };
};
