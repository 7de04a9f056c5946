/** Things that people built into the landscape. Each stands on (0, 0). */
import { box, cut, line, oval, shape } from './shapes.ts';

/** A white observatory with an open dome and its telescope, about 260 wide and 250 high. */
export const observatory = ({
  wall = '#f4f1ea',
  wallShade = '#b9c2d6',
  dome = '#7fa3c9',
  domeShade = '#4a6c99',
  window = '#ffd98a',
} = {}): string =>
  oval(0, 3, 150, 12, '#06121f', 0.22) +
  cut(
    'M-150 4L-150-56L-70-56L-70 4Z',
    wall,
    shape('M-150-64L-66-64L-66-46L-150-46Z', '#c98a5a') + shape('M-84-60L-66-60L-66 10L-84 10Z', wallShade, 0.7),
  ) +
  box(-132, -38, 18, 24, window, 3) +
  box(-104, -38, 18, 24, window, 3) +
  cut(
    'M-82 4L-82-118L82-118L82 4Z',
    wall,
    shape('M24-130L90-130L90 10L24 10Z', wallShade, 0.75) + shape('M-90-104L90-104L90-94L-90-94Z', wallShade, 0.5),
  ) +
  `<g transform="translate(16 -172) rotate(-50)">${box(-10, -17, 104, 34, '#e6ebf4', 6)}${box(-10, 2, 104, 15, '#9fb0cc', 6)}${box(84, -22, 16, 44, '#c99a55', 5)}</g>` +
  cut(
    'M-92-118C-92-190-46-226 0-226C46-226 92-190 92-118Z',
    dome,
    shape('M30-236C70-190 76-150 72-110L110-110L110-236Z', domeShade, 0.8) +
      shape('M-80-118C-80-176-46-212-14-218C-40-196-56-160-58-118Z', '#fff', 0.35) +
      shape('M4-230C-8-190-10-150-8-112L46-112C50-150 48-190 34-226Z', '#27385c') +
      line('M-92-134L92-134', '#fff', 3, 0.35),
  ) +
  `<g transform="translate(16 -172) rotate(-50)">${box(30, -17, 64, 34, '#e6ebf4', 6)}${box(30, 2, 64, 15, '#9fb0cc', 6)}${box(84, -22, 16, 44, '#c99a55', 5)}</g>` +
  box(-98, -124, 196, 14, '#e8d9bf', 6) +
  shape('M-18 4L-18-44C-18-66 18-66 18-44L18 4Z', '#8a5a38') +
  shape('M2-60C14-58 18-52 18-44L18 4L2 4Z', '#5f3a22', 0.7) +
  box(-62, -76, 22, 30, window, 4) +
  box(40, -76, 22, 30, window, 4);

/** A small rowing boat with a sail, about 130 wide. */
export const sailBoat = (sail = '#fff4df', hull = '#c2513f'): string =>
  line('M0-8L0-132', '#6a4a36', 5) +
  shape('M6-128C44-100 58-62 60-28L6-28Z', sail) +
  shape('M6-60C30-54 48-44 60-28L6-28Z', '#d9b48f', 0.5) +
  shape('M-6-112C-30-84-42-56-46-30L-6-30Z', sail) +
  shape('M-24-82C-36-62-42-46-46-30L-6-30Z', '#d9b48f', 0.3) +
  cut(
    'M-66-22L70-22C62 4 44 14 0 14C-40 14-58 4-66-22Z',
    hull,
    shape('M-80-2C-30 8 30 8 90-2L90 30L-80 30Z', '#5a1e22', 0.4) + shape('M-80-26L90-26L90-15L-80-15Z', '#fff', 0.3),
  ) +
  shape('M0-132L26-142L0-150Z', '#f2b33d');

/** A flat wooden bridge over a stream, about 240 wide. */
export const bridge = (): string =>
  line('M-120-14C-60-56 60-56 120-14', '#5f3a22', 16) +
  line('M-120-18C-60-60 60-60 120-18', '#a8713f', 9) +
  [-84, -28, 28, 84]
    .map((x) => line(`M${x} ${-38 + Math.abs(x) * 0.12}L${x} ${-74 + Math.abs(x) * 0.12}`, '#8a5a38', 7))
    .join('') +
  line('M-104-52C-56-84 56-84 104-52', '#b9834d', 6);
