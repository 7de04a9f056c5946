import * as z from 'zod/mini';
import { count, grade, nonEmpty, slug } from './entities/primitives.ts';

/** Days of the dashboard's week, in its order (spec §2, "Progress dashboard"). */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** XP of a learner in points (spec §3, "User XP summary"); `subjectXP` is keyed by `subjectKey`. */
export const xpSummary = z.object({ totalXP: count, subjectXP: z.record(z.string(), count) });
export type XpSummary = z.infer<typeof xpSummary>;

/** What a browser says when a lesson is done. `completedAt` is when that was, for a completion that is sent later. */
export const lessonCompletion = z.object({
  sessionId: nonEmpty.check(z.maxLength(100)),
  completedAt: z.optional(z.iso.datetime({ offset: true })),
});
export type LessonCompletion = z.infer<typeof lessonCompletion>;

/** The answer to a completion (spec §3): `xpAwarded` is 0 when it had counted before. */
export const completionResponse = z.object({ success: z.literal(true), xpAwarded: count, user: xpSummary });
export type CompletionResponse = z.infer<typeof completionResponse>;

/** A lesson that counted; `subject` is the name of one of the ten. */
export const completedLesson = z.object({ lessonId: slug, subject: nonEmpty, grade, xp: count, completedAt: z.iso.datetime() });
export type CompletedLesson = z.infer<typeof completedLesson>;

/** Everything that a learner has earned. `weeklyActivity` is the current week from Monday on, `completedLessons` has the oldest first. */
export const progress = z.extend(xpSummary, {
  currentLevel: z.int().check(z.positive()),
  streakDays: count,
  completedLessons: z.array(completedLesson),
  weeklyActivity: z.array(z.object({ day: z.enum(weekdays), xp: count })).check(z.length(weekdays.length)),
});
export type Progress = z.infer<typeof progress>;

/** Reads whose answer depends on the learner's cookie; unlike those of `reads` they are never prepared or shared. */
export const learnerReads = {
  /** `tz` is an IANA name such as `Europe/Madrid`; the days of streak and week are then those of that place, else of UTC. */
  progress: { path: '/api/progress', query: z.object({ tz: z.optional(z.string().check(z.maxLength(64))) }), response: progress },
} as const;
export type LearnerReadName = keyof typeof learnerReads;

/** Every write: its method and path, and the schemas of its path, body and answer. */
export const writes = {
  completeLesson: {
    method: 'POST',
    path: '/api/lessons/{lessonId}/complete',
    params: z.object({ lessonId: slug }),
    body: lessonCompletion,
    response: completionResponse,
  },
} as const;
export type WriteName = keyof typeof writes;
