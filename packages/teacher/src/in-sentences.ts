/** Where a sentence ends: after its mark and the quotes and brackets that close with it, but not after `Dr.`, an initial, or the number of a list. A line ends one too. */
const ending =
  /(?:\.(?<!(?:^|[\s"“(])(?:Dr|Mr|Mrs|Ms|St|vs|[A-Z])\.)(?<!^\s*\d+\.)|[!?…])["”’')\]*_]*\s+|(?<=\S)\n\s*/g;

/** A text without any mark is cut at a space after so many characters, so that it is neither held back nor collected for ever. */
const longestPiece = 400;

/** Where the first sentence of a text ends; 0 while it is not complete. */
function endOfFirst(text: string): number {
  ending.lastIndex = 0;
  const found = ending.exec(text);
  if (found) return found.index + found[0].length;
  return text.length > longestPiece ? text.lastIndexOf(' ', longestPiece) + 1 || longestPiece : 0;
}

/** The whole sentences that a text begins with, and what is left behind them. */
function split(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let rest = text;
  for (let end = endOfFirst(rest); end > 0; end = endOfFirst(rest)) {
    sentences.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return { sentences, rest };
}

/** A whole text as sentences, each with the white space after it; together they are the same text. */
export function sentencesIn(text: string): string[] {
  const { sentences, rest } = split(text);
  return rest === '' ? sentences : [...sentences, rest];
}

/** The same for pieces of any size, as soon as a sentence is there. */
export async function* inSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const piece of pieces) {
    const { sentences, rest } = split(waiting + piece);
    yield* sentences;
    waiting = rest;
  }
  if (waiting !== '') yield waiting;
}
