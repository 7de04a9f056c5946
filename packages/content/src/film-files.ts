/** The files of a film that is part of the site, as addresses. The site plays what `packages/studio` renders. */
export interface Film {
  readonly webm: string;
  readonly mp4: string;
  readonly poster: string;
  /** Captions with the time of every word (WebVTT); null for a silent loop, in which nothing is said. */
  readonly captions: string | null;
}

/** The addresses of a film's or a loop's files. */
export function filmFiles(source: string, isLoop: boolean): Film {
  const file = `/videos/${source}`;
  return { webm: `${file}.webm`, mp4: `${file}.mp4`, poster: `${file}.webp`, captions: isLoop ? null : `${file}.vtt` };
}
