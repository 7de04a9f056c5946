import { type CrisisCategory, crisisCategories, type Language, languages } from '@grove/content/tutor';
import { foldForeign, wordsOnly } from './fold-words.ts';

/** A cry for help in a language in which the site does not teach. */
export interface ForeignCrisis {
  readonly category: CrisisCategory;
  readonly language: string;
}

const mark = String.raw`[\p{L}\p{M}\p{N}]`;

/** The phrases of a language as one pattern for text that `foldForeign` and `wordsOnly` made plain. Gaps and endings are bounded, so that no text takes long. */
function patternOf(phrases: string, { groups, isUnspaced }: Language): RegExp {
  const open = phrases.replace(/\{(\w+)\}/g, (_, name: string) => `(${groups[name] ?? ''})`);
  const folded = foldForeign(open).replace(/['’.\-‑]/g, ' ').replace(/\(([^()]*)\|\) /g, '(?:(?:$1) )?').replace(/\((?!\?)/g, '(?:');
  const each = folded.split(';').map((phrase) => phrase.trim().replace(/(?: ?~)+$/, '')).filter(Boolean);
  if (isUnspaced) return new RegExp(each.map((phrase) => phrase.replaceAll(' ', '').replaceAll('~', '.{0,10}')).join('|'), 'u');
  const spaced = each.map((phrase) => phrase.replace(/ {2,}/g, ' ').replaceAll('~ ', '(?:[^ ]{1,24} ){0,3}').replaceAll('*', `${mark}{0,12}`));
  return new RegExp(`(?<!${mark})(?:${spaced.join('|')})(?!${mark})`, 'u');
}

const patterns = languages.map((language) => ({
  language,
  crises: crisisCategories.map((category) => ({ category, pattern: patternOf(language.phrases[category], language) })),
  sayings: language.sayings === undefined ? undefined : patternOf(language.sayings, language),
}));

/** Sentences of a message, of which one may hold a saying and another a cry for help. */
const sentences = (message: string): readonly string[] => message.slice(0, 2_000).split(/[.!?。！？؟।\n]+/).filter((sentence) => /\p{L}/u.test(sentence));

/** The first cry for help in a message, in any of the languages; `read` says which are worth looking for. */
export function foreignCrisis(message: string, read: (language: Language) => boolean): ForeignCrisis | undefined {
  const candidates = patterns.filter(({ language }) => read(language));
  if (candidates.length === 0) return undefined;
  const plain = [...sentences(message), message.slice(0, 2_000)].map((sentence, at, { length }) => ({ text: wordsOnly(foldForeign(sentence)), isWhole: at === length - 1 }));
  const hasSaying = new Set<string>();
  for (const { text, isWhole } of plain) {
    for (const { language, crises, sayings } of candidates) {
      const line = language.isUnspaced ? text.replaceAll(' ', '') : text;
      if (sayings?.test(line) && !isWhole) hasSaying.add(language.code);
      if (hasSaying.has(language.code) && (isWhole || sayings?.test(line))) continue;
      const found = crises.find(({ pattern }) => pattern.test(line));
      if (found) return { category: found.category, language: language.code };
    }
  }
  return undefined;
}
