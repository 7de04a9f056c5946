import type { Check } from '../../tutor/explanation.ts';
import type { Fact } from '../../tutor/fact.ts';
import type { FactPattern, FactRow, FactsFile } from '../schemas/tutor.ts';
import { toCheck } from './check.ts';

/** What a row says in each of its fields. */
type Cells = Readonly<Record<string, string | readonly string[]>>;

/** A field in braces: as it is, with a capital letter, or with its article. In quotes, each word of a list has its own. */
const blank = /(?<quote>"?)\{(?:(?<article>an?|An?) )?(?<name>\w+)\}\k<quote>/g;

const slugOf = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const uncapitalized = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const withArticle = (noun: string): string => `${/^(?:[aeiou]|hour)/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Words as people say them: 'a, b and c'. */
const inARow = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');

/** The fields that a text speaks of. */
export const fieldsIn = (text: string): string[] =>
  [...text.matchAll(blank)].map(({ groups }) => uncapitalized(groups!['name']!));

/** A text with its fields filled in; undefined when the row lacks one of them. */
function fill(text: string, cells: Cells): string | undefined {
  if (fieldsIn(text).some((name) => cells[name] === undefined)) return undefined;
  return text.replace(blank, (_, quote: string, article: string | undefined, name: string) => {
    const cell = cells[uncapitalized(name)]!;
    const words = (typeof cell === 'string' ? [cell] : cell).map((word) => quote + word + quote);
    const said = article ? withArticle(inARow(words)) : inARow(words);
    return /^[A-Z]/.test(article ?? name) ? capitalized(said) : said;
  });
}

/** The fields of a row with the file's defaults; one that the row leaves empty is gone. */
function cellsOf({ id: _id, also: _also, ...own }: FactRow, defaults: FactsFile['defaults'] = {}): Cells {
  const said = Object.entries(own).filter(([, cell]) => cell !== null && cell !== undefined);
  const cells = new Map(said.map(([name, cell]) => [name, Array.isArray(cell) ? cell : String(cell)]));
  for (const [name, text] of Object.entries(defaults)) {
    const filled = name in own ? undefined : fill(text, Object.fromEntries(cells));
    if (filled !== undefined) cells.set(name, filled);
  }
  return Object.fromEntries(cells);
}

/** Each way of asking, with each name of the row in turn. */
const asksWith = (asks: readonly string[], cells: Cells, names: readonly string[]): string[] =>
  names.length === 0
    ? asks.flatMap((ask) => fill(ask, cells) ?? [])
    : names.flatMap((name) => asks.flatMap((ask) => fill(ask, { ...cells, name }) ?? []));

function checkOf(check: FactPattern['check'], cells: Cells): Check | undefined {
  if (!check) return undefined;
  const { when = {}, question, options, right, hint } = check;
  const isAsked = Object.entries(when).every(([name, values]) => values.some((value) => value === cells[name]));
  const [asked, answer] = [fill(question, cells), fill(right, cells)];
  return isAsked && asked !== undefined && answer !== undefined
    ? toCheck({ question: asked, options, right: answer, hint })
    : undefined;
}

function factOf(pattern: FactPattern, id: string, cells: Cells, names: readonly string[]): Fact[] {
  const says = fill(pattern.says, cells);
  if (says === undefined) return [];
  const asks = [...new Set([pattern.asks, pattern.moreAsks ?? []].flatMap((some) => asksWith(some, cells, names)))];
  const check = checkOf(pattern.check, cells);
  return [{ id, asks, says, ...(check && { check }) }];
}

/** The facts that the patterns of a file make of one of its rows. */
export function factsOfRow(row: FactRow, { patterns = [], defaults }: FactsFile): Fact[] {
  const cells = cellsOf(row, defaults);
  const { name } = cells;
  const names = typeof name === 'string' ? [name, ...(row.also ?? [])] : [];
  return patterns.flatMap((pattern) => {
    const id = [row.id, pattern.id].filter(Boolean).join('-');
    const words = pattern.each === undefined ? undefined : cells[pattern.each];
    if (!Array.isArray(words)) return factOf(pattern, id, cells, names);
    return words.flatMap((one: string) =>
      factOf(
        pattern,
        `${id}-${slugOf(one)}`,
        { ...cells, one, others: words.filter((other: string) => other !== one) },
        names,
      ),
    );
  });
}
