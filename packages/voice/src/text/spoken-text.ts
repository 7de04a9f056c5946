import { speechTokens } from '@grove/contracts';
import { abbreviations, dottedUnits } from './abbreviations.ts';
import { fold } from './fold.ts';
import { rules } from './rules.ts';
import { unitWords } from './units.ts';
import { respellings } from './vocabulary.ts';
import type { TokenContext } from './words.ts';

/** One token of the original text, and how it is read. */
export interface SpokenToken {
  /** As it was written, between two spaces. */
  readonly token: string;
  /** Small letters, apostrophes, spaces and the marks `, . ! ?`: what Flite reads without rules of its own. Without words for an emoji. */
  readonly spoken: string;
}

/** What may stand around the words of a token and has no sound: quotes, emphasis, brackets. */
const opening = /^["'`*_~#[{(]+(?=[^\s"'`*_~#[{(])/;
// It begins at the first of these marks only: trying each of a thousand brackets in turn would hold up everybody else.
const closing =
  /(?<!["'`*_)\]}])["'`*_)\]}]+(?:[.,;:!?]+["'`*_)\]}]*)?$|(?<!["'`*_)\]}.,;:!?])[.,;:!?]+["'`*_)\]}]*$|$/;

/** The pause behind a token, from all of the marks at its end. A bracket pauses where it ends several tokens. */
function pauseOf(marks: string, token: string): string {
  if (/[!?]/.test(marks)) return marks.includes('?') ? '?' : '!';
  if (marks.includes('...')) return ',';
  if (marks.includes('.')) return '.';
  return /[,;:]/.test(marks) || (marks.includes(')') && !token.includes('(')) ? ',' : '';
}

/** Reads the parts of a token from left to right, each by the first rule that has something to say about it. */
function readParts(text: string, { before, after }: Pick<TokenContext, 'before' | 'after'>): string {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { said, length } = readPart(text, at, { before, after });
    parts.push(said);
    at += length;
  }
  return parts.join(' ');
}

function readPart(
  text: string,
  at: number,
  around: Pick<TokenContext, 'before' | 'after'>,
): { said: string; length: number } {
  for (const { pattern, say } of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match || match[0] === '') continue;
    const said = say(match, { ...around, head: text.slice(0, at), tail: text.slice(at + match[0].length) });
    if (said !== undefined) return { said, length: match[0].length };
  }
  return { said: '', length: 1 };
}

/** Joins words and marks: no space before a mark, one mark at a time, none at the beginning. */
const tidy = (spoken: string): string =>
  spoken
    .replace(/\s+/g, ' ')
    .replace(/ ?([,.!?])/g, '$1')
    .replace(/([,.!?])[,.!?]+/g, '$1')
    .replace(/([,.!?])(?=\w)/g, '$1 ')
    .replace(/^[\s,.!?]+/, '')
    .replace(/[a-z']+/g, (word) => respellings.get(word) ?? word)
    .trim();

function knownAbbreviation(text: string, before: string, isLast: boolean): string | undefined {
  const key = text.toLowerCase();
  const isUnit = dottedUnits.has(key) && /\d$/.test(before);
  const words = isUnit
    ? unitWords(key.slice(0, -1), { isOne: before === '1', isApart: true, endsPhrase: true })
    : abbreviations.get(key);
  if (!words) return undefined;
  // A full stop that ends an abbreviation ends the text, too, but no sentence in it.
  return isLast && key.endsWith('.') ? `${words}.` : words;
}

function speakToken(written: string, before: string, after: string): string {
  if (/^\W?\?\W?$/.test(written) && written.length <= 2 && /[-+=×÷−*]$/.test(before))
    return `what${written.length === 2 ? '?' : ''}`;
  const text = written.replace(opening, (marks) =>
    marks.includes('(') && /\)[^.,;:!?"'*_)]/.test(written) ? '(' : '',
  );
  const whole = text.replace(/(?<!["'*_)\]},;:!?])["'*_)\]},;:!?]+$/, '');
  const abbreviation = knownAbbreviation(whole, before, after === '');
  if (abbreviation) return tidy(`${abbreviation}${pauseOf(text.slice(whole.length), written)}`);
  const marks = text.startsWith('_') ? /(?<![.,;:!?])[.,;:!?]*$/.exec(text)![0] : closing.exec(text)![0];
  const body = text.slice(0, text.length - marks.length) || text;
  return tidy(`${readParts(body, { before, after })}${pauseOf(marks, written)}`);
}

/** Every token of a text with the words that are spoken for it. */
export function spokenText(text: string): SpokenToken[] {
  const tokens = speechTokens(text);
  const folded = tokens.map(fold);
  return tokens.map((token, index) => ({
    token,
    spoken: speakToken(folded[index]!, folded[index - 1] ?? '', folded[index + 1] ?? ''),
  }));
}

/** The words of what is spoken, without its marks. */
export const wordsOf = (spoken: string): string[] => spoken.match(/[a-z']+/g) ?? [];
