import { apply, isNegative, isInteger, type Rational, integer } from '@grove/mathematics';
import {
  asks,
  type Fact,
  headOf,
  isKind,
  isPronoun,
  nameOf,
  type Of,
  only,
  type Query,
  sameNoun,
  samePerson,
  type Story,
} from '@grove/mathematics/stories';
import { workings } from '../../sentences/workings/index.ts';
import { amountOf, type Solution, step, type Step, write } from './solution.ts';

const say = workings.stories;

/** What a change does to what `owner` has: 1, -1, or undefined where it cannot be told. */
function signOf({ owner: giver, to, sign }: Of<'change'>, owner: string): 1 | -1 | undefined {
  if (to === '') return owner === 'there' || samePerson(giver, owner) ? sign : undefined;
  if (owner === 'there') return -1;
  if (nameOf(to) === nameOf(owner)) return 1;
  // `his sister gives him 5`: he is the one whose things are counted, unless he gives them himself.
  if (isPronoun(to) && owner !== 'i') return nameOf(giver) === nameOf(owner) ? -1 : isPronoun(giver) ? undefined : 1;
  return samePerson(giver, owner) ? -1 : undefined;
}

interface Start {
  readonly owner: string;
  readonly noun: string;
  readonly value: Rational;
  readonly steps: readonly Step[];
}

function startOf(first: Fact | undefined): Start | undefined {
  if (first?.kind === 'groups')
    return {
      owner: first.owner || 'there',
      noun: first.noun,
      value: apply('×', first.count, first.n),
      steps: [step(say.groups, first.count, '×', first.n)],
    };
  if (first?.kind === 'each') return { owner: 'there', noun: first.noun, value: first.n, steps: [] };
  return first?.kind === 'have' || (first?.kind === 'change' && first.sign > 0 && first.to === '')
    ? { owner: first.owner, noun: first.noun, value: first.n, steps: [] }
    : undefined;
}

interface Done {
  readonly to: string;
  readonly sign: 1 | -1;
}

/** `How many does he have` may mean either one after a gift. */
function isClear(query: Query, owner: string, done: readonly Done[]): boolean {
  const hasOther = done.some(({ to }) => to !== '' && !isPronoun(to) && nameOf(to) !== nameOf(owner));
  return !hasOther || query.kind !== 'have' || query.owner === '' || !isPronoun(query.owner);
}

/** Whether a question can be answered by what is there in the end. */
function asksForEnd(query: Query | undefined, { owner, noun }: Start, done: readonly Done[]): boolean {
  const isOnlyGain = done.every(({ sign }) => sign > 0);
  // Without a question, somebody may only tell what happened to them.
  if (!query) return owner !== 'i' || isOnlyGain;
  if (!asks(query, 'left', 'have', 'total') || (query.kind === 'total' && !isOnlyGain) || !sameNoun(noun, query.noun))
    return false;
  return isClear(query, owner, done) && (query.owner === '' || owner === 'there' || samePerson(query.owner, owner));
}

/** What is there after all changes; undefined where one of them cannot be told, or takes more than there is. */
function after(
  start: Start,
  changing: ReadonlyArray<Of<'change'>>,
): { readonly end: Start; readonly done: readonly Done[] } | undefined {
  let { value } = start;
  const steps = [...start.steps];
  const done: Done[] = [];
  for (const change of changing) {
    const sign = signOf(change, start.owner);
    if (sign === undefined || !sameNoun(start.noun, change.noun)) return undefined;
    steps.push(sign > 0 ? step(say.more, value, '+', change.n) : step(say.fewer, value, '−', change.n));
    value = apply(sign > 0 ? '+' : '−', value, change.n);
    done.push({ to: change.to, sign });
    if (isNegative(value)) return undefined;
  }
  return { end: { ...start, value, steps }, done };
}

/** One amount that changes: `tom has 12, loses 3, finds 6`; in the end it may be shared. */
export function changes({ facts, query }: Story): Solution | undefined {
  const [first, ...rest] = facts;
  const start = startOf(first);
  const last = rest.at(-1);
  const share = last?.kind === 'share' && last.total === undefined ? last : undefined;
  const changing = rest.filter(isKind('change'));
  if (!start || changing.length === 0 || changing.length !== rest.length - Number(share !== undefined))
    return undefined;
  const found = after(start, changing);
  if (!found) return undefined;
  const { end, done } = found;
  if (share) return shareOut(end, share, query);
  if (!asksForEnd(query, end, done)) return undefined;
  return {
    steps: end.steps,
    so: (done.every(({ sign }) => sign < 0) ? say.left : say.nowThere)(amountOf(end.value, end.noun), end.noun),
    result: end.value,
  };
}

/** The shares of whole things among a whole number. */
function shareOut(
  { value: total, noun, steps }: Start,
  share: Pick<Of<'share'>, 'among' | 'into' | 'isSure'>,
  query: Query | undefined,
): Solution | undefined {
  const isAsked = query
    ? asks(query, 'each') && (sameNoun(query.noun, noun) || sameNoun(query.noun, share.into))
    : share.isSure;
  if (!isAsked || share.among.numerator <= 0n || !isInteger(total) || !isInteger(share.among)) return undefined;
  const [quotient, rest] = [total.numerator / share.among.numerator, total.numerator % share.among.numerator];
  const so = rest === 0n ? say.each(String(quotient), noun) : say.eachAndRest(String(quotient), noun, String(rest));
  return { steps: [...steps, step(say.shared, total, '÷', share.among)], so, result: integer(quotient) };
}

/** Some of the things are such, and the rest are others. */
export function rests({ facts, query }: Story): Solution | undefined {
  const [all, known, rest] = only(facts, 'have', 'part', 'part') ?? [];
  if (!all || !known?.n || !rest || rest.n || !asks(query, 'part') || query.noun !== rest.what) return undefined;
  const result = apply('−', all.n, known.n);
  return isNegative(result)
    ? undefined
    : { steps: [step(say.fewer, all.n, '−', known.n)], so: say.has(write(result), all.noun), result };
}

/** `18 students and 3 tables, how many at each table` */
function spread({ facts, query }: Story): Solution | undefined {
  const [all, places] = only(facts, 'have', 'have') ?? only(facts, 'have', 'act') ?? only(facts, 'act', 'act') ?? [];
  if (!all || !places || !asks(query, 'each') || !query.group) return undefined;
  const fits = headOf(query.group) === headOf(places.noun) && headOf(query.noun) === headOf(all.noun);
  return fits
    ? shareOut(
        { owner: '', noun: all.noun, value: all.n, steps: [] },
        { among: places.n, into: places.noun, isSure: true },
        query,
      )
    : undefined;
}

/** Things that are shared equally. */
export function sharing(story: Story): Solution | undefined {
  const { facts, query } = story;
  const [alone] = only(facts, 'share') ?? [];
  if (alone)
    return alone.total && shareOut({ owner: '', noun: alone.noun, value: alone.total, steps: [] }, alone, query);
  const [first, share] = facts;
  const start = startOf(first);
  const isShared =
    start &&
    facts.length === 2 &&
    share?.kind === 'share' &&
    share.total === undefined &&
    sameNoun(start.noun, share.noun);
  return isShared ? shareOut(start, share, query) : spread(story);
}

/** How many groups of a size can be made. */
export function packing({ facts, query }: Story): Solution | undefined {
  const [all, size] = only(facts, 'have', 'pack') ?? only(facts, 'have', 'each') ?? [];
  if (!all || !size || !asks(query, 'groups', 'have') || query.noun === '') return undefined;
  const isGroup =
    headOf(query.noun) === headOf(size.group) &&
    headOf(all.noun) !== headOf(size.group) &&
    sameNoun(all.noun, size.noun);
  return isGroup ? packInto(all.n, size.n, query.noun) : undefined;
}

function packInto(all: Rational, size: Rational, group: string): Solution | undefined {
  if (!isInteger(all) || !isInteger(size) || size.numerator <= 0n) return undefined;
  const [count, rest] = [all.numerator / size.numerator, all.numerator % size.numerator];
  const so = rest === 0n ? say.groupsMade(String(count), group) : say.groupsAndRest(String(count), group, String(rest));
  return { steps: [step(say.packed, all, '÷', size)], so, result: integer(count) };
}
