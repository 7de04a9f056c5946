import { content } from '../generated/content.ts';
import { adventuresOf, curriculumItemsOf, videoAssetsOf } from './model/views.ts';

export { filtersMatching, normaliseVideoFilter, type VideoFilter } from './video-filter.ts';

/** Every lesson that the service lists, by grade, then subject, then place. */
export const lessonSources = content.lessons;

/** Every curriculum topic, by grade, then subject, then place in the subject. */
export const curriculumItems = curriculumItemsOf(content);

/** Every adventure that can be played, in the order of their ids. */
export const adventureSources = adventuresOf(content);

/** The gallery's teaching films, and the loops behind the subjects. */
export const videoAssets = videoAssetsOf(content);
