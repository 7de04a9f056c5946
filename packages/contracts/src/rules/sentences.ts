const sentenceEnd = /(?=\s)(?<!\b(?:Dr|Mr|Ms|St))(?<=[.!?]["”')]{0,3})\s+(?=\S)/;

/** The sentences of a text, without the spaces between them. */
export const sentencesOf = (text: string): string[] =>
  text
    .trim()
    .split(sentenceEnd)
    .filter((sentence) => sentence !== '');

/** How many words a text has: what stands between spaces and holds a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
