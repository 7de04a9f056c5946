import * as z from 'zod/mini';
import { difficulties, interactiveElementTypes, lessonTypes } from '../constants.ts';
import { videoAsset } from './media.ts';
import { count, grade, nonEmpty, serverId, slug } from './primitives.ts';

const xpReward = z.int().check(z.minimum(40), z.maximum(600));

/** A slide of a lesson (spec §3, "Lesson step"). `image` names a picture or holds an emoji; XP in points. */
export const lessonStep = z.object({
  type: z.enum(['intro', 'content', 'interactive', 'completion']),
  title: nonEmpty,
  content: nonEmpty,
  image: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  examples: z.optional(z.array(nonEmpty)),
  question: z.optional(z.string()),
  inputType: z.optional(z.enum(['number', 'multiple-choice'])),
  options: z.optional(z.array(nonEmpty)),
  correctAnswer: z.optional(z.int()),
  hint: z.optional(z.string()),
  xpEarned: z.optional(count),
});
export type LessonStep = z.infer<typeof lessonStep>;

/** A lesson as the server lists it (spec §3, "Server lesson"). `duration` in minutes. */
export const lesson = z.object({
  id: slug,
  title: nonEmpty,
  description: nonEmpty,
  duration: z.int().check(z.positive()),
  xpReward,
  difficulty: z.enum(difficulties),
  type: z.enum(lessonTypes),
});
export type Lesson = z.infer<typeof lesson>;

/** What `GET /api/lessons/{id}/enhanced` says of a lesson: the lesson with all that a player needs (spec §3). */
export const playableLesson = z.extend(lesson, {
  teacher: z.object({ avatar: z.optional(z.string()), name: nonEmpty, title: nonEmpty, voiceId: z.nullable(z.string()) }),
  subject: z.object({ name: nonEmpty, icon: nonEmpty }),
  curriculumEntry: z.object({ grade, topic: nonEmpty, backgroundImage: nonEmpty }),
  videoAsset: z.nullable(z.object({ src: nonEmpty, poster: nonEmpty, hasCustomAudio: z.boolean() })),
  learningObjectives: z.array(nonEmpty),
  steps: z.array(lessonStep),
});
export type PlayableLesson = z.infer<typeof playableLesson>;

/** The answer of `GET /api/lessons/{id}/enhanced` (spec §7). */
export const enhancedLessonResponse = z.object({
  lesson: playableLesson,
  teacher: z.object({ name: nonEmpty, greeting: nonEmpty, voiceId: z.nullable(z.string()) }),
  videoAsset: z.nullable(videoAsset),
});
export type EnhancedLessonResponse = z.infer<typeof enhancedLessonResponse>;

/** A lesson of the enhanced catalogue, built in (spec §3). `duration` is text such as `20 min`. */
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

/** A server lesson as `packages/content` writes it: the list's fields, where it belongs, and its slides. */
export const lessonSource = z.extend(lesson, {
  grade,
  subjectId: serverId,
  position: z.int().check(z.positive()),
  learningObjectives: z.array(nonEmpty).check(z.minLength(2)),
  steps: z.array(lessonStep).check(z.minLength(5)),
});
export type LessonSource = z.infer<typeof lessonSource>;
