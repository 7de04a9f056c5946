import type { LessonSource } from '@grove/contracts';
import { grade3Lessons } from './grade-3/index.ts';

/** Every lesson that the service lists, by grade. */
export const lessonSources: readonly LessonSource[] = [...grade3Lessons];
