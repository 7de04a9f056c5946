import { content } from '../generated/content.ts';
import { contentDocuments } from './documents/index.ts';
import {
  adventuresOf,
  curriculumItemsOf,
  enhancedLessonsOf,
  levelsOf,
  teachersOf,
  videoAssetsOf,
} from './model/views.ts';

export { filtersMatching, normaliseVideoFilter, type VideoFilter } from './video-filter.ts';

/** The five learning levels in order of age (spec §3). */
export const levels = levelsOf(content);

/** The five AI teachers, one a level (spec §3). */
export const teachers = teachersOf(content);

/** The six subject teachers of the enhanced curriculum (spec §3). */
export const localTeachers = content.localTeachers;

/** Every lesson that the service lists, by grade, then subject, then place. */
export const lessonSources = content.lessons;

/** The seven enhanced lessons (spec §3), in the order of the tabs. */
export const enhancedLessons = enhancedLessonsOf(content);

/** The generic sample lesson (spec §2). */
export const sampleLesson = content.sampleLesson;

/** Every curriculum topic, by grade, then subject, then place in the subject. */
export const curriculumItems = curriculumItemsOf(content);

/** Every adventure that can be played, in the order of their ids. */
export const adventureSources = adventuresOf(content);

/** The gallery's teaching films, and the loops behind the subjects. */
export const videoAssets = videoAssetsOf(content);

/** What pages are given beside the answers of the API. */
export const documents = contentDocuments(content);
