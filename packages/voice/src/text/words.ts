import { cardinalWords, ordinalWords } from './numbers.ts';
import { beforePastRead, countedByNumerals, readAsWords, romanNumerals, spelled } from './vocabulary.ts';

/** A stretch of text in its token and among the tokens around it. All of them are folded. */
export interface TokenContext {
  /** The tokens before and after this one, empty where there is none. */
  readonly before: string;
  readonly after: string;
  /** What the token has before and after the stretch. */
  readonly head: string;
  readonly tail: string;
}

/** `A` alone is the name of the letter to Flite only at the end of a phrase. */
const letterName = (letter: string): string => (letter.toLowerCase() === 'a' ? 'ay' : letter.toLowerCase());

const isOperator = (token: string): boolean => /^[-+=×·÷−*/<>≤≥≠≈±^]/.test(token);
const endsWithOperator = (token: string): boolean => /[-+=×·÷−*/<>≤≥≠≈±(√]$/.test(token);

/** Whether a sign of arithmetic stands right before or after. */
export const isInFormula = ({ before, after, head, tail }: TokenContext): boolean =>
  isOperator(tail === '' ? after : tail) || endsWithOperator(head === '' ? before : head);

/** Letters by their names: `HTML` → `h t m l`. */
export const spell = (letters: string): string =>
  Array.from(letters, (character) => (/\d/.test(character) ? cardinalWords(character) : letterName(character))).join(
    ' ',
  );

/** A token without the punctuation around it, in lower case. */
export const bare = (token: string): string =>
  token.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '').toLowerCase();

/** Whether a token ends a sentence, or there is none: what follows begins with a capital then. */
const endsSentence = (token: string): boolean => token === '' || /[.!?:]["')\]*_]*$/.test(token);

/** Whether the letter A stands here, and not the article. */
function isLetterA(letter: string, { before, after, head, tail }: TokenContext): boolean {
  const isFollowedByWord = tail === '' && /^["'(*_]*[A-Za-z0-9]/.test(after);
  if (head !== '' || !isFollowedByWord) return true;
  return letter === 'A' && !endsSentence(before);
}

/** Capitals that are spelled: known ones, two letters that are no word, and whatever has no vowel. `TVs` is spelled too. */
function asAcronym(word: string): string | undefined {
  const [, capitals = '', plural = ''] = /^([A-Z]{2,6})(s?)$/.exec(word) ?? [];
  if (capitals === '' || readAsWords.has(capitals)) return undefined;
  if (!spelled.has(capitals) && capitals.length > 2 && /[AEIOUY]/.test(capitals)) return undefined;
  const letters = spell(capitals);
  return plural ? `${letters}'s` : letters;
}

/** `World War II` → `two`, `Henry VIII` → `the eighth`. */
function asNumeral(word: string, { before }: TokenContext): string | undefined {
  const number = romanNumerals.get(word);
  if (!number || !/^["'(]*[A-Z]/.test(before)) return undefined;
  return countedByNumerals.has(bare(before)) ? cardinalWords(number) : `the ${ordinalWords(number)}`;
}

const asRead = (before: string): string => (beforePastRead.has(bare(before)) ? 'red' : 'reed');

/** Words inside one run of letters: `camelCase` → `camel`, `case`. */
const humps = (word: string): string[] => word.replace(/([a-z])([A-Z])/g, '$1 $2').split(' ');

/** Letters of chemistry or of a name with digits (`H2O`, `NaCl`, `Ca²⁺`, `R2D2`), or a product of two variables (`ax²`, `bx` between signs). */
function isFormula(word: string, context: TokenContext): boolean {
  if (/^\d/.test(context.tail) && word === word.toUpperCase()) return true;
  if (/^(?:[A-Z][a-z]?){2,4}$/.test(word) && /[a-z]/.test(word)) return true;
  if (/^\^\d*[+-]$/.test(context.tail) && word.length <= 2) return true;
  return (
    /^[a-z]{2}$/.test(word) &&
    !readAsWords.has(word.toUpperCase()) &&
    (context.tail.startsWith('^') || isInFormula(context))
  );
}

/** The words of a run of letters with its apostrophes. */
export function sayLetters(word: string, context: TokenContext): string {
  const lower = word.toLowerCase();
  if (word.length === 1) return lower === 'a' && !isLetterA(word, context) ? 'a' : letterName(word);
  if (lower === 'read') return asRead(context.head === '' ? context.before : '');
  const known = asNumeral(word, context) ?? asAcronym(word);
  if (known) return known;
  if (isFormula(word, context)) return spell(word);
  const parts = humps(word);
  return parts.length > 1
    ? parts.map((part) => (part.length === 1 ? letterName(part) : part.toLowerCase())).join(' ')
    : lower;
}
