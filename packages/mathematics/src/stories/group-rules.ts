import { each, money, n, noun, plain, type Rule, there, value, who } from './clause-parts.ts';
import type { Fact } from './facts.ts';
import { choice, gaining, having, packing, sharing, word } from './lexicon.ts';

/** Groups of as many, prices, and what is shared or packed. */
export const groupRules: ReadonlyArray<Rule<Fact>> = [
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
];
