import { conceptsOf } from './concepts.ts';
import { hash } from './hash.ts';

/** How many words on a word, or a group, may still make a pair with it. */
const reach = { words: 3, concepts: 6 };

/** Letters of a piece of a word: pieces make a misspelt word resemble the right one. */
const pieceLength = 4;

function* piecesOf(stem: string): Generator<string> {
  const word = `<${stem}>`;
  if (stem.length >= pieceLength)
    for (let at = 0; at + pieceLength <= word.length; at += 1) yield word.slice(at, at + pieceLength);
}

/**
 * What the classifier sees of a run of stems, each once and hashed: words and their pieces, how the run begins, pairs of words near each other, and the groups that the words belong to, in ordered pairs at a
 * distance and in unordered ones anywhere.
 */
export function featuresOf(stems: readonly string[]): Set<number> {
  const found = new Set<number>();
  const add = (feature: string): void => void found.add(hash(feature));
  const concepts = stems.map(conceptsOf);
  if (stems[0] !== undefined) add(`^ ${stems[0]}`);
  if (stems[1] !== undefined) add(`^ ${stems[0]} ${stems[1]}`);
  stems.forEach((stem, at) => {
    add(stem);
    for (const piece of piecesOf(stem)) add(`#${piece}`);
    for (const concept of concepts[at]!) add(`C ${concept}`);
    stems.slice(at + 1, at + 1 + reach.words).forEach((next, gap) => add(`${stem}${gap === 0 ? ' ' : '_'}${next}`));
    for (const next of concepts.slice(at + 1, at + 1 + reach.concepts))
      for (const first of concepts[at]!) for (const second of next) add(`${first}+${second}`);
  });
  const all = [...new Set(concepts.flat())].toSorted();
  all.forEach((first, at) => all.slice(at + 1).forEach((second) => add(`B ${first} ${second}`)));
  return found;
}
