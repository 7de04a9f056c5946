/** Accents of Latin, Cyrillic and Greek letters and the vowel signs of Arabic, which children leave out; signs of other scripts belong to their letters. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;
const invisible = /[\ufe00-\ufe0f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ё: 'е',
};

/** A text in any language in lower case, without accents. */
export const foldForeign = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(invisible, '')
    .toLowerCase()
    .replace(/[ßłøæœđıىةکیё]/g, (letter) => letters[letter] ?? letter);

/** The words of a folded text with one space between them, and nothing else. */
export const wordsOnly = (folded: string): string => folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
