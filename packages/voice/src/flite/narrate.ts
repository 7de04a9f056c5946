import type { MouthMove } from '@grove/contracts';
import { personas } from '../personas.ts';
import { spokenText } from '../text/spoken-text.ts';
import { mouthMoves } from './mouths.ts';
import { renderLine } from './render-line.ts';
import type { Samples } from './sound.ts';

/** A line as samples, with the times of its words and mouths. */
interface Narration {
  readonly sampleRate: number;
  readonly samples: Samples;
  /** What stands between two spaces, and when it begins, in seconds. */
  readonly words: ReadonlyArray<{ readonly text: string; readonly start: number }>;
  readonly mouths: readonly MouthMove[];
}

/**
 * Speaks a line for a film with a built-in voice: the same sound that `POST /api/speech` encodes. Works synchronously, for about a fortieth of the length of the sound.
 * @throws Error for a voice that does not exist
 */
export function narrate(text: string, voiceId: string): Narration {
  const persona = personas[voiceId];
  if (!persona) throw new Error(`There is no voice "${voiceId}". Voices: ${Object.keys(personas).join(', ')}.`);
  const tokens = spokenText(text);
  const { samples, sampleRate, tokenStarts, phones } = renderLine(
    tokens.map(({ spoken }) => spoken),
    persona,
  );
  const words = tokens.map(({ token }, index) => ({
    text: token,
    start: tokenStarts[index] ?? samples.length / sampleRate,
  }));
  return { sampleRate, samples, words, mouths: mouthMoves(phones, 0) };
}
