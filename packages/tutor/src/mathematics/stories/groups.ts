import { apply, isNegative, type Rational } from '@grove/mathematics';
import { headOf, isMoney, mayAsk, only, type Query, type Story } from '@grove/mathematics/stories';
import { workings } from '../../sentences/workings/index.ts';
import { amountOf, type Solution, step, write } from './solution.ts';

const say = workings.stories;

/** So many groups, with so many things in each. */
interface Groups {
  readonly count: Rational;
  readonly size: Rational;
  readonly group: string;
  readonly noun: string;
}

/** Groups that two clauses tell: `there are 5 cars, each car has 4 wheels`. */
function groupsInTwo({ facts }: Story): Groups | undefined {
  const [have, each] = only(facts, 'have', 'each') ?? only(facts.toReversed(), 'have', 'each') ?? [];
  return have && each && headOf(have.noun) === headOf(each.group)
    ? { ...each, size: each.n, count: have.n }
    : undefined;
}

/** Groups that one clause tells, or two, or a clause and the question. */
function groupsOf(story: Story): Groups | undefined {
  const { facts, query } = story;
  const [each] = only(facts, 'each') ?? [];
  if (query?.count)
    return each && headOf(query.noun) === headOf(each.group)
      ? { ...each, size: each.n, count: query.count }
      : undefined;
  const [one] = only(facts, 'groups') ?? [];
  return one ? { ...one, size: one.n } : groupsInTwo(story);
}

/** What the things in the groups are called; `''` where the question asks for something else. */
function thingsIn({ group, noun }: Groups, query: Query | undefined): string {
  const things = noun || (group.split(' of ')[1] ?? '');
  const asked = query?.count ? '' : (query?.noun ?? '');
  const named = things || (headOf(asked) === headOf(group) ? '' : asked);
  return asked === '' || headOf(asked) === headOf(named) ? named : '';
}

/** Equal groups. */
export function groups(story: Story): Solution | undefined {
  const found = groupsOf(story);
  if (!found) return undefined;
  const { count, size, noun } = found;
  const kind = story.query?.kind ?? 'total';
  const total = apply('×', count, size);
  const steps = [step(say.groups, count, '×', size)];
  if (isMoney(noun))
    return kind === 'cost' || kind === 'total'
      ? { steps, so: say.costs(`${amountOf(total, noun)} ${noun}`), result: total }
      : undefined;
  const things = thingsIn(found, story.query);
  return things !== '' && (kind === 'total' || kind === 'have')
    ? { steps, so: say.inAll(write(total), things), result: total }
    : undefined;
}

interface Purchase {
  readonly price: Rational;
  readonly noun: string;
  readonly steps: Solution['steps'];
}

/** What is bought: a price alone, or so many times the same. */
function purchaseOf({ facts }: Story): Purchase | undefined {
  const many = facts.find((fact) => fact.kind === 'groups');
  if (many)
    return {
      price: apply('×', many.count, many.n),
      noun: many.noun,
      steps: [step(say.groups, many.count, '×', many.n)],
    };
  const each = facts.find((fact) => fact.kind === 'each');
  return each && { price: each.n, noun: each.noun, steps: [] };
}

function purseOf({ facts }: Story, noun: string): Rational | undefined {
  const purse = facts.find((fact) => fact.kind === 'paid' || fact.kind === 'have');
  return purse?.kind === 'have' && headOf(purse.noun) !== headOf(noun) ? undefined : purse?.n;
}

/** What is left, or given back, of what was paid. */
export function buying(story: Story): Solution | undefined {
  const { facts, query } = story;
  const purchase = purchaseOf(story);
  if (facts.length !== 2 || !purchase || !isMoney(purchase.noun) || !mayAsk(query, 'change', 'left')) return undefined;
  const { price, noun, steps } = purchase;
  const given = purseOf(story, noun);
  if (!given) return undefined;
  const rest = apply('−', given, price);
  return isNegative(rest)
    ? undefined
    : { steps: [...steps, step(say.paid, given, '−', price)], so: endOf(query, rest, noun), result: rest };
}

const endOf = (query: Query | undefined, rest: Rational, noun: string): string =>
  query?.kind === 'left' ? say.left(amountOf(rest, noun), noun) : say.change(`${amountOf(rest, noun)} ${noun}`);
