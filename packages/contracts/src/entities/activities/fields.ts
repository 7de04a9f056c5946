import * as z from 'zod/mini';
import { nonEmpty, slug } from '../primitives.ts';

/**
 * The interactive elements of the enhanced lessons (spec §3), as data. Every activity has 3 to 5 goals of rising difficulty; `says` holds
 * one sentence for each reason why a goal is not reached yet, with `{{values}}` that the rule fills in (`@grove/contracts/activities`).
 */
export const goalFields = {
  id: slug,
  /** What to do. */
  task: nonEmpty,
  hint: nonEmpty,
  /** Said when the goal is reached: the idea behind it. */
  praise: nonEmpty,
} as const;

export const activityFields = {
  lessonId: slug,
  /** Equal to the lesson's `interactiveElement.xpReward`. */
  xpReward: z.int().check(z.minimum(25), z.maximum(35)),
  /** Said at the end: what was learned. */
  learned: nonEmpty,
} as const;

export const goalsOf = <T extends z.core.$ZodType>(goal: T) => z.array(goal).check(z.minLength(3), z.maxLength(5));
export const positive = z.int().check(z.positive());
