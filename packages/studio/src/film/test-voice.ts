import type { Speak } from './narrative.ts';

const [sampleRate, wordSeconds] = [1_000, 0.4];

/** A voice for tests: every word takes 0.4 seconds, is as loud as 0.5, and opens the mouth at its beginning. */
export const testVoice: Speak = (text) => {
  const words = text.split(' ').map((word, i) => ({ text: word, start: i * wordSeconds }));
  return {
    sampleRate,
    samples: new Float32Array(Math.round(words.length * wordSeconds * sampleRate)).fill(0.5),
    words,
    mouths: [
      ...words.map(({ start }) => ({ atMs: start * 1_000, mouth: 'aa' as const })),
      { atMs: words.length * wordSeconds * 1_000, mouth: 'rest' as const },
    ],
  };
};
