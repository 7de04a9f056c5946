import * as z from 'zod/mini';
import { nonEmpty, slug } from '../primitives.ts';
import { activityFields, goalFields, goalsOf } from './fields.ts';

export const tileRoles = [
  'opinion',
  'reason',
  'example',
  'ending',
  'because',
  'instance',
  'order',
  'so',
  'fact',
  'weak',
] as const;
export type TileRole = (typeof tileRoles)[number];
/** A strip of words. `fact` and `weak` are traps: a fact is no opinion, a weak reason helps nobody. `about` names the reason that an example shows. */
const tile = z.object({
  id: slug,
  text: nonEmpty,
  role: z.enum(tileRoles),
  about: z.optional(slug),
  why: z.optional(nonEmpty),
});
export type Tile = z.infer<typeof tile>;
export const paragraphReasons = [
  'empty',
  'trap',
  'no-opinion',
  'no-reason',
  'no-example',
  'no-ending',
  'no-link',
  'link-off',
  'example-off',
  'not-needed',
  'order',
] as const;
/** A text to build: the tiles to choose from, and the orders of roles that make sense. */
export const paragraphGoal = z.object({
  ...goalFields,
  tiles: z.array(tile).check(z.minLength(3)),
  patterns: z.array(z.array(z.enum(tileRoles)).check(z.minLength(2))).check(z.minLength(1)),
});
export type ParagraphGoal = z.infer<typeof paragraphGoal>;
export const paragraphActivity = z.object({
  ...activityFields,
  type: z.literal('sentence-builder'),
  goals: goalsOf(paragraphGoal),
  says: z.record(z.enum(paragraphReasons), nonEmpty),
});
export type ParagraphActivity = z.infer<typeof paragraphActivity>;
