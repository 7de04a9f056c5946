import { type SpeechLine, spokenName } from '../spoken-address.ts';
import type { SpeechProvider } from './speech-provider.ts';
import type { SpeechFileStore } from './speech-file-store.ts';

/** Who asks for the lines: nobody else does here. */
const asker = { address: 'pregenerate' };

/** What was done with the lines. */
interface Pregenerated {
  readonly spoken: number;
  readonly kept: number;
  readonly removedFiles: number;
}

/**
 * Makes sure that a store holds exactly these lines: speaks those that are missing, in order, each by the first voice that is free, and removes what belongs to none.
 * @throws Error when a line cannot be spoken or stored; what was spoken until then stays
 */
export async function pregenerate(
  lines: readonly SpeechLine[],
  files: SpeechFileStore,
  voices: readonly SpeechProvider[],
  nowMs: number,
): Promise<Pregenerated> {
  const named = new Map(lines.map((line) => [spokenName(line), line]));
  const waiting = named.entries();
  let spoken = 0;
  await Promise.all(
    voices.map(async (voice) => {
      for (const [name, line] of waiting) {
        if (await files.has(name)) continue;
        await files.keep(name, await voice.speak(line, asker));
        spoken += 1;
      }
    }),
  );
  return { spoken, kept: named.size - spoken, removedFiles: await files.removeAllBut(new Set(named.keys()), nowMs) };
}
