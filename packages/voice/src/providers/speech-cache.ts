import { LRUCache } from 'lru-cache';
import type { Speech } from './speech-provider.ts';

/** What an entry takes beside its sound, roughly, in bytes. */
const entryBytes = 256;
const bytesPerTime = 8;
const bytesPerMove = 48;

const sizeOf = ({ audio, wordTimesMs, mouths }: Speech): number =>
  audio.byteLength + (wordTimesMs?.length ?? 0) * bytesPerTime + (mouths?.length ?? 0) * bytesPerMove + entryBytes;

/** The lines that were used last. */
export type SpeechCache = LRUCache<string, Speech>;

/** Keeps lines up to a number of bytes. One that is larger than everything is not kept. */
export const createSpeechCache = (limitBytes: number): SpeechCache =>
  new LRUCache({ maxSize: limitBytes, sizeCalculation: sizeOf });
