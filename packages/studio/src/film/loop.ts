import { svgDocument } from '@grove/art/kit/svg';
import type { Backdrop } from '../backdrops/backdrop.ts';
import { stage } from '../draw/paper.ts';

/** Frames of an ambient loop: `t` in seconds, the same again after `seconds`. */
export const loopFrame =
  ({ seconds, begin = 0, defs, draw }: Backdrop): ((t: number) => string) =>
  (t) =>
    svgDocument(stage.width, stage.height, draw((t / seconds + begin) % 1), { defs });
