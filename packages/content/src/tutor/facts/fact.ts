import type { Check } from '../explanations/explanation.ts';

/** A fact in a sentence or two that learners of every age can read, and the ways of asking for it. */
export interface Fact {
  readonly asks: readonly string[];
  readonly says: string;
  readonly check?: Check;
}

/** Joins words as people say them: 'a, b and c'. */
export const inARow = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}` : (words[0] ?? '');

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
