import {
  mouthsHeader,
  readMouths,
  readWordTimes,
  speechCall,
  speechTokens,
  wordTimesHeader,
  type HeardMessage,
  type MouthMove,
} from '@grove/contracts';
import { request } from '../api/client.ts';

/** A line as it sounds. */
export interface Sound {
  readonly text: string;
  readonly blob: Blob;
  /** When each word begins; undefined where no time for each is known. */
  readonly timesMs: readonly number[] | undefined;
  /** How the mouth moves; undefined where that is not known. */
  readonly mouths: readonly MouthMove[] | undefined;
}

/** A sound with the times that came along, in the form of their headers. */
function toSound(
  text: string,
  blob: Blob,
  wordTimes: string | null | undefined,
  mouths: string | null | undefined,
): Sound {
  const timesMs = readWordTimes(wordTimes);
  return {
    text,
    blob,
    timesMs: timesMs?.length === speechTokens(text).length ? timesMs : undefined,
    mouths: readMouths(mouths),
  };
}

/** The sound that a `response` of `/ws` brings; null when it brings none. `text` is what is heard. */
export function soundOf(
  { audio, wordTimes, mouths }: Extract<HeardMessage, { type: 'response' }>,
  text: string,
): Sound | null {
  if (audio === undefined) return null;
  const bytes = Uint8Array.from(atob(audio), (letter) => letter.charCodeAt(0));
  return toSound(text, new Blob([bytes], { type: 'audio/mpeg' }), wordTimes, mouths);
}

const fromAnswer = async (text: string, response: Response): Promise<Sound> =>
  toSound(text, await response.blob(), response.headers.get(wordTimesHeader), response.headers.get(mouthsHeader));

/** Has a line spoken. Throws what `request` throws. */
export const fetchSpeech = async (text: string, voiceId: string, signal: AbortSignal): Promise<Sound> =>
  fromAnswer(text, await request(speechCall.method, speechCall.path, { text, voiceId }, { signal }));

/** Fetches a line that was pre-generated. Null when it cannot be had, which is logged; then it can still be spoken. */
export async function fetchSpoken(text: string, audioUrl: string, signal: AbortSignal): Promise<Sound | null> {
  try {
    return await fromAnswer(text, await request('GET', audioUrl, undefined, { signal }));
  } catch (error) {
    if (!signal.aborted) console.warn('A spoken line could not be fetched', error);
    return null;
  }
}
