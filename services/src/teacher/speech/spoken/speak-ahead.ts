import { type SpeechLine, spokenName } from '@grove/voice';
import type { SpeechProvider } from '../speech-provider.ts';
import type { Shelf } from './shelf.ts';

/** Who asks for the lines: nobody else does here. */
const asker = { address: 'speak-ahead' };

/** What was done with the lines. */
interface SpokenAhead {
  readonly spoken: number;
  readonly kept: number;
  readonly removedFiles: number;
}

/**
 * Makes sure that a shelf holds exactly these lines: speaks those that are missing, in order, each by the first voice that is free, and removes what belongs to none.
 * @throws Error when a line cannot be spoken or kept; what was spoken until then stays
 */
export async function speakAhead(
  lines: readonly SpeechLine[],
  shelf: Shelf,
  voices: readonly SpeechProvider[],
  nowMs: number,
): Promise<SpokenAhead> {
  const named = new Map(lines.map((line) => [spokenName(line), line]));
  const waiting = named.entries();
  let spoken = 0;
  await Promise.all(
    voices.map(async (voice) => {
      for (const [name, line] of waiting) {
        if (await shelf.has(name)) continue;
        await shelf.keep(name, await voice.speak(line, asker));
        spoken += 1;
      }
    }),
  );
  return { spoken, kept: named.size - spoken, removedFiles: await shelf.removeAllBut(new Set(named.keys()), nowMs) };
}
