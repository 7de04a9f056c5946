import { crisisGroups, crisisPhrases, onlyPlayed } from './crisis-phrases.ts';
import { PhraseBook, rowOfWords } from './phrases.ts';
import { crisisCategories, type CrisisCategory } from './texts/safety-answers.ts';

const groups: Readonly<Record<string, string>> = {
  ...crisisGroups,
  toxicVerb: '(swallowed|swalowed|swallered|ate|ated|eated|dranked|drank|drunk|eaten|bit into|inhaled|took)',
};

const book = new PhraseBook<CrisisCategory | 'played'>(false);
const withGroups = (phrases: string): string =>
  phrases.replace(/\{(\w{1,20})\}/g, (_, name: string) => groups[name] ?? '');
for (const category of crisisCategories) book.add(withGroups(crisisPhrases[category]), category);
book.add(onlyPlayed, 'played');

/** The sentences of a plain text; what one of them tells of a game says nothing of the next. */
const sentencesOf = (plain: string): readonly string[] => plain.split(/[.!?\n]/);

/** The gravest cry for help that a plain English text holds in so many words. */
export function englishCrisis(plain: string): CrisisCategory | undefined {
  const found = new Set<CrisisCategory | 'played'>();
  for (const sentence of sentencesOf(plain)) {
    const meanings = new Set(book.findIn(rowOfWords(sentence.replaceAll("'", '').match(/[a-z]+|\d+/g) ?? [])));
    if (!meanings.has('played')) for (const meaning of meanings) found.add(meaning);
  }
  return crisisCategories.find((category) => found.has(category));
}
