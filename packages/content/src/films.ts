import { lessonOfFilm } from '../generated/lesson-of-film.ts';
import { filmFiles, type Film } from './film-files.ts';
import { subjectBackgrounds } from './subject-entry.ts';

export type { Film };

/** Source names of the silent loops behind the subjects. */
const loops: ReadonlySet<string> = new Set(subjectBackgrounds);

/** Every source name that is known: films first, then loops. */
export const filmSources: readonly string[] = [...Object.keys(lessonOfFilm), ...loops];

/** The film of a source name, or null for an unknown one (spec §5). */
export function filmOf(source: string): Film | null {
  const isLoop = loops.has(source);
  return isLoop || Object.hasOwn(lessonOfFilm, source) ? filmFiles(source, isLoop) : null;
}

/** Source name of the film that leads into a lesson, or null when it has none. */
export const filmOfLesson = (lessonId: string): string | null =>
  Object.keys(lessonOfFilm).find((source) => lessonOfFilm[source] === lessonId) ?? null;
