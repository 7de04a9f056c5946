/** The words of a rig: who can be drawn, and what a face can do. */

export const teacherIds = [
  'luna',
  'oakley',
  'nova',
  'atlas',
  'minerva',
  'ms-logic',
  'captain-readwell',
  'professor-quark',
  'sage-wells',
  'dr-scribe',
  'byte',
] as const;
export type TeacherId = (typeof teacherIds)[number];

/** Seven mouths: closed, open smile, and the five that speech needs (visemes). */
export const mouthShapes = ['rest', 'smile', 'aa', 'eh', 'oo', 'mm', 'ff'] as const;
export type MouthShape = (typeof mouthShapes)[number];

export const expressions = ['neutral', 'happy', 'thinking', 'surprised', 'encouraging'] as const;
export type Expression = (typeof expressions)[number];

export interface Pose {
  /** Default: the mouth that goes with the expression. */
  mouth?: MouthShape;
  expression?: Expression;
  /** 0 is open, 1 is closed. */
  blink?: number;
  /** Where the pupils move, in drawing units (useful up to about 6), right and down positive. */
  gaze?: readonly [x: number, y: number];
  /** Turn of the head in degrees, clockwise positive. */
  tilt?: number;
  /** Whether the round backdrop is drawn; without it the figure stands on nothing. */
  background?: boolean;
}

/** How far the lids cover the eye: 0 is not at all, 1 is down to the other edge. */
export interface Lids {
  readonly upper: number;
  readonly lower: number;
}

/** What an expression does besides the brows, which every teacher draws in their own way. */
interface Bearing {
  readonly mouth: MouthShape;
  readonly lids: Lids;
  readonly gaze: readonly [x: number, y: number];
  readonly tilt: number;
}

export const bearings: Readonly<Record<Expression, Bearing>> = {
  neutral: { mouth: 'smile', lids: { upper: 0.14, lower: 0 }, gaze: [0, 0], tilt: 0 },
  happy: { mouth: 'smile', lids: { upper: 0.16, lower: 0.3 }, gaze: [0, 0], tilt: -2 },
  thinking: { mouth: 'mm', lids: { upper: 0.16, lower: 0 }, gaze: [4, -3.5], tilt: 4 },
  surprised: { mouth: 'oo', lids: { upper: -0.05, lower: 0 }, gaze: [0, 0], tilt: 0 },
  encouraging: { mouth: 'smile', lids: { upper: 0.22, lower: 0.16 }, gaze: [0, 1], tilt: -5 },
};
