import * as z from 'zod/mini';
import { difficulties, inputTypes, lessonTypes } from '../constants.ts';
import { videoAsset } from './media.ts';
import { count, grade, nonEmpty, slug } from './primitives.ts';

/** XP of a lesson, in points. */
export const xpReward = z.int().check(z.minimum(40), z.maximum(600));

/**
 * What makes a question (spec §3; the types beyond `number` and `multiple-choice` are experience §4). Which fields belong
 * to which `inputType`:
 * number: `correctAnswer` · multiple-choice: `options`, `correctAnswer` (zero-based) · fraction, decimal: `expected`, decimals with `tolerance` ·
 * multi-select: `options`, `correctAnswers` · order: `options` in the right order · match: `pairs`.
 */
const questionFields = {
  question: z.optional(z.string()),
  inputType: z.optional(z.enum(inputTypes)),
  options: z.optional(z.array(nonEmpty)),
  /** The id of each option, in the order of `options`: what a learner chose is kept by it. */
  optionIds: z.optional(z.array(slug)),
  correctAnswer: z.optional(z.int()),
  correctAnswers: z.optional(z.array(count).check(z.minLength(1))),
  expected: z.optional(nonEmpty),
  tolerance: z.optional(nonEmpty),
  /** Unit that belongs to a number; an answer without it is almost right. */
  unit: z.optional(nonEmpty),
  pairs: z.optional(z.array(z.object({ id: z.optional(slug), left: nonEmpty, right: nonEmpty })).check(z.minLength(2))),
  /** Arithmetic that gives the answer; the content check computes it. */
  expression: z.optional(nonEmpty),
} as const;

/**
 * A fresh question of the same kind, asked after the worked solution was shown. It stands alone: `content` and `examples` of its step, which
 * belong to the first question, make place for its own, if it has any.
 */
export const questionVariant = z.object({
  ...questionFields,
  content: z.optional(nonEmpty),
  examples: z.optional(z.array(nonEmpty)),
});

/** A slide of a lesson (spec §3, "Lesson step"). `image` names a picture or holds an emoji; XP in points. */
export const lessonStep = z.object({
  /** Unique in its lesson; it never changes. */
  id: z.optional(slug),
  type: z.enum(['intro', 'content', 'interactive', 'completion']),
  title: nonEmpty,
  content: nonEmpty,
  image: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  examples: z.optional(z.array(nonEmpty)),
  ...questionFields,
  hint: z.optional(z.string()),
  /** A ladder of hints: what is asked, a strategy, the first step, the worked solution. */
  hints: z.optional(z.array(nonEmpty).check(z.minLength(2), z.maxLength(4))),
  /** What each option says about its chooser's thinking, in the order of `options`; the right one may be praised. */
  feedback: z.optional(z.array(nonEmpty)),
  /** Wrong answers to a written question that betray a misconception, and what is said to them. */
  mistakes: z.optional(z.array(z.object({ id: z.optional(slug), answer: nonEmpty, says: nonEmpty }))),
  variant: z.optional(questionVariant),
  xpEarned: z.optional(count),
});
export type LessonStep = z.infer<typeof lessonStep>;
export type Question = z.infer<typeof questionVariant>;

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
  teacher: z.object({
    avatar: z.optional(z.string()),
    name: nonEmpty,
    title: nonEmpty,
    voiceId: z.nullable(z.string()),
  }),
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
