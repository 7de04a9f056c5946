import * as z from 'zod/mini';
import { count, grade, nonEmpty, serverId, slug } from './entities/primitives.ts';

/** Days of the dashboard's week, in its order (spec §2, "Progress dashboard"). */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** XP of a learner in points (spec §3, "User XP summary"); `subjectXP` is keyed by `subjectKey`. */
export const xpSummary = z.object({ totalXP: count, subjectXP: z.record(z.string(), count) });
export type XpSummary = z.infer<typeof xpSummary>;

const mostSteps = 60;
const mostPlaces = 60;

/**
 * The last answer to the question of a step; `isVariant` when the fresh variant was asked. The step is named by its id, and what was given is
 * a `KeptAnswer`. Places, of the step in its lesson and of options and pairs in their question, are understood as well.
 */
export const stepAnswer = z.object({
  step: z.union([slug, count]),
  given: z.union([
    z.string().check(z.maxLength(200)),
    z.int(),
    z.array(z.int()).check(z.maxLength(mostPlaces)),
    z.array(slug).check(z.maxLength(mostPlaces)),
    z.array(z.array(slug).check(z.length(2))).check(z.maxLength(mostPlaces)),
  ]),
  isVariant: z.boolean(),
});
export type StepAnswer = z.infer<typeof stepAnswer>;

/** The sitting or play in which something was completed, and when (for one that is sent later). What makes an award idempotent is the learner and its source, not the session. */
const occasion = {
  sessionId: nonEmpty.check(z.maxLength(100)),
  completedAt: z.optional(z.iso.datetime({ offset: true })),
} as const;

/** What a browser says when a lesson is done. The service judges the answers again and keeps none of them. */
export const lessonCompletion = z.object({ ...occasion, answers: z.array(stepAnswer).check(z.maxLength(mostSteps)) });
export type LessonCompletion = z.infer<typeof lessonCompletion>;

/** What a browser says when the interactive element of an enhanced lesson is done. */
export const activityCompletion = z.object(occasion);
export type ActivityCompletion = z.infer<typeof activityCompletion>;

/** The answer to a completion (spec §3): `xpAwarded` is 0 when it had counted before. */
export const completionResponse = z.object({ success: z.literal(true), xpAwarded: count, user: xpSummary });
export type CompletionResponse = z.infer<typeof completionResponse>;

/** What a browser says when a learner comes to a scene. `sessionId` names the play. */
export const sceneCompletion = z.object({ ...occasion, adventureId: serverId });
export type SceneCompletion = z.infer<typeof sceneCompletion>;

const mostScenes = 100;

/** What a browser says at the end of an adventure: the ids of the scenes that were visited. The service checks them against its own record. */
export const adventureCompletion = z.object({
  ...occasion,
  scenesVisited: z.array(serverId).check(z.maxLength(mostScenes)),
});
export type AdventureCompletion = z.infer<typeof adventureCompletion>;

/** The answer to the end of an adventure (spec §3): `badgeEarned` is the name of a badge that is new, else null. */
export const adventureCompletionResponse = z.extend(completionResponse, { badgeEarned: z.nullable(nonEmpty) });
export type AdventureCompletionResponse = z.infer<typeof adventureCompletionResponse>;

/** An adventure that was played to an end. */
export const completedAdventure = z.object({ adventureId: serverId, xp: count, completedAt: z.iso.datetime() });
export type CompletedAdventure = z.infer<typeof completedAdventure>;

/** A lesson that counted; `subject` is the name of one of the ten. */
export const completedLesson = z.object({
  lessonId: slug,
  subject: nonEmpty,
  grade,
  xp: count,
  completedAt: z.iso.datetime(),
});
export type CompletedLesson = z.infer<typeof completedLesson>;

/** Everything that a learner has earned. `weeklyActivity` is the current week from Monday on, `completedLessons` has the oldest first, `completedActivities` names lessons, `visitedScenes` are ids of scenes. */
export const progress = z.extend(xpSummary, {
  currentLevel: z.int().check(z.positive()),
  streakDays: count,
  completedLessons: z.array(completedLesson),
  completedActivities: z.array(slug),
  completedAdventures: z.array(completedAdventure),
  visitedScenes: z.array(serverId),
  weeklyActivity: z.array(z.object({ day: z.enum(weekdays), xp: count })).check(z.length(weekdays.length)),
});
export type Progress = z.infer<typeof progress>;

/** Reads whose answer depends on the learner's cookie; unlike those of `reads` they are never prepared or shared. */
export const learnerReads = {
  /** `tz` is an IANA name such as `Europe/Madrid`; the days of streak and week are then those of that place, else of UTC. */
  progress: {
    path: '/api/progress',
    query: z.object({ tz: z.optional(z.string().check(z.maxLength(64))) }),
    response: progress,
  },
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
  completeActivity: {
    method: 'POST',
    path: '/api/lessons/{lessonId}/activity',
    params: z.object({ lessonId: slug }),
    body: activityCompletion,
    response: completionResponse,
  },
  completeScene: {
    method: 'POST',
    path: '/api/scenes/{sceneId}/complete',
    params: z.object({ sceneId: serverId }),
    body: sceneCompletion,
    response: completionResponse,
  },
  completeAdventure: {
    method: 'POST',
    path: '/api/adventures/{adventureId}/complete',
    params: z.object({ adventureId: serverId }),
    body: adventureCompletion,
    response: adventureCompletionResponse,
  },
} as const;
export type WriteName = keyof typeof writes;
