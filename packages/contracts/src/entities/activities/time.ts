import * as z from 'zod/mini';
import { nonEmpty, slug } from '../primitives.ts';
import { activityFields, goalFields, goalsOf } from './fields.ts';

/** A place on the map, in degrees. `label` tells how far its name lies from its point, in hundredths of the map's width: neighbours need room for a finger each. */
const mapPlace = z.object({
  id: slug,
  name: nonEmpty,
  longitude: z.number(),
  latitude: z.number(),
  label: z.tuple([z.number(), z.number()]),
});
export type MapPlace = z.infer<typeof mapPlace>;
/** An event: what happened (without its year), when, where, and the sentences that help to find both. */
const historyEvent = z.object({
  id: slug,
  name: nonEmpty,
  text: nonEmpty,
  year: z.int(),
  place: z.optional(slug),
  when: nonEmpty,
  where: z.optional(nonEmpty),
});
export type HistoryEvent = z.infer<typeof historyEvent>;
const eventIds = z.array(slug).check(z.minLength(3));
export const timeGoal = z.discriminatedUnion('kind', [
  z.object({ ...goalFields, kind: z.literal('years'), events: eventIds }),
  z.object({ ...goalFields, kind: z.literal('places'), events: eventIds }),
  z.object({
    ...goalFields,
    kind: z.literal('causes'),
    links: z.array(z.object({ cause: slug, effect: slug, why: nonEmpty })).check(z.minLength(2)),
  }),
]);
export type TimeGoal = z.infer<typeof timeGoal>;
export const timeReasons = [
  'not-all',
  'wrong-year',
  'wrong-order',
  'wrong-place',
  'wrong-cause',
  'cause-later',
] as const;
export const timeActivity = z.object({
  ...activityFields,
  type: z.literal('time-map'),
  places: z.array(mapPlace).check(z.minLength(2)),
  events: z.array(historyEvent).check(z.minLength(3)),
  goals: goalsOf(timeGoal),
  says: z.record(z.enum(timeReasons), nonEmpty),
});
export type TimeActivity = z.infer<typeof timeActivity>;
