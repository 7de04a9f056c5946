import type { VideoScript } from '@grove/content/videos';
import { createHash } from 'node:crypto';
import { backdrops } from '../backdrops/backdrops.ts';
import { fontFaces } from '../draw/lettering.ts';
import { loopFrame } from '../film/loop.ts';
import type { Narrative } from '../film/narrative.ts';
import { prepareFilm } from '../film/prepare-film.ts';
import { mix } from '../film/sounds.ts';
import { poseAt } from '../film/teacher.ts';
import { webVtt } from './captions.ts';
import { encoderArguments, encodings } from './encode.ts';
import { transcriptOf } from './transcript.ts';
import { wavFile } from './wav.ts';

/** Everything of a film or loop that has to be drawn, encoded and written. */
export interface Production {
  readonly name: string;
  readonly seconds: number;
  readonly frame: (t: number) => string;
  readonly posterAt: number;
  readonly kind: keyof typeof encodings;
  /** WAV; a loop has none. */
  readonly sound?: Buffer;
  /** Further files, by their ending. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Between the last answer and the closing question: all is on the stage, the teacher smiles, and the eyes are open; in seconds. */
function posterTime(narrative: Narrative): number {
  const after = narrative.lines.at(-2)!.end;
  return [0.02, 0.2, 0.32].map((later) => after + later).find((t) => poseAt(narrative, t).blink === 0) ?? after;
}

/** A script as a production; takes about a second, because it is spoken. */
export function filmProduction(script: VideoScript): Production {
  const { film, narrative } = prepareFilm(script);
  return {
    name: script.id,
    kind: 'film',
    seconds: film.seconds,
    frame: film.frame,
    posterAt: posterTime(narrative),
    sound: wavFile(mix(narrative.samples, narrative.sampleRate, film.sounds), narrative.sampleRate),
    texts: { vtt: webVtt(narrative.lines), json: `${JSON.stringify(transcriptOf(script.id, narrative))}\n` },
  };
}

/** A background as a silent loop. */
export function loopProduction(name: keyof typeof backdrops): Production {
  const backdrop = backdrops[name];
  return { name, kind: 'loop', seconds: backdrop.seconds, frame: loopFrame(backdrop), posterAt: 0, texts: {} };
}

/** Between two frames that are compared, in seconds. */
const sampled = 0.25;

/**
 * What a production shows and sounds like, as a digest: equal as long as a new rendering would look and sound the same, whatever was changed in the code. Takes about a second.
 */
export function fingerprint({ seconds, frame, kind, posterAt, sound, texts }: Production): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([encoderArguments(encodings[kind], sound && 'sound.wav', 'film'), seconds, posterAt, texts]))
    .update(fontFaces());
  if (sound) hash.update(sound);
  for (let t = 0; t < seconds; t += sampled) hash.update(frame(t));
  return hash.digest('hex').slice(0, 24);
}
