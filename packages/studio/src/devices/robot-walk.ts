import type { RobotShow } from '@grove/content/videos';
import { box, disc, line, oval, shape } from '@grove/art/kit/shapes';
import { easeBoth, progress } from '../draw/motion.ts';
import { card, grown, middle } from '../draw/paper.ts';
import type { Device } from './device.ts';

const stepSeconds = 0.55;
const turnSeconds = 0.25;

/** A small robot from above, looking up. */
const robot =
  oval(2, 6, 34, 34, '#0c2340', 0.2) +
  box(-38, -18, 14, 36, '#2f6f78', 6) +
  box(24, -18, 14, 36, '#2f6f78', 6) +
  disc(0, 0, 28, '#eef8f5') +
  shape('M0-28A28 28 0 0 1 0 28A40 40 0 0 0 0-28Z', '#a9cfc9') +
  box(-19, -22, 38, 22, '#12263f', 10) +
  disc(-9, -12, 4.5, '#7cf5e0') +
  disc(9, -12, 4.5, '#7cf5e0') +
  line('M0 6V16', '#4fb85a', 5) +
  oval(-8, 18, 8, 5, '#6fce6a') +
  oval(8, 18, 8, 5, '#4fb85a');

export const robotWalk: Device<RobotShow> = ({ sides }, { area, from, time }) => {
  const [cx, cy] = middle(area);
  const half = Math.min(area.width, area.height) / 2 - 62;
  const corners = [
    [cx - half, cy + half],
    [cx - half, cy - half],
    [cx + half, cy - half],
    [cx + half, cy + half],
  ] as const;
  const times = sides.map(time);
  const at = (t: number): { x: number; y: number; turn: number } => {
    const steps = times.map((start) => easeBoth(progress(t, start, stepSeconds)));
    const turns = times.map((start) => easeBoth(progress(t, start + stepSeconds, turnSeconds)));
    const gone = steps.reduce((sum, p) => sum + p, 0);
    const side = Math.min(Math.floor(gone), corners.length - 1);
    const [from_, to] = [corners[side]!, corners[(side + 1) % corners.length]!];
    const p = gone - side;
    return {
      x: from_[0] + (to[0] - from_[0]) * p,
      y: from_[1] + (to[1] - from_[1]) * p,
      turn: turns.reduce((sum, share) => sum + share, 0) * 90,
    };
  };
  const floor =
    card(area) +
    Array.from({ length: 25 }, (_, i) =>
      box(
        cx - half - 34 + (i % 5) * ((half * 2 + 68) / 5) + 2,
        cy - half - 34 + Math.floor(i / 5) * ((half * 2 + 68) / 5) + 2,
        (half * 2 + 68) / 5 - 4,
        (half * 2 + 68) / 5 - 4,
        i % 2 ? '#e1ecf9' : '#d3e3f5',
        8,
      ),
    ).join('') +
    `<path d="M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z" fill="none" stroke="#8fa9cf" stroke-width="5" stroke-dasharray="2 14" stroke-linecap="round"/>`;
  return {
    draw: (t) => {
      const { x, y, turn } = at(t);
      const done = times.reduce((sum, start) => sum + easeBoth(progress(t, start, stepSeconds)), 0);
      const length = half * 2;
      const trail =
        done > 0
          ? `<path d="M${corners.map(([a, b]) => `${a} ${b}`).join('L')}Z" fill="none" stroke="#f2a93b" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${(done * length).toFixed(1)} 9999"/>`
          : '';
      return grown(
        progress(t, from, 0.5),
        cx,
        cy,
        floor +
          trail +
          `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">${robot}</g>`,
      );
    },
    sounds: times.map((start, step) => ({ at: start + stepSeconds, kind: 'pop', step }) as const),
  };
};
