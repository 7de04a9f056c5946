import * as z from 'zod/mini';
import { nonEmpty } from '../primitives.ts';
import { activityFields, goalFields, goalsOf, positive } from './fields.ts';

export const partKinds = ['wire', 'battery', 'lamp', 'switch', 'clip', 'spoon', 'band'] as const;
export type PartKind = (typeof partKinds)[number];
/** A slot joins two neighbouring posts of the board: `h-<row>-<column>` to the right, `v-<row>-<column>` downwards. */
const slot = z.string().check(z.regex(/^[hv]-\d-\d$/));
const placedPart = z.object({ slot, part: z.enum(partKinds) });
export type PlacedPart = z.infer<typeof placedPart>;
export const circuitReasons = [
  'no-battery',
  'no-lamp',
  'short',
  'open',
  'switch-open',
  'insulator',
  'bypassed',
  'some-dark',
  'no-switch',
  'switch-idle',
  'one-loop',
  'own-loops',
] as const;
/** A circuit: how many lamps must glow, whether a switch rules them, and what happens to the others when one breaks. */
export const circuitGoal = z.object({
  ...goalFields,
  /** Parts that are on the board from the start and stay there. */
  fixed: z.array(placedPart),
  /** Parts to place. */
  box: z.array(z.object({ part: z.enum(partKinds), count: positive })).check(z.minLength(1)),
  lamps: positive,
  isSwitched: z.boolean(),
  whenOneBreaks: z.optional(z.enum(['all-dark', 'others-lit'])),
});
export type CircuitGoal = z.infer<typeof circuitGoal>;
export const circuitActivity = z.object({
  ...activityFields,
  type: z.literal('circuit-builder'),
  columns: positive,
  rows: positive,
  goals: goalsOf(circuitGoal),
  says: z.record(z.enum(circuitReasons), nonEmpty),
});
export type CircuitActivity = z.infer<typeof circuitActivity>;
