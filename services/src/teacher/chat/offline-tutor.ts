import type { Content } from '@grove/content/compiled';
import { createTutor, knowledgeOf, type Random, type Tutor } from '@grove/tutor';

/** The tutor that knows every lesson of a release of content, and the sample lesson of the player. */
export const createOfflineTutor = (content: Content, random: Random): Tutor =>
  createTutor(knowledgeOf(content), random);
