import type { Narrative } from '../film/narrative.ts';

const rounded = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;

/** What is said in a film, with times in seconds, for a transcript that follows and jumps. */
export interface Transcript {
  readonly id: string;
  readonly seconds: number;
  readonly lines: ReadonlyArray<{
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly words: ReadonlyArray<{ readonly text: string; readonly start: number }>;
  }>;
}

export const transcriptOf = (id: string, { seconds, lines }: Narrative): Transcript => ({
  id,
  seconds: rounded(seconds),
  lines: lines.map(({ start, end, text, words }) => ({
    start: rounded(start),
    end: rounded(end),
    text,
    words: words.map((word) => ({ text: word.text, start: rounded(word.start) })),
  })),
});
