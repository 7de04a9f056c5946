/** A text around one of its words. */
export interface AroundWord {
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

/** Finds a text's word by its place among the words between white space; undefined when there is none. White space stays as it is. */
export function aroundWord(text: string, place: number | null): AroundWord | undefined {
  const match = place === null ? undefined : [...text.matchAll(/\S+/g)][place];
  if (!match) return undefined;
  const end = match.index + match[0].length;
  return { before: text.slice(0, match.index), word: match[0], after: text.slice(end) };
}
