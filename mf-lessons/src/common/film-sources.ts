/** A film that is part of the site: local paths of the video and of its captions (WebVTT). */
export interface Film {
  readonly path: string;
  readonly captions: string;
}

/** The films by source name. A film is known from the moment that its files are part of the site. */
const films: ReadonlyMap<string, Film> = new Map();

/** The film of a source, or null for an unknown one (spec §5). `known` is the table to look in. */
export const filmOf = (source: string, known: ReadonlyMap<string, Film> = films): Film | null => known.get(source) ?? null;
