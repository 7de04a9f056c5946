import type { Expression, Lids, MouthShape } from './pose.ts';

/**
 * One teacher, taken apart: SVG markup in a 400 × 400 box, from the back to the front.
 * `back` and everything from `face` to `over` turn with the head; `body` and `front` stay.
 */
export interface TeacherDrawing {
  readonly defs: string;
  readonly backdrop: string;
  readonly back: string;
  readonly body: string;
  readonly face: string;
  readonly mouths: Readonly<Record<MouthShape, string>>;
  /** What lies over the mouth: a moustache. */
  readonly lip?: string;
  readonly eyes: Eyes;
  readonly brows: Readonly<Record<Expression, string>>;
  /** Hair, glasses, hat. */
  readonly over: string;
  readonly front?: string;
}

export interface Eyes {
  readonly defs: string;
  readonly whites: string;
  readonly pupils: string;
  /** The clip that keeps the pupils inside the whites. */
  readonly clip: string;
  readonly lids: (lids: Lids) => string;
  readonly closed: string;
}

/** Draws a teacher whose gradients and clips are named after `prefix`. */
export type Portrait = (prefix: string) => TeacherDrawing;
