import type { MouthMove, Opening } from '@grove/contracts';
import { startVolume } from '@grove/contracts';
import { estimateTimes, fetchSpeech, type Sound } from '@grove/platform';
import { captionsOfOpening, partStarts, readingLength, textOf } from '../model/opening.ts';
import type { Caption } from '../model/captions.ts';

/** After so long the words continue without a voice, in milliseconds. */
const voiceLimitMs = 8_000;

/** An opening that is ready to be played. Times in seconds. */
export interface Narration {
  /** Null where there is no voice, or none that could be had. */
  readonly audio: HTMLAudioElement | null;
  readonly length: number;
  readonly captions: readonly Caption[];
  /** When each part begins. */
  readonly partStarts: readonly number[];
  readonly mouths: readonly MouthMove[] | undefined;
  /** Lets go of the sound. */
  readonly release: () => void;
}

/** Has the teacher say an opening. Never rejects: what cannot be said is to be read, at the pace of a reader. */
export async function narrate({ parts, teacher: { voiceId } }: Opening, signal: AbortSignal): Promise<Narration> {
  const sound = voiceId ? await fetchVoice(textOf(parts), voiceId, signal) : null;
  const audio = sound && (await toAudio(sound, signal));
  const length = audio ? audio.duration : readingLength(parts);
  const estimated = estimateTimes(textOf(parts), length * 1_000);
  const wordTimes = ((audio && sound?.timesMs) || estimated).map((ms) => ms / 1_000);
  return {
    audio,
    length,
    captions: captionsOfOpening(parts, wordTimes, length),
    partStarts: partStarts(parts, wordTimes),
    mouths: audio ? sound?.mouths : undefined,
    release: () => audio && release(audio),
  };
}

async function fetchVoice(text: string, voiceId: string, leaving: AbortSignal): Promise<Sound | null> {
  const controller = new AbortController();
  const give = (): void => controller.abort();
  const timer = setTimeout(give, voiceLimitMs);
  leaving.addEventListener('abort', give);
  try {
    return await fetchSpeech(text, voiceId, controller.signal);
  } catch (error) {
    if (!leaving.aborted) console.error('Failed to play teacher audio', error);
    return null;
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener('abort', give);
  }
}

/** The sound as something that can be played and jumped in; null when it cannot be read, or was left meanwhile. */
function toAudio({ blob }: Sound, leaving: AbortSignal): Promise<HTMLAudioElement | null> {
  const audio = new Audio(URL.createObjectURL(blob));
  audio.volume = startVolume;
  audio.preservesPitch = true;
  audio.preload = 'auto';
  const { promise, resolve } = Promise.withResolvers<HTMLAudioElement | null>();
  const give = (): void => {
    release(audio);
    resolve(null);
  };
  audio.addEventListener('loadedmetadata', () =>
    Number.isFinite(audio.duration) && audio.duration > 0 ? resolve(audio) : give(),
  );
  audio.addEventListener('error', () => {
    console.error('Failed to play teacher audio', audio.error);
    give();
  });
  leaving.addEventListener('abort', give);
  return promise;
}

function release(audio: HTMLAudioElement): void {
  const { src } = audio;
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  URL.revokeObjectURL(src);
}
