import type { Content } from '@grove/content/compiled';
import { createTutor, knowledgeOf, type Random, type Tutor } from '@grove/tutor';

/** The tutor that knows what a release of content says. */
export const createOfflineTutor = (content: Content, random: Random): Tutor =>
  createTutor(knowledgeOf(content), random);
