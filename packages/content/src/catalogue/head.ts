import type { LessonSource } from '@grove/contracts';

/** What a lesson is, without its slides: light enough for a browser that lists all of them. */
export type LessonHead = Omit<LessonSource, 'learningObjectives' | 'steps'>;
