import * as z from 'zod/mini';
import { count, nonEmpty } from '../primitives.ts';
import { activityFields, goalFields, goalsOf, positive } from './fields.ts';

export const blockKinds = ['forward', 'left', 'right', 'deliver', 'repeat', 'if-door', 'if-shelf'] as const;
export type BlockKind = (typeof blockKinds)[number];
export const robotReasons = ['empty', 'crash', 'nowhere', 'undelivered', 'too-many', 'endless'] as const;
export const facings = ['up', 'right', 'down', 'left'] as const;
export type Facing = (typeof facings)[number];
/** A floor for the robot: `.` free, `#` shelf, `D` door that waits for a package, `S` start. */
export const robotGoal = z.object({
  ...goalFields,
  floor: z.array(z.string().check(z.regex(/^[.#DS]+$/))).check(z.minLength(1)),
  facing: z.enum(facings),
  blocks: z.array(z.enum(blockKinds)).check(z.minLength(2)),
  /** Most blocks that the program may have. */
  most: positive,
});
export type RobotGoal = z.infer<typeof robotGoal>;
export const robotActivity = z.object({
  ...activityFields,
  type: z.literal('drag-drop'),
  mostSteps: count,
  goals: goalsOf(robotGoal),
  says: z.record(z.enum(robotReasons), nonEmpty),
});
export type RobotActivity = z.infer<typeof robotActivity>;
