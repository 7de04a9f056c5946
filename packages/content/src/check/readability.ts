/** Words and numbers, with inner apostrophes and hyphens: `don't`, `two-digit`, `1,905`. Signs such as × are no words. */
const wordsOf = (text: string): string[] => text.match(/[A-Za-z]+(?:['’-][A-Za-z]+)*|\d+(?:[.,]\d+)*/g) ?? [];

/** Number of words a reader meets: everything between spaces that holds a letter or a digit. */
export const countWords = (text: string): number => text.split(/\s+/).filter((part) => /[A-Za-z0-9]/.test(part)).length;

/** Number of sentences: ends are `.`, `!` and `?` before a space or the end, but not in Dr., Mr., Mrs. and Ms. Text without an end counts as one. */
export const countSentences = (text: string): number =>
  Math.max(1, (text.match(/(?<!\b(?:Dr|Mrs?|Ms)|[.!?])[.!?]+["'”’)]*(?=\s|$)/g) ?? []).length);

/** Endings whose `e` is silent: `make`, `makes`, `jumped`; not `table`, `branches`, `pages`, `planted`. */
const silentEnding = /(?:[^aeiouylscgxzh]es|[^aeiouytd]ed|[^aeiouyl]e|[aeiouy]le)$/;

/**
 * Estimates the syllables of a word: its groups of vowels without a silent ending, at least one; of a number: one a digit.
 * Good to a few percent over a text, which is all that a reading grade needs.
 */
export const countSyllables = (word: string): number => {
  if (/^\d/.test(word)) return word.replace(/\D/g, '').length;
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(silentEnding, (end) =>
    end.slice(0, end.indexOf('e', end.endsWith('le') ? end.length - 1 : 0)),
  );
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
};

/**
 * The Flesch-Kincaid reading grade of a text: 0.39 × words per sentence + 11.8 × syllables per word − 15.59
 * (Kincaid, Fishburne, Rogers and Chissom, 1975). A United States school grade; meaningful from about 100 words on.
 */
export const readingGrade = (text: string): number => {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / countSentences(text)) + 11.8 * (syllables / words.length) - 15.59;
};
