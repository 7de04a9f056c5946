import { apply, compare, isNegative } from '@grove/mathematics';
import {
  asks,
  type Fact,
  headOf,
  isColour,
  isKind,
  isPronoun,
  kinds,
  nameOf,
  type Of,
  type Query,
  sameNoun,
  type Story,
} from '@grove/mathematics/stories';
import { workings } from '../../sentences/workings/index.ts';
import { type Solution, step, write } from './solution.ts';

const say = workings.stories;
type Amount = Of<'have'> | Of<'act'> | Of<'change'>;
type Known = Of<'have'> | Of<'act'>;
const isAmount = (fact: Fact): fact is Amount =>
  fact.kind === 'have' || fact.kind === 'act' || (fact.kind === 'change' && fact.to === '');
const isKnown = (fact: Fact): fact is Known => fact.kind === 'have' || fact.kind === 'act';

/** The things that amounts are of, without colours and the like. */
const headsOf = (amounts: readonly Amount[]): Set<string> =>
  new Set(amounts.flatMap(({ noun }) => (noun === '' || isColour(noun) ? [] : [headOf(noun)])));

/** Whether all that is told was done or was there alike: nothing that was lost joins what was found. */
function isAlike(amounts: readonly Amount[], isDeed: boolean): boolean {
  const told = amounts.filter((fact) => fact.kind !== 'act' || fact.verb !== '');
  const verbs = new Set(
    told.map((fact) => (fact.kind === 'act' ? fact.verb : fact.kind === 'change' && fact.sign < 0 ? 'lost' : 'there')),
  );
  return verbs.size <= 1 && (!isDeed || told.every(({ kind }) => kind !== 'have'));
}

/** Whether the question is about those who have or did it. */
function isAboutOwners(amounts: readonly Amount[], { owner }: Query): boolean {
  const owners = new Set(amounts.map((fact) => nameOf(fact.owner)).filter((name) => !isPronoun(name)));
  if (owners.size > 1) return ['', 'they', 'we'].includes(owner);
  return owner === '' || isPronoun(owner) || owners.size === 0 || owners.has(nameOf(owner));
}

/** Whether the question is about these things, or sums up their kinds. */
function isAboutThings(amounts: readonly Amount[], { noun, kind }: Query): boolean {
  const heads = headsOf(amounts);
  if (heads.has('year')) return false;
  if (noun === '') return heads.size <= 1 || kind === 'total';
  const asked = headOf(noun);
  return heads.size === 0 || kinds.has(asked) || (heads.size === 1 && heads.has(asked));
}

/** Amounts put together. */
export function joining({ facts, query }: Story): Solution | undefined {
  const amounts = facts.filter(isAmount);
  if (amounts.length !== facts.length || amounts.length < 2 || !asks(query, 'total', 'have', 'done')) return undefined;
  if (!isAlike(amounts, query.kind === 'done') || !isAboutOwners(amounts, query) || !isAboutThings(amounts, query))
    return undefined;
  const values = amounts.map(({ n }) => n);
  const last = values.at(-1)!;
  const before = values.slice(0, -1).reduce((a, b) => apply('+', a, b));
  const total = apply('+', before, last);
  const text = say.together(`${values.map(write).join(' + ')} = ${write(total)}`);
  const only =
    headsOf(amounts).size === 1 ? amounts.find(({ noun }) => noun !== '' && !isColour(noun))?.noun : undefined;
  return {
    steps: [{ ...step(say.together, before, '+', last), text }],
    so: say.inAll(write(total), query.noun || (only ?? '')),
    result: total,
  };
}

/** Whether a question compares just these two, by their names. */
function compares({ owner, than, noun }: Query, asked: Known, other: Known): boolean {
  const isNamed =
    nameOf(asked.owner) === nameOf(owner) &&
    nameOf(other.owner) !== nameOf(owner) &&
    !isPronoun(owner) &&
    (!than || nameOf(than) === nameOf(other.owner));
  return isNamed && sameNoun(asked.noun, other.noun) && sameNoun(asked.noun, noun);
}

/** How much more one has than another. */
export function difference({ facts, query }: Story): Solution | undefined {
  const [a, b] = facts.filter(isKnown);
  if (facts.length !== 2 || !a || !b || !asks(query, 'difference')) return undefined;
  const [asked, other] = nameOf(a.owner) === nameOf(query.owner) ? [a, b] : [b, a];
  if (!compares(query, asked, other)) return undefined;
  const [high, low] = query.isFewer ? [other.n, asked.n] : [asked.n, other.n];
  const result = apply('−', high, low);
  return compare(high, low) <= 0
    ? undefined
    : { steps: [step(say.difference, high, '−', low)], so: say.moreBy(write(result), a.noun), result };
}

/** Whether a relation is told about somebody else's known amount. */
function relates(relation: Of<'relation'>, known: Known): boolean {
  const isOther = relation.other === '' || isPronoun(relation.other) || nameOf(relation.other) === nameOf(known.owner);
  return isOther && nameOf(relation.owner) !== nameOf(known.owner) && sameNoun(known.noun, relation.noun);
}

/** Whether a question is about the one of whom the relation tells. */
const isAbout = ({ owner, other }: Of<'relation'>, query: Query): boolean =>
  nameOf(query.owner) === nameOf(owner) || (other === '' && query.owner !== '' && isPronoun(query.owner));

/** An amount that is told by another: `ann has 3 more than tom`. */
export function relating({ facts, query }: Story): Solution | undefined {
  const [relation, known] = [facts.find(isKind('relation')), facts.find(isKnown)];
  if (facts.length !== 2 || !relation || !known || !relates(relation, known)) return undefined;
  if (!asks(query, 'have', 'total', 'done') || !sameNoun(known.noun, query.noun)) return undefined;
  const value = apply(relation.operator, known.n, relation.n);
  if (isNegative(value)) return undefined;
  const steps = [step((sum) => sum, known.n, relation.operator, relation.n)];
  const both = apply('+', known.n, value);
  if (query.kind === 'total')
    return {
      steps: [...steps, step(say.together, known.n, '+', value)],
      so: say.inAll(write(both), known.noun),
      result: both,
    };
  return isAbout(relation, query) ? { steps, so: say.has(write(value), known.noun), result: value } : undefined;
}
