import type { Content } from '@grove/content/compiled';
import { explanations, facts, misspellings, spelledWords } from '@grove/content/tutor';
import { createTutor, type Random, type Tutor } from '@grove/tutor';

/** The tutor that knows every lesson of a release of content, and the sample lesson of the player. */
export const createOfflineTutor = (content: Content, random: Random): Tutor =>
  createTutor(
    {
      lessons: [...content.lessons, content.sampleLesson],
      enhancedLessons: content.enhancedLessons,
      items: content.grades.flatMap(({ topics }) => topics),
      explanations,
      facts,
      spelledWords,
      misspellings,
    },
    random,
  );
