import {
  chartActivity,
  circuitActivity,
  interactiveElementTypes,
  lawnActivity,
  paragraphActivity,
  robotActivity,
  storyActivity,
  timeActivity,
  type ActivityData,
} from '@grove/contracts';
import * as z from 'zod';
import { enhancedTabs } from '../../subject-sections.ts';
import { difficulty, grade, id, lessonId, lessonType, minutes, retired, subject, text, xp } from './primitives.ts';
import { step } from './question.ts';
import { shapeOf, strictShape } from './strict.ts';

const common = {
  id: lessonId,
  title: text,
  description: text,
  duration: minutes,
  xp,
  difficulty,
  type: lessonType,
  skill: id.optional().meta({ description: 'The skill that is practised here.' }),
  objectives: z.array(text).min(2).meta({ description: 'What a learner can do afterwards.' }),
  steps: z.array(step).min(5),
  retired,
} as const;

const prerequisites = z.array(lessonId).min(1).optional().meta({ description: 'Lessons that come first.' });

const standard = z.strictObject({
  kind: z
    .literal('standard')
    .meta({ description: 'A lesson of a grade and subject, led by the teacher of its level.' }),
  prerequisites,
  ...common,
});

/** What the file says of an activity: the interactive element of the lesson, and what there is to do. */
const element = {
  type: z.enum(interactiveElementTypes),
  title: text,
  description: text,
  xp,
} as const;

const ofFile = (schema: z.core.$ZodType) => {
  const { lessonId: _lesson, xpReward: _xp, ...shape } = shapeOf(schema);
  return z.strictObject({ ...element, ...strictShape(shape) });
};

type OfFile<Activity> = Activity extends ActivityData
  ? Omit<Activity, 'lessonId' | 'xpReward'> & { title: string; description: string; xp: number }
  : never;

/** The interactive element of an enhanced lesson, in the contracts' own fields. */
const activity = z.union(
  [lawnActivity, chartActivity, storyActivity, circuitActivity, timeActivity, paragraphActivity, robotActivity].map(
    ofFile,
  ),
) as unknown as z.ZodType<OfFile<ActivityData>>;

const enhanced = z.strictObject({
  kind: z
    .literal('enhanced')
    .meta({ description: 'A lesson of the enhanced curriculum, with an interactive element.' }),
  tab: z.enum(enhancedTabs.map(({ name }) => name)).meta({ description: 'The tab that it stands in.' }),
  theme: text,
  teacher: id.meta({ description: 'The subject teacher who leads it.' }),
  prerequisites,
  ...common,
  activity,
});

/** `source/lessons/<grade>/<subject>/<id>.yaml` */
export const lessonFile = z.discriminatedUnion('kind', [standard, enhanced]);
export type LessonFile = z.infer<typeof lessonFile>;
export type StandardLessonFile = z.infer<typeof standard>;
export type EnhancedLessonFile = z.infer<typeof enhanced>;

/** `source/samples/lesson.yaml`: it belongs to no unit, so it says itself where it belongs. */
export const sampleLessonFile = z.strictObject({ ...common, grade, subject });
export type SampleLessonFile = z.infer<typeof sampleLessonFile>;
