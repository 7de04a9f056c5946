import type { Rational } from '@grove/contracts';
import { apply, isWhole, type Operator, show } from '../exact.ts';
import type { Fact, Query } from './facts.ts';
import { colours, headOf } from './lexicon.ts';

/** One sum on the way through a story. */
export interface Step {
  readonly text: string;
  readonly sum: readonly [a: Rational, operator: Operator, b: Rational];
}

/** The way through a story, and its answer in words. */
export interface Solution {
  readonly steps: readonly Step[];
  readonly so: string;
  readonly result: Rational;
}

export type Of<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;
type Kinds = ReadonlyArray<Fact['kind']>;
type Facts<Chosen extends Kinds> = { readonly [Place in keyof Chosen]: Of<Chosen[Place]> };

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

export const write = (value: Rational): string => show(value, true);
/** An amount of things in words of money, which shows its cents: `12.50`. */
export const amountOf = (value: Rational, noun: string): string =>
  write(value).replace(/\.(\d)$/, (all, tenths: string) => (isMoney(noun) ? `.${tenths}0` : all));
/** A sum in the words of `saying`; a division may have a remainder. */
export function step(saying: (sum: string) => string, ...sum: Step['sum']): Step {
  const [a, operator, b] = sum;
  const result = apply(operator, a, b);
  const rest = a.numerator - (a.numerator / (b.numerator || 1n)) * b.numerator;
  const shown = operator === '÷' && !isWhole(result) ? `${a.numerator / b.numerator} remainder ${rest}` : write(result);
  return { text: saying(`${write(a)} ${operator} ${write(b)} = ${shown}`), sum };
}

const moneyNouns = new Set(['dollar', 'cent', 'pound', 'euro', 'money']);
export const isMoney = (noun: string): boolean => moneyNouns.has(headOf(noun));
/** Whether two nouns name the same things, as far as was said. */
export const sameNoun = (a: string, b: string): boolean =>
  a === '' || b === '' || headOf(a) === headOf(b) || (isMoney(a) && isMoney(b) && [a, b].includes('money'));
export const isColour = (noun: string): boolean => colours.has(noun);

const pronouns = new Set(['', 'he', 'she', 'they', 'it', 'him', 'her', 'them', 'we', 'us', 'you']);
export const isPronoun = (owner: string): boolean => pronouns.has(owner);
export const nameOf = (owner: string): string => (owner === 'me' ? 'i' : owner);
/** Whether two ways to name somebody can mean the same: the same name, or a pronoun. */
export const samePerson = (a: string, b: string): boolean => nameOf(a) === nameOf(b) || isPronoun(a) || isPronoun(b);
