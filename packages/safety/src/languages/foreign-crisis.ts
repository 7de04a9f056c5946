import { PhraseBook, rowOfLetters, rowOfWords } from '../phrases.ts';
import { languages } from '../texts/languages/index.ts';
import type { Language } from '../texts/languages/language.ts';
import { crisisCategories, type CrisisCategory } from '../texts/safety-answers.ts';
import { foldForeign, wordsOnly } from './fold-words.ts';

/** A cry for help in a language in which the site does not teach. */
export interface ForeignCrisis {
  readonly category: CrisisCategory;
  readonly language: string;
}

interface Meaning {
  readonly category: CrisisCategory | 'saying';
  readonly language: string;
}

/** Phrases with their groups written out, folded as messages will be. */
function written(phrases: string, { groups }: Language): string {
  const open = phrases.replace(/\{(\w{1,20})\}/g, (_, name: string) => `(${groups[name] ?? ''})`);
  return foldForeign(open).replace(/['’.\-‑]/g, ' ');
}

function bookOf(some: readonly Language[], isUnspaced: boolean): PhraseBook<Meaning> {
  const book = new PhraseBook<Meaning>(isUnspaced);
  for (const language of some) {
    for (const category of crisisCategories)
      book.add(written(language.phrases[category], language), { category, language: language.code });
    book.add(written(language.sayings ?? '', language), { category: 'saying', language: language.code });
  }
  return book;
}

const spaced = bookOf(
  languages.filter(({ isUnspaced }) => !isUnspaced),
  false,
);
const unspaced = bookOf(
  languages.filter(({ isUnspaced }) => isUnspaced),
  true,
);

/** Sentences of a message, of which one may hold a saying and another a cry for help. */
const sentencesOf = (message: string): readonly string[] =>
  message
    .slice(0, 2_000)
    .split(/[.!?。！？؟।\n]/)
    .filter((sentence) => /\p{L}/u.test(sentence));

/** What a sentence says in all languages that have a phrase for it, without those in which it is a saying. */
function meaningsOf(sentence: string): readonly Meaning[] {
  const text = wordsOnly(foldForeign(sentence));
  if (text === '') return [];
  const found = [
    ...spaced.findIn(rowOfWords(text.split(' '))),
    ...unspaced.findIn(rowOfLetters(text.replaceAll(' ', ''))),
  ];
  const sayings = new Set(found.filter(({ category }) => category === 'saying').map(({ language }) => language));
  return found.filter(({ language }) => !sayings.has(language));
}

/** The gravest cry for help in a message; where several languages have the same words, in the one that the message is in by its other words. */
export function foreignCrisis(message: string, language: string | undefined): ForeignCrisis | undefined {
  const found = sentencesOf(message).flatMap(meaningsOf);
  for (const category of crisisCategories) {
    const same = found.filter((meaning) => meaning.category === category);
    const best = same.find((meaning) => meaning.language === language) ?? same[0];
    if (best) return { category, language: best.language };
  }
  return undefined;
}
