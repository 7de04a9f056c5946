import { hash } from '../src/teacher/safety/classifier/hash.ts';
import { plainest } from '../src/teacher/safety/views.ts';
import type { Prompt } from './prompts.ts';

/** The hashes of all words in harmless prompts: what is among them is no slip of the finger (see `repair.ts`). */
export function knownWords(prompts: readonly Prompt[]): Uint32Array {
  const words = new Set(prompts.filter(({ kind }) => kind === 0).flatMap(({ text }) => plainest(text).match(/[a-z]+/g) ?? []));
  return Uint32Array.from(new Set([...words].map(hash))).toSorted();
}
