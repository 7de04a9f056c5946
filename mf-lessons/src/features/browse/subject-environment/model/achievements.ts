import type { CourseProgress } from '../../../../common/course-progress.ts';

/** What the lessons of a grade and subject can earn beside their XP, in the order in which it is earned. */
export const achievements = ['first', 'half', 'all'] as const;
export type Achievement = (typeof achievements)[number];

/** Whether the progress has earned an achievement: the first lesson, half of them, all of them. */
export function isEarned(achievement: Achievement, { done, total }: CourseProgress): boolean {
  const needed: Readonly<Record<Achievement, number>> = { first: 1, half: total / 2, all: total };
  return done > 0 && done >= needed[achievement];
}

/** What the progress shows, tagged 'Sample', until the learner's first event (spec §2, experience §3). */
export const sampleCourseProgress: CourseProgress = { percent: 65, done: 12, total: 18, xp: 850 };
