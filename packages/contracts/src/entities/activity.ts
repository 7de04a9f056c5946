import * as z from 'zod/mini';
import { chartActivity } from './activities/chart.ts';
import { circuitActivity } from './activities/circuit.ts';
import { lawnActivity } from './activities/lawn.ts';
import { paragraphActivity } from './activities/paragraph.ts';
import { robotActivity } from './activities/robot.ts';
import { storyActivity } from './activities/story.ts';
import { timeActivity } from './activities/time.ts';

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
