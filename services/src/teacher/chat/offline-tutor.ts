import { enhancedLessons } from '@grove/content/enhanced';
import { sampleLesson } from '@grove/content/sample-lesson';
import { curriculumItems, lessonSources } from '@grove/content/server';
import { Tutor } from '../tutor/tutor.ts';
import type { Random } from '../tutor/turn.ts';

/** The tutor that knows every lesson of the release, and the sample lesson of the player. */
export const createTutor = (random: Random): Tutor =>
  new Tutor({ lessons: [...lessonSources, sampleLesson], enhancedLessons, items: curriculumItems }, random);
