import { speechTokens } from '@grove/contracts';

/** A text on the page that is read aloud; `name` says which. */
export interface SpokenPart {
  readonly name: string;
  readonly text: string;
}

const endsSentence = /[.!?…:]["'”’)]*$/;

/** All parts as a voice reads them: each ends like a sentence, so that there is a pause between them. */
export const spokenText = (parts: readonly SpokenPart[]): string =>
  parts
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .map((text) => (endsSentence.test(text) ? text : `${text}.`))
    .join(' ');

/** Where each part begins: the index of its first word among the words of `spokenText`. */
export function firstWords(parts: readonly SpokenPart[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let said = 0;
  for (const { name, text } of parts) {
    places.set(name, said);
    said += speechTokens(text).length;
  }
  return places;
}

/** A text around one of its words. */
export interface AroundWord {
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

/** Finds a text's word by its index; undefined when the text has no such word. White space stays as it is. */
export function aroundWord(text: string, index: number): AroundWord | undefined {
  const match = [...text.matchAll(/\S+/g)][index];
  if (index < 0 || !match) return undefined;
  const end = match.index + match[0].length;
  return { before: text.slice(0, match.index), word: match[0], after: text.slice(end) };
}
