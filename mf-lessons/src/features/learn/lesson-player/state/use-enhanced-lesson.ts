import { useMemo } from 'react';
import type { EnhancedLesson } from '@grove/contracts';
import { useContent } from '@grove/platform';
import { fromEnhanced, fromSource, type PlayerLesson } from '../model/lesson.ts';

/** A lesson of the enhanced catalogue as the player shows it; for an id that is not in it, the generic sample and no `entry`. */
export function useEnhancedLesson(lessonId: string | undefined): { lesson: PlayerLesson; entry?: EnhancedLesson } {
  const lessons = useContent('enhanced-lessons');
  const sample = useContent('sample-lesson');
  const teachers = useContent('teachers');
  return useMemo(() => {
    const entry = lessons.find(({ id }) => id === lessonId);
    return entry ? { lesson: fromEnhanced(entry, teachers), entry } : { lesson: fromSource(sample, teachers) };
  }, [lessons, sample, teachers, lessonId]);
}
