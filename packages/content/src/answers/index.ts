import type { Content } from '../model/content.ts';
import { storyTablesOf, tablesOf, type ContentTables } from '../model/tables.ts';
import { lessonOfFilmOf } from '../model/views.ts';
import type { ContentAnswer } from './answer.ts';
import { lessonAnswers } from './lessons.ts';
import { peopleAnswers } from './people.ts';
import { storyAnswers } from './stories.ts';
import { videoAnswers } from './videos.ts';

export { normaliseVideoFilter, type VideoFilter } from '../video-filter.ts';
export type { AnswerValues, ContentAnswer } from './answer.ts';
export {
  storyTablesOf,
  tablesOf,
  type AdventureRow,
  type ContentTables,
  type EnhancedLessonRow,
  type LessonRow,
  type SceneRow,
  type StoryTables,
} from '../model/tables.ts';
export { storyAnswers } from './stories.ts';

/** The answers of every read but those of stories. @param filmOfLesson source name of the film that leads into a lesson, or null */
export const tableAnswers = (
  tables: ContentTables,
  filmOfLesson: (lessonId: string) => string | null,
): ContentAnswer[] => [
  ...peopleAnswers(tables),
  ...lessonAnswers({ ...tables, filmOfLesson }),
  ...videoAnswers(tables),
];

/**
 * What the API answers to every read of `@grove/contracts`, from content alone. A list that is not here is empty; a thing that is not here
 * does not exist.
 *
 * @param narrate gives the address at which a text is heard, as the narrator reads it
 */
export function contentAnswers(content: Content, narrate: (text: string) => string): ContentAnswer[] {
  const films = Object.entries(lessonOfFilmOf(content));
  const filmOfLesson = (lessonId: string) => films.find(([, lesson]) => lesson === lessonId)?.[0] ?? null;
  return [...tableAnswers(tablesOf(content), filmOfLesson), ...storyAnswers(storyTablesOf(content, narrate))];
}
