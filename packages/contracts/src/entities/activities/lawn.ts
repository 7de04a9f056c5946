import * as z from 'zod/mini';
import { nonEmpty } from '../primitives.ts';
import { activityFields, goalFields, goalsOf, positive } from './fields.ts';

export const lawnReasons = [
  'empty',
  'apart',
  'swapped',
  'area',
  'fence',
  'fence-long',
  'lawn-small',
  'not-rectangle',
  'is-rectangle',
] as const;
/** A lawn of squares: what its area, its fence (perimeter) and its shape must be. */
export const lawnGoal = z.object({
  ...goalFields,
  area: z.optional(positive),
  fence: z.optional(positive),
  shape: z.enum(['any', 'rectangle', 'not-rectangle']),
  /** The best of all lawns with that area, or with that fence. */
  best: z.optional(z.enum(['shortest-fence', 'largest-area'])),
});
export type LawnGoal = z.infer<typeof lawnGoal>;
export const lawnActivity = z.object({
  ...activityFields,
  type: z.literal('visual-grid'),
  kind: z.literal('lawn'),
  columns: positive,
  rows: positive,
  goals: goalsOf(lawnGoal),
  says: z.record(z.enum(lawnReasons), nonEmpty),
});
export type LawnActivity = z.infer<typeof lawnActivity>;
