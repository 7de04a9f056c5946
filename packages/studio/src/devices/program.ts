import type { ProgramShow } from '@grove/content/videos';
import { box, shape } from '@grove/art/kit/shapes';
import { easeOut, progress } from '../draw/motion.ts';
import { ink, lettering, textWidth } from '../draw/lettering.ts';
import { card, faded, grown } from '../draw/paper.ts';
import type { Device } from './device.ts';

type Block = ProgramShow['blocks'][number];

const colors = { move: ['#2a7fd0', '#17569a'], turn: ['#7a52cf', '#52319c'], loop: ['#d9730d', '#9c4d00'] } as const;
const signs = {
  move: 'M-18-6H4V-18L22 0L4 18V6H-18Z',
  turn: 'M-16 16V0C-16-12-8-16 2-16H6V-26L22-10L6 6V-4H2C-3-4-4-2-4 2V16Z',
  loop: 'M-4-20C8-24 22-14 22 0C22 12 12 22 0 22C-11 22-20 14-22 4H-11C-9 9-5 12 0 12C7 12 12 7 12 0C12-7 5-12-2-10V-1L-20-15L-4-31Z',
} as const;
const height = 74;
const [gap, indent] = [12, 46];
const litSeconds = 0.75;

interface Placed extends Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A puzzle piece with a sign and its word. */
function piece({ kind, text, x, y, width }: Placed, glow: number): string {
  const [face, edge] = colors[kind];
  return (
    box(x, y + 6, width, height, edge, 18) +
    box(x, y, width, height, face, 18) +
    box(x + 10, y + 6, width - 20, 14, '#fff', 7, 0.22) +
    `<g transform="translate(${x + 46} ${y + height / 2})">${shape(signs[kind], '#fff')}</g>` +
    lettering(text, x + 84, y + height / 2 + 12, { size: 34, color: '#fff', anchor: 'start' }) +
    (glow > 0
      ? `<rect x="${x - 4}" y="${y - 4}" width="${width + 8}" height="${height + 10}" rx="22" fill="none" stroke="#ffd54a" stroke-width="9" opacity="${glow.toFixed(2)}"/>`
      : '')
  );
}

/** Two blocks a row, or, where a loop holds some of them, one below the other. */
function placeBlocks(blocks: readonly Block[], x: number, y: number, width: number): Placed[] {
  if (blocks.some(({ isInside }) => isInside))
    return blocks.map((block, i) => ({
      ...block,
      x: x + (block.isInside ? indent : 0),
      y: y + i * (height + gap),
      width: block.isInside ? width - indent - 40 : width,
    }));
  const half = (width - gap * 2) / 2;
  return blocks.map((block, i) => ({
    ...block,
    x: x + (i % 2) * (half + gap * 2),
    y: y + Math.floor(i / 2) * (height + gap),
    width: half,
  }));
}

/** The bracket of a loop: its side and its foot, open until it is full. */
const bracket = ({ x, y, width }: Placed, inside: number, p: number): string => {
  const [face, edge] = colors.loop;
  const foot = y + (inside + 1) * (height + gap);
  return (
    box(x, y + 30, 34, (foot - y - 10) * p + 30, face, 14) +
    faded(p, box(x, foot + 6, width, 34, edge, 14) + box(x, foot, width, 34, face, 14))
  );
};

export const program: Device<ProgramShow> = ({ title, size, blocks }, { area, from, time }) => {
  const sheet = { ...area, width: Math.min(area.width, 620), x: area.x + (area.width - Math.min(area.width, 620)) / 2 };
  const placed = placeBlocks(blocks, sheet.x + 44, sheet.y + 104, sheet.width - 88).map((block) => ({
    block,
    at: time(block.at),
    lit: (block.lit ?? []).map(time),
  }));
  const loop = placed.find(({ block }) => block.kind === 'loop');
  const inside = blocks.filter(({ isInside }) => isInside).length;
  const rows = inside > 0 ? blocks.length + 0.6 : Math.ceil(blocks.length / 2);
  const ground =
    card({ ...sheet, height: 140 + rows * (height + gap) }) +
    lettering(title, sheet.x + 44, sheet.y + 66, { size: 38, anchor: 'start', color: ink });
  const count = lettering(size, sheet.x + sheet.width - 44, sheet.y + 66, {
    size: 34,
    anchor: 'end',
    color: '#c2410c',
  });
  const last = Math.max(...placed.map(({ at }) => at));
  return {
    draw: (t) =>
      grown(progress(t, from, 0.5), sheet.x + sheet.width / 2, sheet.y + 220, ground) +
      grown(
        progress(t, last + 0.9, 0.4),
        sheet.x + sheet.width - 44 - textWidth(size, { size: 34 }) / 2,
        sheet.y + 56,
        count,
      ) +
      (loop ? bracket(loop.block, inside, easeOut(progress(t, loop.at + 0.3, 0.5))) : '') +
      placed
        .map(({ block, at, lit }) =>
          grown(
            progress(t, at, 0.35),
            block.x + block.width / 2,
            block.y + height / 2,
            piece(
              block,
              Math.max(
                0,
                ...lit.map((start) =>
                  t >= start && t < start + litSeconds ? Math.sin(((t - start) / litSeconds) * Math.PI) : 0,
                ),
              ),
            ),
          ),
        )
        .join(''),
    sounds: placed.map(({ at }, step) => ({ at, kind: 'pop', step }) as const),
  };
};
