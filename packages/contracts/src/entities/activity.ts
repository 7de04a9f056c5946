import * as z from 'zod/mini';
import { count, nonEmpty, slug } from './primitives.ts';

/**
 * The interactive elements of the enhanced lessons (spec §3), as data. Every activity has 3 to 5 goals of rising difficulty; `says` holds
 * one sentence for each reason why a goal is not reached yet, with `{{values}}` that the rule fills in (`@grove/contracts/activities`).
 */
const goalFields = {
  id: slug,
  /** What to do. */
  task: nonEmpty,
  hint: nonEmpty,
  /** Said when the goal is reached: the idea behind it. */
  praise: nonEmpty,
} as const;

const activityFields = {
  lessonId: slug,
  /** Equal to the lesson's `interactiveElement.xpReward`. */
  xpReward: z.int().check(z.minimum(25), z.maximum(35)),
  /** Said at the end: what was learned. */
  learned: nonEmpty,
} as const;

const goalsOf = <T extends z.core.$ZodType>(goal: T) => z.array(goal).check(z.minLength(3), z.maxLength(5));
const positive = z.int().check(z.positive());

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

/** What a lesson's interactive element lets the learner do. */
export const activity = z.discriminatedUnion('type', [
  z.discriminatedUnion('kind', [lawnActivity, chartActivity]),
  storyActivity,
  circuitActivity,
  timeActivity,
  paragraphActivity,
  robotActivity,
]);
export type ActivityData = z.infer<typeof activity>;
