import * as z from 'zod/mini';
import { nonEmpty } from '../primitives.ts';
import { activityFields, goalFields, goalsOf, positive } from './fields.ts';

const clue = z.discriminatedUnion('is', [
  z.object({ is: z.literal('multiple'), of: positive }),
  z.object({ is: z.literal('factor'), of: positive }),
  z.object({ is: z.literal('prime') }),
  z.object({ is: z.literal('between'), from: positive, to: positive }),
]);
export type Clue = z.infer<typeof clue>;
export const chartReasons = [
  'empty',
  'not-multiple',
  'not-factor',
  'multiple-not-factor',
  'one-not-prime',
  'not-prime',
  'not-between',
  'two-is-prime',
  'forgot-ends',
  'missing',
] as const;
/** A number chart from 1 to `upTo`: mark the numbers that fit every clue. */
export const chartGoal = z.object({ ...goalFields, upTo: positive, clues: z.array(clue).check(z.minLength(1)) });
export type ChartGoal = z.infer<typeof chartGoal>;
export const chartActivity = z.object({
  ...activityFields,
  type: z.literal('visual-grid'),
  kind: z.literal('chart'),
  goals: goalsOf(chartGoal),
  says: z.record(z.enum(chartReasons), nonEmpty),
});
export type ChartActivity = z.infer<typeof chartActivity>;
