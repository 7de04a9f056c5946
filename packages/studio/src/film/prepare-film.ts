import { localTeachers, teachers, videoAssets } from '@grove/content/server';
import type { VideoScript } from '@grove/content/videos';
import { narrate } from '@grove/voice/flite';
import { type Film, makeFilm } from './film.ts';
import { narrateBeats, type Narrative } from './narrative.ts';

const nameOf = new Map([
  ...localTeachers.map(({ id, name }) => [id, name] as const),
  ...teachers.map(({ avatar, name }) => [avatar, name] as const),
]);

/** A script, spoken and set up. */
interface PreparedFilm {
  readonly narrative: Narrative;
  readonly film: Film;
}

/** Speaks and sets up a script; takes about a second. @throws Error as `makeFilm`, or when the gallery has no such video */
export function prepareFilm(script: VideoScript): PreparedFilm {
  const asset = videoAssets.find(({ src }) => src === script.id);
  if (!asset) throw new Error(`The gallery has no video "${script.id}".`);
  const narrative = narrateBeats(script.beats, (text) => narrate(text, script.voiceId));
  const presenter = nameOf.get(script.teacher) ?? '';
  return { narrative, film: makeFilm(script, { ...asset, presenter }, narrative) };
}
