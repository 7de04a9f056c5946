import type { LessonSource } from '@grove/contracts';
import { codingTechLessons } from './coding-tech.ts';
import { mathematicsLessons } from './mathematics.ts';
import { readingWritingLessons } from './reading-writing.ts';
import { scienceLessons } from './science.ts';

/** The lessons of Grade 10 in four subjects, in the order of the subjects; within a subject by `position`. */
export const grade10Lessons: readonly LessonSource[] = [
  ...mathematicsLessons,
  ...readingWritingLessons,
  ...scienceLessons,
  ...codingTechLessons,
];
