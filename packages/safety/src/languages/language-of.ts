import { withLatinLetters } from '../confusables.ts';
import { isKnownWord } from '../repair.ts';
import { languages } from '../texts/languages/index.ts';
import type { Language } from '../texts/languages/language.ts';
import { foldForeign, wordsOnly } from './fold-words.ts';

/** Said of a text in letters that nothing here can read. */
export const unknownLanguage = 'und';

const latin = languages
  .filter(({ script }) => script === undefined)
  .map(({ code, words }) => ({
    code,
    words: new Set(wordsOnly(foldForeign(words)).split(' ')),
    spelt: new Set(words.toLowerCase().split(' ')),
  }));

const scriptPatterns: ReadonlyArray<readonly [string, RegExp]> = [
  'Cyrillic',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Hangul',
].map((script) => [script, new RegExp(String.raw`\p{Script=${script}}`, 'u')] as const);
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const chinese = /\p{Script=Han}/u;

/** The letters of which script a text is written in, by which its language is told: kana before the characters that Japanese shares with Chinese. */
function scriptOf(text: string): string | undefined {
  if (japanese.test(text)) return 'Kana';
  return chinese.test(text) ? 'Han' : scriptPatterns.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Of languages with the same letters the one that more of the words and letters belong to. */
function languageOfScript(script: string, text: string): string {
  const words = wordsOnly(foldForeign(text)).split(' ');
  const candidates = languages.filter((language) => language.script === script);
  const count = (language: Language): number => {
    const known = wordsOnly(language.words).split(' ');
    const folded = new Set(known.map(foldForeign));
    return (
      words.filter((word) => folded.has(word)).length +
      2 *
        known.filter((letter) => letter.length === 1 && !/[аиіоуовскяجوفدرا]/.test(letter) && text.includes(letter))
          .length
    );
  };
  return (
    candidates
      .map((language) => ({ code: language.code, count: count(language) }))
      .toSorted((a, b) => b.count - a.count)[0]?.code ?? unknownLanguage
  );
}

/** Single Greek letters are mathematics. */
const formula = /(?<!\p{L})\p{Script=Greek}{1,2}(?!\p{L})/gu;

/** The code of the language of a text in other than Latin letters, if most of its letters are such and do not merely look like Latin ones. */
function foreignScript(text: string): string | undefined {
  const folded = text.normalize('NFKC').replace(formula, ' ');
  const others = folded.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
  if (others < 2 || others <= (folded.match(/\p{Script=Latin}/gu)?.length ?? 0)) return undefined;
  const seeming = withLatinLetters(folded.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, ''))
    .split(/[^\p{L}']+/u)
    .filter(Boolean);
  if (seeming.filter((word) => /^[a-z']+$/.test(word) && isKnownWord(word)).length > seeming.length / 2)
    return undefined;
  const script = scriptOf(folded);
  return script === undefined ? unknownLanguage : languageOfScript(script, folded);
}

/** How the words of a text stand to a language: `strong` are its own and no English, `all` its own, `exact` spelt as it spells, `english` English and not its own. */
interface Guess {
  readonly code: string;
  readonly strong: number;
  readonly exact: number;
  readonly all: number;
  readonly english: number;
}

function better(a: Guess, b: Guess): Guess {
  const ahead = b.strong + b.exact - (a.strong + a.exact);
  return ahead > 0 || (ahead === 0 && b.all > a.all) ? b : a;
}

function isClear({ strong, all, english }: Guess, words: number, unknown: number): boolean {
  if (strong !== 1) return strong >= 2;
  return words <= 4 || all >= 3 || (all >= 2 && english === 0 && unknown >= words * 0.4);
}

/** The code of the language in Latin letters that a text is clearly in; most English words are known, so a text with many of them is English. */
function foreignWords(text: string): string | undefined {
  // Each once: a `w` of an equation is no Polish because it comes back.
  const words = [
    ...new Set(
      wordsOnly(foldForeign(text))
        .split(' ')
        .filter((word) => /^\p{L}+$/u.test(word)),
    ),
  ].slice(0, 80);
  // A word with a sign inside is one in disguise, as in `su!cide`.
  if (words.length < 2 || /\p{L}[!@$*|]\p{L}/u.test(text)) return undefined;
  const unknown = words.filter((word) => !isKnownWord(word)).length;
  const spelling = wordsOnly(text.normalize('NFC').toLowerCase()).split(' ').slice(0, 80);
  const guesses = latin.map(({ code, words: own, spelt }) => {
    const strong = words.filter((word) => own.has(word) && !isKnownWord(word)).length;
    const english = words.filter((word) => !own.has(word) && isKnownWord(word)).length;
    return {
      code,
      strong,
      exact: spelling.filter((word) => spelt.has(word)).length,
      all: words.filter((word) => own.has(word)).length,
      english,
    };
  });
  const best = guesses.reduce(better);
  if (
    isClear(best, words.length, unknown) &&
    best.english <= words.length / 3 &&
    unknown + best.all >= words.length * 0.6
  )
    return best.code;
  return /[\u00c0-\u024f\u1e00-\u1eff]/u.test(text) && unknown >= Math.max(2, words.length * 0.7)
    ? unknownLanguage
    : undefined;
}

/** The code of the language that a message is written in, when that is clearly not English; `und` for letters that nothing here can read. */
export const languageOf = (message: string): string | undefined => foreignScript(message) ?? foreignWords(message);

/** Whether a plain text has a word that is none of English here, so that it may be of another language. */
export const hasUnknownWord = (plain: string): boolean =>
  (plain.match(/[a-z]+/g) ?? []).some((word) => !isKnownWord(word));
