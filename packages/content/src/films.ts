import type { ContentDocuments } from '@grove/contracts';
import { filmFiles, type Film } from './film-files.ts';
import { subjectBackgrounds } from './subject-entry.ts';

export type { Film };

/** The teaching films that there are, with the lessons that continue from them. */
type Films = ContentDocuments['films'];

/** Source names of the silent loops behind the subjects. */
const loops: ReadonlySet<string> = new Set(subjectBackgrounds);

/** Every source name that is known: films first, then loops. */
export const filmSources = (films: Films): readonly string[] => [...Object.keys(films), ...loops];

/** The loop of a subject's background, or null for a name that is none. */
export const loopOf = (background: string): Film | null => (loops.has(background) ? filmFiles(background, true) : null);

/** The film or loop of a source name, or null for an unknown one (spec §5). */
export const filmOf = (films: Films, source: string): Film | null =>
  loopOf(source) ?? (Object.hasOwn(films, source) ? filmFiles(source, false) : null);

/** Source name of the film that leads into a lesson, or null when it has none. */
export const filmOfLesson = (films: Films, lessonId: string): string | null =>
  Object.keys(films).find((source) => films[source] === lessonId) ?? null;
