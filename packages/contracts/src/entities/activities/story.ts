import * as z from 'zod/mini';
import { nonEmpty, slug } from '../primitives.ts';
import { activityFields, goalFields, goalsOf } from './fields.ts';

const percent = z.number().check(z.minimum(0), z.maximum(100));
/** A place of the drawn story that can be opened: what it is, what the story says there, and where its centre lies in the picture (% from left and top). */
const storySpot = z.object({ id: slug, name: nonEmpty, text: nonEmpty, at: z.tuple([percent, percent]) });
export type StorySpot = z.infer<typeof storySpot>;
const sortGoal = z.object({
  ...goalFields,
  kind: z.literal('sort'),
  /** Which of the story's pictures is shown. */
  picture: z.enum(['dark', 'bright']),
  /** Boxes such as "Characters: who?"; with `single`, each holds one thing, as in "First". */
  parts: z.array(z.object({ id: slug, name: nonEmpty, asks: nonEmpty })).check(z.minLength(2)),
  single: z.boolean(),
  /** Where each spot belongs, and why; the sentence follows a wrong place. */
  places: z.array(z.object({ spot: slug, part: slug, why: nonEmpty })).check(z.minLength(2)),
});
const justifyGoal = z.object({
  ...goalFields,
  kind: z.literal('justify'),
  picture: z.enum(['dark', 'bright']),
  /** Claims with the spots that support them; one without any says in `why` what is wrong with it. */
  claims: z.array(z.object({ id: slug, text: nonEmpty, evidence: z.array(slug), why: nonEmpty })).check(z.minLength(2)),
  /** The spots that may be chosen as a clue. */
  spots: z.array(slug).check(z.minLength(2)),
});
export const storyGoal = z.discriminatedUnion('kind', [sortGoal, justifyGoal]);
export type SortGoal = z.infer<typeof sortGoal>;
export type JustifyGoal = z.infer<typeof justifyGoal>;
export const storyReasons = ['not-all', 'wrong-part', 'no-claim', 'no-clue', 'claim-unfounded', 'clue-off'] as const;
export const storyActivity = z.object({
  ...activityFields,
  type: z.literal('story-explorer'),
  spots: z.array(storySpot).check(z.minLength(4)),
  goals: goalsOf(storyGoal),
  says: z.record(z.enum(storyReasons), nonEmpty),
});
export type StoryActivity = z.infer<typeof storyActivity>;
