import type { MouthMove } from '@grove/contracts';
import type { SpeechLine } from '../spoken-address.ts';
import type { Asker } from '@grove/workers';

/** A line as it sounds. */
export interface Speech {
  /** MP3. */
  readonly audio: Uint8Array;
  /** When each token of the text (see `speechTokens`) begins, in milliseconds; missing when the provider does not tell. */
  readonly wordTimesMs?: readonly number[] | undefined;
  /** How the mouth moves; missing when the provider does not tell. */
  readonly mouths?: readonly MouthMove[] | undefined;
}

/** Something that can speak: the built-in voices, or a service on the network. */
export interface SpeechProvider {
  /** Tells providers apart where their sounds are kept. */
  readonly name: string;
  /** For whoever asks, in fair turns. @throws Error when the line cannot be said now */
  speak: (line: SpeechLine, asker: Asker) => Promise<Speech>;
}
