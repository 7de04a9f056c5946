import type { LessonSource } from '@grove/contracts';
import { grade10Lessons } from './grade-10/index.ts';
import { grade3Lessons } from './grade-3/index.ts';
import { grade7Lessons } from './grade-7/index.ts';
import { preKLessons } from './pre-k/index.ts';

/** Every lesson that the service lists, by grade. */
export const lessonSources: readonly LessonSource[] = [
  ...grade3Lessons,
  ...grade7Lessons,
  ...preKLessons,
  ...grade10Lessons,
];
