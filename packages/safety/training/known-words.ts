import { hash } from '../src/classifier/hash.ts';
import { foldForeign, wordsOnly } from '../src/languages/fold-words.ts';
import { languages } from '../src/texts/languages/index.ts';
import { plainest } from '../src/views.ts';
import type { Prompt } from './prompts.ts';

/** Frequent words of other languages: somewhere in our sentences each is quoted, as in "what does tu mean". */
const ofOthers = new Set(languages.flatMap(({ words }) => wordsOnly(foldForeign(words)).split(' ')));
/** What is a word of English too (`is`, `me`, `die`) stands in more texts than this. */
const quotedAtMost = 12;

/** The hashes of all words in harmless prompts, without those that are only quoted: what is among them is no slip of the finger (see `repair.ts`), and English. */
export function knownWords(prompts: readonly Prompt[]): Uint32Array {
  const texts = new Set(prompts.filter(({ kind }) => kind === 0).map(({ text }) => text));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(plainest(text).match(/[a-z]+/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .filter(([word, count]) => count > quotedAtMost || !ofOthers.has(word))
    .map(([word]) => word);
  return Uint32Array.from(new Set(words.map(hash))).toSorted();
}
