import * as z from 'zod/mini';
import { difficulties, interactiveElementTypes, lessonTypes } from '../constants.ts';
import { lesson, lessonStep, xpReward } from '../entities/lesson.ts';
import { grade, nonEmpty, serverId, slug } from '../entities/primitives.ts';

/** A lesson of the enhanced catalogue (spec §3). `duration` is text such as `20 min`. */
export const enhancedLesson = z.object({
  id: slug,
  title: nonEmpty,
  description: nonEmpty,
  duration: nonEmpty,
  xpReward: z.int().check(z.minimum(125), z.maximum(175)),
  type: z.enum(lessonTypes),
  difficulty: z.enum(difficulties),
  prerequisites: z.optional(z.array(slug)),
  grade,
  subject: nonEmpty,
  theme: nonEmpty,
  teacherId: slug,
  interactiveElement: z.object({
    type: z.enum(interactiveElementTypes),
    title: nonEmpty,
    description: nonEmpty,
    xpReward: z.int().check(z.minimum(25), z.maximum(35)),
  }),
  learningObjectives: z.array(nonEmpty).check(z.minLength(2)),
  content: z.object({ steps: z.array(lessonStep).check(z.minLength(5)) }),
});
export type EnhancedLesson = z.infer<typeof enhancedLesson>;

/** A lesson of the local catalogue (spec §3). `duration` is text such as `15 min`; `prerequisites` are lessons of the same grade and subject. */
export const localLesson = z.object({
  id: slug,
  title: nonEmpty,
  description: nonEmpty,
  grade,
  subject: z.enum(['Math', 'Reading', 'Science', 'Coding']),
  duration: nonEmpty,
  xpReward,
  type: z.enum(lessonTypes),
  difficulty: z.enum(difficulties),
  prerequisites: z.optional(z.array(slug)),
});
export type LocalLesson = z.infer<typeof localLesson>;

/** A server lesson as `packages/content` writes it: the list's fields, where it belongs, and its slides. */
export const lessonSource = z.extend(lesson, {
  grade,
  subjectId: serverId,
  position: z.int().check(z.positive()),
  /** Lessons of the same subject and grade that come first. */
  prerequisites: z.optional(z.array(slug)),
  learningObjectives: z.array(nonEmpty).check(z.minLength(2)),
  steps: z.array(lessonStep).check(z.minLength(5)),
});
export type LessonSource = z.infer<typeof lessonSource>;
