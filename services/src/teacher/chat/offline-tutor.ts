import { enhancedLessons } from '@grove/content/enhanced';
import { sampleLesson } from '@grove/content/sample-lesson';
import { curriculumItems, lessonSources } from '@grove/content/server';
import { explanations, facts, misspellings, spelledWords } from '@grove/content/tutor';
import { createTutor, type Random, type Tutor } from '@grove/tutor';

/** The tutor that knows every lesson of the release, and the sample lesson of the player. */
export const createOfflineTutor = (random: Random): Tutor =>
  createTutor(
    {
      lessons: [...lessonSources, sampleLesson],
      enhancedLessons,
      items: curriculumItems,
      explanations,
      facts,
      spelledWords,
      misspellings,
    },
    random,
  );
