import { subjectBackgrounds } from './subjects.ts';

/** The files of a film that is part of the site, as addresses. The site plays what `packages/studio` renders. */
export interface Film {
  readonly webm: string;
  readonly mp4: string;
  readonly poster: string;
  /** Captions with the time of every word (WebVTT); null for a silent loop, in which nothing is said. */
  readonly captions: string | null;
}

/** The teaching films by source name, each with the lesson that goes on from it; the one place where both are brought together. */
const lessonOfFilm: Readonly<Record<string, string | null>> = {
  'math-area': 'math-area-perimeter',
  'math-fractions': 'g3-fractions-on-a-line',
  'science-circuits': 'science-energy-circuits',
  'science-butterfly': 'g3-life-cycles',
  'reading-story': 'reading-story-elements',
  'reading-inference': null,
  'social-studies-timeline': 'social-studies-us-history',
  'social-studies-maps': 'g3-reading-maps',
  'technology-loops': 'g3-loops-repeat',
  'creative-arts-colors': 'g3-warm-and-cool-colors',
  'creative-arts-rhythm': 'g3-rhythm-and-notes',
  'language-arts-opinion': 'writing-opinion-structure',
};

/** Source names of the silent loops behind the subjects. */
const loops: ReadonlySet<string> = new Set(subjectBackgrounds);

/** Every source name that is known: films first, then loops. */
export const filmSources: readonly string[] = [...Object.keys(lessonOfFilm), ...loops];

/** The film of a source name, or null for an unknown one (spec §5). */
export function filmOf(source: string): Film | null {
  const isLoop = loops.has(source);
  if (!isLoop && !Object.hasOwn(lessonOfFilm, source)) return null;
  const file = `/videos/${source}`;
  return { webm: `${file}.webm`, mp4: `${file}.mp4`, poster: `${file}.webp`, captions: isLoop ? null : `${file}.vtt` };
}

/** Source name of the film that leads into a lesson, or null when it has none. */
export const filmOfLesson = (lessonId: string): string | null =>
  Object.keys(lessonOfFilm).find((source) => lessonOfFilm[source] === lessonId) ?? null;
