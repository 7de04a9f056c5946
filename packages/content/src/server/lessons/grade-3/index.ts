import type { LessonSource } from '@grove/contracts';
import { artMusicLessons } from './art-music.ts';
import { codingTechLessons } from './coding-tech.ts';
import { emotionalIntelligenceLessons } from './emotional-intelligence.ts';
import { financialLiteracyLessons } from './financial-literacy.ts';
import { globalCitizenshipLessons } from './global-citizenship.ts';
import { healthWellnessLessons } from './health-wellness.ts';
import { mathematicsLessons } from './mathematics.ts';
import { readingWritingLessons } from './reading-writing.ts';
import { scienceLessons } from './science.ts';
import { socialStudiesLessons } from './social-studies.ts';

/** Every server lesson, in the order of the subjects; within a subject by `position`. */
export const grade3Lessons: readonly LessonSource[] = [
  ...mathematicsLessons,
  ...readingWritingLessons,
  ...scienceLessons,
  ...socialStudiesLessons,
  ...artMusicLessons,
  ...codingTechLessons,
  ...financialLiteracyLessons,
  ...healthWellnessLessons,
  ...emotionalIntelligenceLessons,
  ...globalCitizenshipLessons,
];
