import type { LessonSource } from '@grove/contracts';
import { codingTechLessons } from './coding-tech.ts';
import { mathematicsLessons } from './mathematics.ts';
import { readingWritingLessons } from './reading-writing.ts';
import { scienceLessons } from './science.ts';

/** The lessons of Pre-K, in the order of the subjects; within a subject by `position`. */
export const preKLessons: readonly LessonSource[] = [
  ...mathematicsLessons,
  ...readingWritingLessons,
  ...scienceLessons,
  ...codingTechLessons,
];
