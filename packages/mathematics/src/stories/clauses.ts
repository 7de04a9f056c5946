import { amountRules } from './amount-rules.ts';
import type { Make, Rule } from './clause-parts.ts';
import { groupRules } from './group-rules.ts';
import { marked, markedSource, unmarked } from './lexicon.ts';
import { queryRules } from './query-rules.ts';

/** A rule as a pattern for a whole clause. */
interface Compiled<T> {
  readonly pattern: RegExp;
  readonly make: Make<T>;
}

const compile = <T>(rules: ReadonlyArray<Rule<T>>): ReadonlyArray<Compiled<T>> =>
  rules.map(([source, make]) => ({ pattern: new RegExp(`^(?:${markedSource(source)})$`), make }));

const firstOf =
  <T>(rules: ReadonlyArray<Compiled<T>>) =>
  (clause: string): T | undefined => {
    const text = marked(clause);
    for (const { pattern, make } of rules) {
      const found = pattern.exec(text);
      const made = found && make(found.slice(1).map((part: string | undefined) => part && unmarked(part)) as string[]);
      if (made) return made;
    }
    return undefined;
  };

/** What one clause tells; undefined when any word of it is not understood. */
export const readFact = firstOf(compile([...groupRules, ...amountRules]));

/** What one clause asks. */
export const readQuery = firstOf(compile(queryRules));
