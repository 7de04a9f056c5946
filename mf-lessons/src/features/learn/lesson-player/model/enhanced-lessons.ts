import type { EnhancedLesson } from '@grove/contracts';
import { enhancedLessons } from '@grove/content/enhanced';
import { sampleLesson } from '@grove/content/sample-lesson';
import { fromEnhanced, fromSource, type PlayerLesson } from './lesson.ts';

const playable = new Map(enhancedLessons.map((lesson) => [lesson.id, fromEnhanced(lesson)]));
const sample = fromSource(sampleLesson);

/** A lesson of the enhanced catalogue as the player shows it; for an id that is not in it, the generic sample and no `entry`. */
export function findEnhancedLesson(lessonId: string | undefined): { lesson: PlayerLesson; entry?: EnhancedLesson } {
  const entry = enhancedLessons.find(({ id }) => id === lessonId);
  return entry ? { lesson: playable.get(entry.id)!, entry } : { lesson: sample };
}
