import { apply, numberOf } from '../exact.ts';
import type { Fact, Query } from './facts.ts';
import {
  choice,
  coming,
  doing,
  gaining,
  giving,
  going,
  having,
  losing,
  marked,
  markedSource,
  packing,
  sharing,
  unmarked,
  word,
} from './lexicon.ts';

const determiner = '(?:the|a|an|his|her|my|their|our|your|its|some|this|that)';
const who = `(i|you|he|she|they|we|it|(?:my|his|her|the|our|a|an) ${word}|${word})`;
const whom = `(me|you|him|her|them|us|(?:my|his|her|the|our|a|an) ${word}|${word})`;
const n = String.raw`(\d+(?:\.\d+)?(?:\/\d+)?)`;
const some = `(?: (?:more|other|of (?:them|these|those|the|his|her|my|their)|of))?`;
const extra = `(?: (?:to|from|at|in|on|with|for|by|into|under|after|during|near|inside|off) (?:(?:${determiner} (?!(?:first|away)\\b))?${word}|him|her|them|me|it|us)| today| yesterday| now| later| first| away| again| then| too| so far)*`;
const noun = `${word}(?: ${word}){0,2}(?: of ${word})?`;
const maybe = `(?: ${noun})?`;
const each = `(?: each| apiece| a piece| every one| per [a-z]+)`;
const money = '(dollars?|cents?|pounds?|euros?)';
const there = 'there (?:is|are|was|were)';

type Make<T> = (parts: readonly string[]) => T | undefined;
type Rule<T> = readonly [source: string, make: Make<T>];
const value = (text: string | undefined) => numberOf(text ?? '');
const plain = (owner: string | undefined): string => (owner ?? '').replace(/^(?:my|his|her|the|our|a|an) /, '');

const facts: ReadonlyArray<Rule<Fact>> = [
  [
    `(?:(?:${who} )?${choice([...having, ...gaining])} |${there} )?${n} (${noun})(?: of ${word})?,?(?: and| that| which)?(?: each)?(?: of)? (?:with|have|has|had|holding|containing|hold|contain) ${n}(?: (${noun}))?(?: each| in each(?: (?:one|of them|${noun}))?| inside each)`,
    ([owner, count, group, m, things]) => ({
      kind: 'groups',
      owner: plain(owner),
      count: value(count),
      group: group ?? '',
      n: value(m),
      noun: things ?? '',
    }),
  ],
  [
    `(?:(?:${who} )?${choice([...having, ...gaining])} |${there} )?${n} (${noun}),? (?:each with|each having|each has|each have|of) ${n} (${noun})(?: each)?`,
    ([owner, count, group, m, things]) => ({
      kind: 'groups',
      owner: plain(owner),
      count: value(count),
      group: group ?? '',
      n: value(m),
      noun: things ?? '',
    }),
  ],
  [
    `(?:(?:${who} )?${choice([...having, ...gaining])} |${there} )?${n} (${noun}) (?:for|at|that cost|which cost|cost|costing) ${n} ${money}${each}`,
    ([owner, count, group, m, things]) => ({
      kind: 'groups',
      owner: plain(owner),
      count: value(count),
      group: group ?? '',
      n: value(m),
      noun: things ?? '',
    }),
  ],
  [
    `(?:each|every|a|an|one|1|the) (${noun}) (?:has|holds|contains|costs|cost|have|gets|is|weighs|needs) ${n} (${noun})(?: (?:on|in) it)?`,
    ([group, m, things]) => ({ kind: 'each', group: group ?? '', n: value(m), noun: things ?? '' }),
  ],
  [
    `(${noun}) (?:costs?|are|is) ${n} ${money}${each}`,
    ([group, m, things]) => ({ kind: 'each', group: group ?? '', n: value(m), noun: things ?? '' }),
  ],
  [
    `(?:${there} )?${n} (${noun}) (?:are )?(?:in|on|for|per) (?:each|every) (${noun})`,
    ([m, things, group]) => ({ kind: 'each', group: group ?? '', n: value(m), noun: things ?? '' }),
  ],
  [
    `(?:${who} )?(?:wants? to )?${choice([...sharing, ...packing])}(?: ${n})?(?: (?:them|the|it|the rest|(?:the |his |her |my )?(${noun})))?(?: equally| evenly)? (among|between|by|into|in|on|onto) ${n}(?: equal)? (${noun})(?: equally| evenly)?`,
    ([owner, total, things, how, among, into]) => ({
      kind: 'share',
      owner: plain(owner),
      total: total === undefined ? undefined : value(total),
      noun: things ?? '',
      among: value(among),
      into: into ?? '',
      isSure: how !== 'in' && how !== 'on' && how !== 'onto',
    }),
  ],
  [
    `(?:${there} )?${n} (${noun}) (?:are |is |were |was |to be )?(?:equally |evenly )?(?:shared|split|divided)(?: up)?(?: equally| evenly)? (?:by|among|between|into) ${n}(?: equal)? (${noun})(?: equally| evenly)?`,
    ([total, things, among, into]) => ({
      kind: 'share',
      owner: '',
      total: value(total),
      noun: things ?? '',
      among: value(among),
      into: into ?? '',
      isSure: true,
    }),
  ],
  [
    `(?:${there} |${who} ${choice(having)} )?${n} (${noun}) (?:for|in|into|on) ${n} (${noun})`,
    ([owner, total, things, among, into]) => ({
      kind: 'share',
      owner: plain(owner),
      total: value(total),
      noun: things ?? '',
      among: value(among),
      into: into ?? '',
      isSure: false,
    }),
  ],
  [
    `(?:${who} )?(?:wants? to )?${choice([...packing, ...having])} ${n}(?: of them)?(?: (${noun}))? (?:in|into|on|to) (?:each|every|a|one) (${noun})`,
    ([, m, things, group]) => ({ kind: 'pack', n: value(m), noun: things ?? '', group: group ?? '' }),
  ],
  [
    `${who} (?:has|have|had|is|are|am|gets|got|read|scored|found) ${n} (?:years |inches |cm )?(more|fewer|less|older|younger|taller|shorter)(?: (${noun}))? than ${whom}`,
    ([owner, m, how, things, other]) => ({
      kind: 'relation',
      owner: plain(owner),
      other: plain(other),
      operator: /more|older|taller/.test(how ?? '') ? '+' : '−',
      n: value(m),
      noun: things ?? '',
    }),
  ],
  [
    `${who} (?:has|have|had|gets|got|read|scored|found) (?:${n} times|twice) as many(?: (${noun}))? as ${whom}`,
    ([owner, m, things, other]) => ({
      kind: 'relation',
      owner: plain(owner),
      other: plain(other),
      operator: '×',
      n: value(m ?? '2'),
      noun: things ?? '',
    }),
  ],
  [
    `${who} (?:is|are) ${n} years (older|younger)`,
    ([owner, m, how]) => ({
      kind: 'relation',
      owner: plain(owner),
      other: '',
      operator: how === 'older' ? '+' : '−',
      n: value(m),
      noun: '',
    }),
  ],
  [
    `${who} (?:is|am|are) ${n}(?: years(?: old)?)?`,
    ([owner, m]) => ({ kind: 'have', owner: plain(owner), n: value(m), noun: 'years' }),
  ],
  [
    `(?:${who} )?(?:pays?|paid)(?: with)?(?: an?)? ${n}(?: ?${money}(?: bill)?)?`,
    ([, m]) => ({ kind: 'paid', n: value(m) }),
  ],
  [
    `(?:${who} )?${choice(giving)} ${whom} ${n}${some}${maybe}${extra}`,
    ([owner, to, m]) => ({ kind: 'change', owner: plain(owner), to: plain(to), sign: -1, n: value(m), noun: '' }),
  ],
  [
    `(?:${who} )?${choice(giving)}(?: away)? ${n}${some}${maybe}(?: away)? to ${whom}`,
    ([owner, m, to]) => ({ kind: 'change', owner: plain(owner), to: plain(to), sign: -1, n: value(m), noun: '' }),
  ],
  [
    `(?:${who} )?${choice(giving)} ${n}(?: (${noun}))? to each of (?:${determiner} )?${n} ${word}`,
    ([owner, m, things, people]) => ({
      kind: 'change',
      owner: plain(owner),
      to: '',
      sign: -1,
      n: apply('×', value(m), value(people)),
      noun: things ?? '',
    }),
  ],
  [
    `${n}(?: of (?:them|${determiner} ${noun}))? (?:are|were) (${word})`,
    ([m, what]) => ({ kind: 'part', n: value(m), what: what ?? '' }),
  ],
  [
    `(?:all )?(?:the )?(?:rest|others) (?:are|were) (${word})`,
    ([what]) => ({ kind: 'part', n: undefined, what: what ?? '' }),
  ],
  [
    `${n}${some}${maybe} (?:${choice(going)} (?:away|off|out|home|down|inside)|left|leave|leaves|pops?|popped|broke|melted|fell)${extra}`,
    ([m]) => ({ kind: 'change', owner: '', to: '', sign: -1, n: value(m), noun: '' }),
  ],
  [
    `${n}(?: more| other)?${maybe} (?:${choice(coming)}|get on|got on|fly in|flew in)(?: (?:them|in|over))?${extra}`,
    ([m]) => ({ kind: 'change', owner: '', to: '', sign: 1, n: value(m), noun: '' }),
  ],
  [
    `${who} (?:will )?${choice(having)} ${n}(?: (${noun}))?${extra}`,
    ([owner, m, things]) => ({ kind: 'have', owner: plain(owner), n: value(m), noun: things ?? '' }),
  ],
  [
    `in (?:${determiner} )?${word}(?: ${word})? (?:there )?(?:is|are|was|were) ${n} (${noun})`,
    ([m, things]) => ({ kind: 'have', owner: 'there', n: value(m), noun: things ?? '' }),
  ],
  [
    `(?:${who} )?(?:buys?|bought|gets?|got) (?:a|an|1|the|some) (${noun}) (?:for|at|that costs?|which costs?|costing) ${n} ${money}`,
    ([, group, m, things]) => ({ kind: 'each', group: group ?? '', n: value(m), noun: things ?? '' }),
  ],
  [
    `(?:${there}|${word}(?: ${word})? (?:has|have|had)) ${n} (${noun})${extra}`,
    ([m, things]) => ({ kind: 'have', owner: 'there', n: value(m), noun: things ?? '' }),
  ],
  [
    `${n} (${noun}) (?:are|were|sat|sit|stood|stand|play|played|live|lived|is|was)${extra}`,
    ([m, things]) => ({ kind: 'have', owner: 'there', n: value(m), noun: things ?? '' }),
  ],
  [
    `(?:${who} )?(?:then )?(${choice(losing)})(?: away| out)? ${n}${some}(?: (${noun}))?${extra}`,
    ([owner, , m, things]) => ({
      kind: 'change',
      owner: plain(owner),
      to: '',
      sign: -1,
      n: value(m),
      noun: things ?? '',
    }),
  ],
  [
    `(?:${who} )?(?:then )?(${choice(gaining)}) ${n}${some}(?: (${noun}))?${extra}`,
    ([owner, , m, things]) => ({
      kind: 'change',
      owner: plain(owner),
      to: '',
      sign: 1,
      n: value(m),
      noun: things ?? '',
    }),
  ],
  [
    `(?:${who} )?(${choice(doing)}) ${n}(?: more)?(?: (${noun}))?${extra}`,
    ([owner, verb, m, things]) => ({
      kind: 'act',
      owner: plain(owner),
      verb: verb ?? '',
      n: value(m),
      noun: things ?? '',
    }),
  ],
  [
    `(?:and )?${n}(?: (${noun}))?${extra}`,
    ([m, things]) => ({ kind: 'act', owner: '', verb: '', n: value(m), noun: things ?? '' }),
  ],
];

const total = '(?:in all|altogether|all together|in total|total|together|combined|in the end)';
const auxiliary = '(?:are|is|does|do|did|will|would|can|were|was|have|has)';
const have = '(?:have|has|get|need|own|be)';

const queries: ReadonlyArray<Rule<Query>> = [
  [
    `how much change(?: (?:does|do|did|will|should) ${who} (?:get|have|receive)(?: back)?| back)?|how much (?:does|do|did|will) ${who} get back|what (?:is )?(?:the |his |her |my )?change`,
    () => ({ kind: 'change', owner: '', noun: '' }),
  ],
  [
    `how much ${auxiliary} ${n} (${noun})(?: cost)?(?: ${total})?`,
    ([count, things]) => ({ kind: 'cost', owner: '', noun: things ?? '', count: value(count) }),
  ],
  [
    `how much ${auxiliary} (?:it|they|these|that|${noun})(?: all)? cost(?: ${total})?|how much (?:money )?(?:does|do|did|will|would) (?:${who}) (?:pay|spend|owe)(?: ${total})?|what (?:is )?(?:the )?total(?: cost| price)?|how much (?:is it|are they)?(?: ${total})?`,
    () => ({ kind: 'cost', owner: '', noun: '' }),
  ],
  [
    `how (?:many|much)(?: (${noun}))? (?:${auxiliary} )?(?:there )?(?:${who} )?(?:still )?(?:${have} )?(?:there )?(?:left|remaining|remain|left over)${extra}(?: now)?`,
    ([things, owner]) => ({ kind: 'left', owner: plain(owner), noun: things ?? '' }),
  ],
  [
    `how (?:many|much)(?: of (?:them|the ${noun}))?(?: (${noun}))? (?:${auxiliary} )?(?:there )?(?:${who} )?(?:and ${whom} )?(?:${choice([...having, ...doing, ...gaining, ...losing])} |be )?(?:there )?${total}`,
    ([things, owner]) => ({ kind: 'total', owner: plain(owner), noun: things ?? '' }),
  ],
  [
    `how many (more|fewer|less)(?: (${noun}))? (?:does|do|did|has|have) ${who}(?: (?:${have}|${choice([...doing, ...gaining])}))?(?: than ${whom})?`,
    ([how, things, owner, than]) => ({
      kind: 'difference',
      owner: plain(owner),
      noun: things ?? '',
      than: plain(than),
      isFewer: how !== 'more',
    }),
  ],
  [
    `how (?:many|much)(?: (${noun}))? (?:${auxiliary} )?(?:there )?(?:for |in |on |at )?(?:each|every|per)(?: of them| (${noun}))?(?: (?:get|gets|have|receive|pay))?|how many (?:does|do|will|did) (?:they|we|each|everyone) (?:each )?get(?: each)?|how many each`,
    ([things, group]) => ({ kind: 'each', owner: '', noun: things ?? '', group: group ?? '' }),
  ],
  [
    `how many (${noun}) (?:${auxiliary} )(?:there )?(?:be )?(?:${who} )?(?:need|needs|needed|fill|make|use|be filled|be made)`,
    ([things]) => ({ kind: 'groups', owner: '', noun: things ?? '' }),
  ],
  [`how many(?: ${noun})? (?:are|were) (${word})`, ([what]) => ({ kind: 'part', owner: '', noun: what ?? '' })],
  [`how old (?:is|am|are) ${who}`, ([owner]) => ({ kind: 'have', owner: plain(owner), noun: 'years' })],
  [
    `how many(?: (${noun}))? (?:did|do|does) ${who} (?:${whom} )?${choice([...doing, ...gaining, ...losing])}`,
    ([things, owner]) => ({ kind: 'done', owner: plain(owner), noun: things ?? '' }),
  ],
  [
    `how many (${noun}) (?:do|does|are (?:there )?(?:on|in)|are (?:on|in)|would|will|in|on) ${n} (${noun})(?: have)?`,
    ([, count, group]) => ({ kind: 'have', owner: '', noun: group ?? '', count: value(count) }),
  ],
  [
    `how (?:many|much)(?: (${noun}))?(?: ${auxiliary})?(?: there| ${who})?(?: ${choice(having)}| there| be)?(?: there)?(?: now| still)?${extra}`,
    ([things, owner]) => ({ kind: 'have', owner: plain(owner), noun: things ?? '' }),
  ],
];

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
export const readFact = firstOf(compile(facts));
/** What one clause asks. */
export const readQuery = firstOf(compile(queries));
