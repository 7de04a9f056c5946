import type { Rational } from '../rational.ts';

/** What a clause of a story says. `owner` is who or what holds the things; empty where the clause names nobody. */
export type Fact =
  | { readonly kind: 'have'; readonly owner: string; readonly n: Rational; readonly noun: string }
  | { readonly kind: 'act'; readonly owner: string; readonly verb: string; readonly n: Rational; readonly noun: string }
  | {
      readonly kind: 'change';
      readonly owner: string;
      readonly to: string;
      readonly sign: 1 | -1;
      readonly n: Rational;
      readonly noun: string;
    }
  | { readonly kind: 'each'; readonly group: string; readonly n: Rational; readonly noun: string }
  | {
      readonly kind: 'groups';
      readonly owner: string;
      readonly count: Rational;
      readonly group: string;
      readonly n: Rational;
      readonly noun: string;
    }
  | {
      readonly kind: 'share';
      readonly owner: string;
      readonly total: Rational | undefined;
      readonly noun: string;
      readonly among: Rational;
      readonly into: string;
      readonly isSure: boolean;
    }
  | { readonly kind: 'pack'; readonly n: Rational; readonly noun: string; readonly group: string }
  | {
      readonly kind: 'relation';
      readonly owner: string;
      readonly other: string;
      readonly operator: '+' | '−' | '×';
      readonly n: Rational;
      readonly noun: string;
    }
  /** So many of the things are such; without a number, the rest of them. */
  | { readonly kind: 'part'; readonly n: Rational | undefined; readonly what: string }
  | { readonly kind: 'paid'; readonly n: Rational };

/** What a story asks for. */
export interface Query {
  readonly kind: 'left' | 'total' | 'have' | 'done' | 'each' | 'groups' | 'difference' | 'cost' | 'change' | 'part';
  readonly owner: string;
  readonly noun: string;
  /** How many groups are asked for; `noun` then names them. */
  readonly count?: Rational;
  /** For `each`: what each of them is. */
  readonly group?: string;
  /** For `difference`: the smaller one, if it was named. */
  readonly than?: string;
  readonly isFewer?: boolean;
}

/** A story that was understood from end to end. */
export interface Story {
  readonly facts: readonly Fact[];
  readonly query: Query | undefined;
}

/** The facts of one kind. */
export type Of<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;
type Kinds = ReadonlyArray<Fact['kind']>;
type Facts<Chosen extends Kinds> = { readonly [Index in keyof Chosen]: Of<Chosen[Index]> };

/** The facts of a story if they are of these kinds, in this order. */
export function only<const Chosen extends Kinds>(facts: readonly Fact[], ...kinds: Chosen): Facts<Chosen> | undefined {
  return facts.length === kinds.length && kinds.every((kind, at) => facts[at]?.kind === kind)
    ? (facts as unknown as Facts<Chosen>)
    : undefined;
}

/** Whether a question is of one of these kinds, without a number of its own. */
export const asks = (query: Query | undefined, ...kinds: ReadonlyArray<Query['kind']>): query is Query =>
  query !== undefined && query.count === undefined && kinds.includes(query.kind);
/** Whether there is no question, or one of these kinds. */
export const mayAsk = (query: Query | undefined, ...kinds: ReadonlyArray<Query['kind']>): boolean =>
  query === undefined || asks(query, ...kinds);

export const isKind =
  <Kind extends Fact['kind']>(kind: Kind) =>
  (fact: Fact): fact is Of<Kind> =>
    fact.kind === kind;
