import { apply } from '../exact.ts';
import {
  determiner,
  extra,
  maybe,
  money,
  n,
  noun,
  plain,
  type Rule,
  some,
  there,
  value,
  who,
  whom,
} from './clause-parts.ts';
import type { Fact } from './facts.ts';
import { choice, coming, doing, gaining, giving, going, having, losing, word } from './lexicon.ts';

/** What happens to amounts, and what they are. */
export const amountRules: ReadonlyArray<Rule<Fact>> = [
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
