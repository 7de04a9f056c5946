import type { Persona } from '@grove/content/tutor-model';
import { numberWordsToDigits } from '@grove/mathematics';
import type { Asked } from './capability.ts';
import { mendWord } from './vocabulary.ts';
import { isYoung } from './worked.ts';

const characters: ReadonlyArray<readonly [RegExp, string]> = [
  [/[’‘`]/g, "'"],
  [/[−–—]/g, '-'],
  [/[“”"]/g, ''],
  [/⁄/g, '/'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/½/g, ' 1/2'],
  [/¼/g, ' 1/4'],
  [/¾/g, ' 3/4'],
  [/°/g, ' degrees '],
  [/\*\*/g, '^'],
  [/✖/g, '×'],
  [/➕/g, '+'],
  [/➖/g, '-'],
  [/➗/g, '÷'],
  [/[\u20e3\ufe0f]/g, ''],
  [/[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\u200d]/gu, ' '],
  [/\s+/g, ' '],
];

/** How children write short. */
const shorthand: ReadonlyArray<readonly [RegExp, string | ((...groups: string[]) => string)]> = [
  [/\b(?:what'?s|wats|wat|wut|wuts|waht|wht|what)(?:(?: is| are| does)(?! -?\d+\W*$))?\b/g, 'what'],
  [/\bhw\b/g, 'how'],
  [/\b(?:wich|whitch|witch)(?= (?:is|one|number|fraction|of)\b)/g, 'which'],
  [/\bhav\b/g, 'have'],
  [/\bit'?s(?= \d)/g, 'it is'],
  [/\bthat'?s\b/g, 'that is'],
  [/\bmeny\b/g, 'many'],
  [/\b(?:plz|pls|plse|plase)\b/g, 'please'],
  [/\bu\b/g, 'you'],
  [/\btheres\b|\bthere's\b/g, 'there is'],
  [/\b(?:i'm|im)\b/g, 'i am'],
  [/\b(?:he's|hes)\b/g, 'he is'],
  [/\b(?:she's|shes)\b/g, 'she is'],
  [/\b(?:ive|i've)\b/g, 'i have'],
  [
    /\b(bigger|smaller|larger|greater) then\b|\b(more|less|fewer) then\b(?= \d)/g,
    (_, a?: string, b?: string) => `${a ?? b} than`,
  ],
  [/\bper cent\b/g, 'percent'],
  [/\bmaths?\b (?=problem|question)/g, ''],
  [/\b(which|this|that|last|next|first|each|every|the|other|another|any|some|only|bigger|smaller|larger) one\b/g, '$1'],
  [/\bone (?=(?:of|is)\b)/g, ''],
];

/** A hyphen or point is part of the greeting only where it cannot be the sign or the point of a number. */
const opening =
  /^(?:(?:hey|hi|hello|ok|okay|so|um+|uh+|well|please|now|and|but|then|question|quick question|mr\.? \w+|miss \w+|ms\.? \w+|dr\.? \w+|professor \w+|captain \w+|can you do|can you|could you|would you|will you|(?:what|how) about|ignore (?:my|the) (?:last|previous) (?:question|one|message)|do you know|you know|tell me|show me|give me|help me with|help me(?: to)?|help with|help|i need to know|i need help with|i need to|i have to|i want to know|i wanna know|let us|lets|let's|explain|answer this|answer|my (?:homework|teacher) (?:says|said|asks|is)|calculate|compute|work out|figure out|determine|how (?:do|can|would|should) (?:i|you|we) (?:do|solve|calculate|work out|find|figure out|get|write|convert|simplify|turn|make)|how (?:do|can|would|should) (?:i|you|we)(?= (?:multiply|times|add|subtract|divide) [\d(.-])|what|the|list|name|how (?:much|many) (?:is|are)(?= [\d$-])|do you get (?:when|if) (?:you|i|we)|happens (?:when|if) (?:you|i|we)|find|solve|evaluate|the answer (?:to|of|for)|the value of (?=[\d(.-]))(?: out)?\b(?:[ ,:]|\.(?!\d)|-(?= |(?!sqrt|root)[a-z]{2}))*)+/;
const closing =
  /(?:\b(?:is what|equals what|equals|is|are|makes?|please|for me|then|show (?:me|your|the) (?:how|work|working|steps)|step by step|with (?:steps|work)|explain|thanks?(?: you)?|thx|now|and why|why|i think|right|correct)\b|[=?!,:;.])$/;
/** Longer than each of these, so that it is seen whether a word begins with it. */
const closingChars = 24;

/** A question without what may stand behind it: marks, pleas, and what asks for its steps. One at a time, so that the time grows as the text does. */
function withoutClosing(text: string): string {
  let rest = text.trimEnd();
  for (let end = closing.exec(rest.slice(-closingChars)); end; end = closing.exec(rest.slice(-closingChars)))
    rest = rest.slice(0, rest.length - end[0].length).trimEnd();
  return rest;
}

/** Lists that were written with commas alone are no thousands. */
const aboutList =
  /\b(?:mean|average|median|mode|range|order|least|greatest|smallest|largest|biggest|next|pattern|sequence|lcm|gcf|gcd|hcf)\b/;
const digitsAndCommas = /(?<![\d,.])[-\d,]+/g;
const tightList = /^-?\d+(?:,-?\d+){2,}$/;

function tidy(text: string): string {
  const spread = aboutList.test(text)
    ? text.replace(digitsAndCommas, (run) => (tightList.test(run) ? run.replaceAll(',', ', ') : run))
    : text;
  return spread
    .replace(/\bhalf a dozen\b/g, '6')
    .replace(/\b(?:a )?dozen\b/g, (word, at: number, all: string) => (/\d $/.test(all.slice(0, at)) ? 'dozen' : '12'))
    .replace(/(?<!\d)(\d+) dozen\b/g, (_, count: string) => String(BigInt(count) * 12n));
}

/** A message in the one form that all capabilities read. */
export function askedOf(message: string, persona: Persona): Asked {
  let text = message.toLowerCase();
  for (const [pattern, plain] of [...characters, ...shorthand])
    text = typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, plain);
  text = text.trim().replace(/^what(?: is)? (\d{1,2})!$/, '$1 factorial');
  if (!isYoung(persona)) text = text.replace(/(?<![\d.])(\d{1,2})!(?!\S)/g, '$1 factorial ');
  text = text.trim().replace(/^[^\w(√.|$£€_-]+/, '');
  text = withoutClosing(text);
  text = text
    .replace(/[a-z]{5,}/g, mendWord)
    .replace(opening, '')
    .trim();
  text = tidy(numberWordsToDigits(text))
    .replace(opening, '')
    .replace(/\bhalf of\b/g, '1/2 of');
  text = text
    .replace(/\b(?:negative|minus) (?=[\d.]+(?: |$))(?<!\d (?:negative|minus) )/g, '-')
    .replace(/^number is (?=\d+ (?:more|less) than)/, '');
  return { text: withoutClosing(text).replace(/\s+/g, ' ').trim(), said: message.toLowerCase(), persona };
}
