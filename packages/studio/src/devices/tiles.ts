import type { TilesShow } from '@grove/content/videos';
import { box, disc, line, shape } from '@grove/art/kit/shapes';
import { easeOut, progress } from '../draw/motion.ts';
import { ink, lettering, textWidth } from '../draw/lettering.ts';
import { grown } from '../draw/paper.ts';
import type { Device, Setting } from './device.ts';

/** Room beside the blanket for its measures. */
const margin = { left: 96, top: 74 };
/** Seconds between two tiles of a row that comes on one word. */
const sweep = 0.16;
/** Seconds for which the inside shines. */
const glowSeconds = 2.4;
const measure = { size: 30, color: ink } as const;

interface Blanket {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly rows: number;
  readonly columns: number;
}

/** A checked picnic blanket with a fringe. */
function blanketOf({ x, y, side, rows, columns }: Blanket): string {
  const [width, height] = [columns * side, rows * side];
  const fringe = Array.from({ length: Math.floor(height / 15) }, (_, i) =>
    line(`M${x - 14} ${y + 8 + i * 15}h14M${x + width} ${y + 8 + i * 15}h14`, '#f7d9a8', 5),
  ).join('');
  const stripes =
    Array.from({ length: columns * 2 }, (_, i) =>
      box(x + (i + 0.25) * (side / 2), y, side / 4, height, '#fff', 0, 0.42),
    ).join('') +
    Array.from({ length: rows * 2 }, (_, i) =>
      box(x, y + (i + 0.25) * (side / 2), width, side / 4, '#fff', 0, 0.42),
    ).join('');
  return (
    box(x - 10, y + 12, width + 24, height + 10, '#0c2340', 10, 0.2) +
    fringe +
    box(x, y, width, height, '#e8574f', 8) +
    stripes +
    shape(`M${x} ${y + height - 12}h${width}v4q0 8-8 8h${16 - width}q-8 0-8-8Z`, '#8f1f2c', 0.35)
  );
}

const faces = { odd: ['#5cb85f', '#86d77a', '#2f7f43'], even: ['#49a8dc', '#7fcbf0', '#1f6e9c'] } as const;

function tile(index: number, { x: left, y: top, side, columns }: Blanket): string {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const [x, y] = [left + column * side, top + row * side];
  const [face, light, edge] = faces[(column + row) % 2 === 1 ? 'odd' : 'even'];
  return (
    box(x + 3, y + 5, side - 6, side - 6, edge, 14) +
    box(x + 3, y + 3, side - 6, side - 8, face, 14) +
    box(x + 9, y + 8, side - 18, side * 0.2, light, side * 0.1, 0.85) +
    lettering(String(index + 1), x + side / 2, y + side * 0.66, { size: side * 0.42, color: '#fff', edge })
  );
}

/** Light on the whole inside; `p` from 0 to 1. */
const shining = ({ x, y, side, rows, columns }: Blanket, p: number): string =>
  `<rect x="${x}" y="${y}" width="${columns * side}" height="${rows * side}" rx="14" fill="#fff6b0" fill-opacity="0.4" stroke="#ffe14d" stroke-width="14" opacity="${p.toFixed(3)}"/>`;

/** A measured edge: it grows from its middle to both ends, and its length pops up there. */
function measured(
  p: number,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  text: string,
): string {
  if (p <= 0) return '';
  const [mx, my, k] = [(x1 + x2) / 2, (y1 + y2) / 2, easeOut(p)];
  const [ax, ay, bx, by] = [mx + (x1 - mx) * k, my + (y1 - my) * k, mx + (x2 - mx) * k, my + (y2 - my) * k];
  const width = textWidth(text, measure) + 40;
  const label =
    box(mx - width / 2, my - 26, width, 52, ink, 26) +
    box(mx - width / 2 + 4, my - 22, width - 8, 44, '#fff', 22) +
    lettering(text, mx, my + 11, measure);
  return (
    line(`M${ax} ${ay}L${bx} ${by}`, ink, 6) + disc(ax, ay, 8, ink) + disc(bx, by, 8, ink) + grown(p, mx, my, label)
  );
}

/** When each tile is laid, row by row. */
const layTimes = ({ laid, columns }: TilesShow, time: Setting['time']): number[] =>
  laid.flatMap((cues) =>
    Array.from({ length: columns }, (_, i) => (cues.length === 1 ? time(cues[0]!) + i * sweep : time(cues[i]!))),
  );

export const tiles: Device<TilesShow> = (show, { area, from, time }) => {
  const { rows, columns } = show;
  const side = Math.floor(Math.min((area.width - margin.left - 20) / columns, (area.height - margin.top - 20) / rows));
  const blanket = { x: area.x + margin.left, y: area.y + margin.top, side, rows, columns };
  const { x, y } = blanket;
  const [right, bottom] = [x + columns * side, y + rows * side];
  const times = layTimes(show, time);
  const [across, down, glow] = [
    time(show.across.at),
    time(show.down.at),
    show.glow === undefined ? Infinity : time(show.glow),
  ];
  const ground = blanketOf(blanket);
  const laid = times.map((_, index) => tile(index, blanket));
  return {
    draw: (t) =>
      grown(progress(t, from, 0.6), (x + right) / 2, (y + bottom) / 2, ground) +
      laid
        .map((drawing, i) =>
          grown(
            progress(t, times[i]!, 0.4),
            x + ((i % columns) + 0.5) * side,
            y + (Math.floor(i / columns) + 0.5) * side,
            drawing,
          ),
        )
        .join('') +
      (t > glow && t < glow + glowSeconds
        ? shining(blanket, Math.sin(((t - glow) / glowSeconds) * Math.PI) ** 2)
        : '') +
      measured(progress(t, across, 0.5), [x + 6, y - 42], [right - 6, y - 42], show.across.text) +
      measured(progress(t, down, 0.5), [x - 52, y + 6], [x - 52, bottom - 6], show.down.text),
    sounds: times.map((at, i) => ({ at, kind: 'pop', step: i % columns }) as const),
  };
};
