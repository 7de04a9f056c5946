import type { VideoBeat } from '@grove/content/videos';
import type { MouthMove } from '@grove/contracts';

/** A spoken line within a film. Times in seconds from the film's beginning. */
export interface SpokenLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly words: ReadonlyArray<{ readonly text: string; readonly start: number; readonly end: number }>;
}

/** A narration as a whole: what the film hangs on. */
export interface Narrative {
  readonly seconds: number;
  readonly lines: readonly SpokenLine[];
  readonly mouths: readonly MouthMove[];
  readonly sampleRate: number;
  readonly samples: Float32Array<ArrayBuffer>;
}

/** Speaks one line: `narrate` of the service, with the voice chosen. */
export type Speak = (text: string) => {
  readonly sampleRate: number;
  readonly samples: Float32Array;
  readonly words: ReadonlyArray<{ readonly text: string; readonly start: number }>;
  readonly mouths: readonly MouthMove[];
};

/** Before the first line, between two lines, and behind the last; seconds. */
const [leadIn, pause, tail] = [0.9, 0.5, 1.6];

/** Speaks the lines of a script one after the other. */
export function narrateBeats(beats: ReadonlyArray<Pick<VideoBeat, 'say' | 'hold'>>, speak: Speak): Narrative {
  const lines: SpokenLine[] = [];
  const mouths: MouthMove[] = [];
  const pieces: { readonly at: number; readonly samples: Float32Array }[] = [];
  let at = leadIn;
  let sampleRate = 0;
  for (const { say, hold = 0 } of beats) {
    const spoken = speak(say);
    ({ sampleRate } = spoken);
    const start = at;
    const end = start + spoken.samples.length / sampleRate;
    lines.push({
      text: say,
      start,
      end,
      words: spoken.words.map((word, index) => ({
        text: word.text,
        start: start + word.start,
        end: Math.min(end, start + (spoken.words[index + 1]?.start ?? Infinity)),
      })),
    });
    mouths.push(...spoken.mouths.map(({ atMs, mouth }) => ({ atMs: atMs + Math.round(start * 1_000), mouth })));
    pieces.push({ at: start, samples: spoken.samples });
    at = end + hold + pause;
  }
  const seconds = at - pause + tail;
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (const piece of pieces) samples.set(piece.samples, Math.round(piece.at * sampleRate));
  return { seconds, lines, mouths, sampleRate, samples };
}
