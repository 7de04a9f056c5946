import { readFact, readQuery } from './clauses.ts';
import type { Fact, Query, Story } from './facts.ts';

const mostWords = 18;
/** Words of the longest story: more than any that a child was ever asked. */
const longestStory = 80;
const link =
  /^(?:\||and|then|but|so|if|when|after that|next|suddenly|later|also|now|today|yesterday|first|altogether|one day)$/;

/** The words of a story, with `|` where a sentence or a part of it ends. Amounts of money lose their signs. */
function wordsOf(text: string): string[] {
  const plain = text
    .replace(/\$ ?(\d+(?:\.\d+)?)/g, '$1 dollars')
    .replace(/£ ?(\d+(?:\.\d+)?)/g, '$1 pounds')
    .replace(/€ ?(\d+(?:\.\d+)?)/g, '$1 euros')
    .replace(/(\d)(?:c|¢)\b/g, '$1 cents')
    .replace(/dollars (?=dollar|bill)/g, 'dollar ')
    .replace(/\b(\d+) dollar dollars?/g, '$1 dollars');
  return plain
    .replace(/(?<![.,;:!?])[.,;:!?]+(?=\s|$)/g, ' | ')
    .replace(/\b(?:total of|exactly|only|just) /g, '')
    .trim()
    .split(/\s+/);
}

/** What a clause of a story is; clauses without a number only tell of the rest. */
function clauseOf(words: readonly string[]): { readonly fact?: Fact; readonly query?: Query } {
  const clause = words.join(' ');
  const numbers = words.filter((word) => /^\d/.test(word)).length;
  const mayTell = numbers > 0 ? numbers < 3 : /\b(?:rest|others)\b/.test(clause);
  const fact = mayTell ? readFact(clause) : undefined;
  if (fact) return { fact };
  const query = /^(?:how|what)\b/.test(clause) ? readQuery(clause) : undefined;
  return query ? { query } : {};
}

/**
 * Splits a story into clauses that are understood, longer ones first, with at most one question. Undefined when any word is left over. `mostWords` bounds the work: no clause is
 * read twice, and no index from which the rest makes no sense is tried again.
 */
export function parseStory(text: string): Story | undefined {
  const words = wordsOf(text);
  if (words.length > longestStory) return undefined;
  const known = new Map<string, ReturnType<typeof clauseOf>>();
  const clauseAt = (start: number, end: number): ReturnType<typeof clauseOf> => {
    const key = `${start} ${end}`;
    const clause = known.get(key) ?? clauseOf(words.slice(start, end));
    known.set(key, clause);
    return clause;
  };

  const hopeless = new Set<string>();
  const from = (at: number, told: Story): Story | undefined => {
    // Whether the rest makes sense depends on the index, on whether the question was met, and on whether anything was told.
    const state = `${at} ${told.query !== undefined} ${told.facts.length > 0}`;
    if (hopeless.has(state)) return undefined;
    const story = rest(at, told);
    if (!story) hopeless.add(state);
    return story;
  };

  const rest = (at: number, told: Story): Story | undefined => {
    const start = words.findIndex((word, index) => index >= at && !link.test(word));
    if (start < 0) return told.facts.length > 0 ? told : undefined;
    const stop = words.indexOf('|', start);
    for (let end = Math.min(stop < 0 ? words.length : stop, start + mostWords); end > start; end -= 1) {
      const { fact, query } = clauseAt(start, end);
      const next = fact
        ? { ...told, facts: [...told.facts, fact] }
        : query && !told.query
          ? { ...told, query }
          : undefined;
      const story = next && from(end, next);
      if (story) return story;
    }
    return undefined;
  };
  return from(0, { facts: [], query: undefined });
}
