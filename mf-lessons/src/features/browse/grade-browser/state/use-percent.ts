import type { Grade, Subject } from '@grove/contracts';
import { useLessonsDone, useProgress, useRead } from '@grove/platform';
import { courseProgressOf } from '../../../../common/course-progress.ts';

/**
 * How much of a subject's lessons in a grade the learner has earned, in whole percent (experience §3). The list of lessons is
 * asked for only where something was earned: everywhere else it is 0%, and spec §7 keeps that read for the lessons view.
 */
export function usePercent(grade: Grade, { name, slug }: Subject): number | 'loading' | 'unknown' {
  const progress = useProgress();
  const { earned } = useLessonsDone();
  const hasEarned =
    progress.data?.completedLessons.some((each) => each.grade === grade && each.subject === name) ?? false;
  const lessons = useRead('lessons', { query: { grade, subject: slug }, enabled: hasEarned });
  if (lessons.data) return courseProgressOf(lessons.data, earned).percent;
  if (progress.isPending || lessons.isLoading) return 'loading';
  return progress.isError || lessons.isError ? 'unknown' : 0;
}
