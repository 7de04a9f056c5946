import { extra, n, noun, plain, type Rule, value, who, whom } from './clause-parts.ts';
import type { Query } from './facts.ts';
import { choice, doing, gaining, having, losing, word } from './lexicon.ts';

export const total = '(?:in all|altogether|all together|in total|total|together|combined|in the end)';

const auxiliary = '(?:are|is|does|do|did|will|would|can|were|was|have|has)';
export const have = '(?:have|has|get|need|own|be)';

/** What a story asks for. */
export const queryRules: ReadonlyArray<Rule<Query>> = [
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
