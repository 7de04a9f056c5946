import { withDigits } from './number-words.ts';

/** A question about numbers, as far as it was understood. Numbers are written as in `12`, `0.5`, `3/4` or `1 1/2`. */
export type Sum =
  | { readonly kind: 'expression'; readonly text: string }
  | { readonly kind: 'percent'; readonly percent: string; readonly whole: string }
  | { readonly kind: 'part'; readonly part: string; readonly whole: string }
  | { readonly kind: 'compare'; readonly a: string; readonly b: string }
  | { readonly kind: 'root' | 'parity' | 'prime' | 'after' | 'before'; readonly n: string }
  | { readonly kind: 'average'; readonly numbers: readonly string[] }
  | { readonly kind: 'equation'; readonly left: string; readonly right: string };

const number = String.raw`-?(?:\d+ \d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)`;
const whole = String.raw`\d{1,9}`;
const bigger = String.raw`(?:bigger|larger|greater|more|smaller|less|fewer|higher|lower)`;

const operators: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=[\d)]) ?(?:multiplied by|times|groups of|x|\*|·|×) ?(?=[\d(.-])/g, ' × '], [/(?<=[\d)]) ?(?:divided by|shared (?:by|among|between)|÷|:) ?(?=[\d(.-])/g, ' ÷ '], [/(?<=[\d)])(?: \/ ?|\/ )(?=[\d(.-])/g, ' ÷ '],
  [/(?<=[\d)]) ?(?:plus|added to|\+) ?(?=[\d(.-])/g, ' + '], [/(?<=[\d)]) ?(?:minus|take away|takeaway|subtract|less|−|–) ?(?=[\d(.])/g, ' - '], [/(?<=[\d)]) ?to the (?:power of )?(\d+)(?:th)?(?: power)?/g, ' ^ $1'],
  [/(?<=[\d)]) ?squared\b|²/g, ' ^ 2'], [/(?<=[\d)]) ?cubed\b|³/g, ' ^ 3'], [/(?<=\d) ?(?:percent|per cent) /g, '% '],
];
const fluff = /^(?:(?:hey|hi|hello|ok|okay|so|um|please|pls|can you|could you|do you know|tell me|help me with|help me|i need to know|what(?:'s| is| are| does| do)?|whats|how much (?:is|are)|how many (?:is|are)|how do (?:i|you) (?:do|solve|calculate|work out)|calculate|compute|solve|work out|find|figure out|the answer (?:to|of)|add|is|if i|do|are|the sum of|the value of)\b[ ,:]*)+/;
const tail = /(?:\s*(?:equals|is|make|makes|=|please|pls|for me|then|together|altogether|in all|\?|!|\.(?!\d)))*\s*$/;

const patterns: ReadonlyArray<readonly [RegExp, (groups: readonly string[]) => Sum]> = [
  [new RegExp(`^(${number}) ?% of (${number})$`), ([percent = '', of = '']) => ({ kind: 'percent', percent, whole: of })],
  [new RegExp(`^(\\d+\\/\\d+) of (?:a |an )?(${number})(?: [a-z]+)?$`), ([part = '', of = '']) => ({ kind: 'part', part, whole: of })],
  [new RegExp(`^(?:double|twice) (${number})$`), ([n = '']) => ({ kind: 'expression', text: `2 × ${n}` })],
  [new RegExp(`^(?:the )?(?:number )?(?:that )?(?:comes |goes |come )?(?:right |just )?(?:after|1 more than) (${whole})$`), ([n = '']) => ({ kind: 'after', n })],
  [new RegExp(`^(?:the )?(?:number )?(?:that )?(?:comes |goes |come )?(?:right |just )?(?:before|1 less than) (${whole})$`), ([n = '']) => ({ kind: 'before', n })],
  [new RegExp(`^(?:which (?:one |number |fraction )?(?:is )?(?:the )?${bigger}|compare|${bigger})(?: one)?(?: is)?[:,]? (${number}) (?:or|and|with|to) (${number})$`), ([a = '', b = '']) => ({ kind: 'compare', a, b })],
  [new RegExp(`^(${number}) (?:a lot )?(?:${bigger} (?:than|then)|>|<|the same as|equal to|as (?:big|much|many) as|or) (${number})(?: ${bigger})?$`), ([a = '', b = '']) => ({ kind: 'compare', a, b })],
  [new RegExp(`^(?:are )?(${number}) (?:and|or) (${number}) (?:are )?(?:equal|the same|equivalent|the same amount|${bigger})$`), ([a = '', b = '']) => ({ kind: 'compare', a, b })],
  [new RegExp(`^(?:√|sqrt|(?:the )?square root of|root of) ?\\(?(${whole})\\)?$`), ([n = '']) => ({ kind: 'root', n })],
  [new RegExp(`^(?:the )?(?:number )?(${whole}) (?:an? )?(?:even|odd)(?: number)?(?: or (?:an? )?(?:odd|even)(?: number)?)?$`), ([n = '']) => ({ kind: 'parity', n })],
  [new RegExp(`^(?:the )?(?:number )?(${whole}) (?:a )?prime(?: number)?$`), ([n = '']) => ({ kind: 'prime', n })],
  [new RegExp(`^(?:the )?(?:average|mean) of ((?:${number})(?:(?:, ?(?:and )?| and | )(?:${number}))+)$`), ([list = '']) => ({ kind: 'average', numbers: list.split(/, ?(?:and )?| and | /) })],
  [/^((?:[\d.+-]|\bx\b|\dx| )*x(?:[\d.+ -])*) ?= ?([-\d.+ x]+)$/, ([left = '', right = '']) => ({ kind: 'equation', left, right })],
];

const isExpression = (text: string): boolean => /^[\d\s.,+×÷^()/-]+$/.test(text) && /\d\s*[+×÷^/-]\s*[\d(.-]|\)\s*[+×÷^-]|[+×÷-]\s*\(/.test(text) && /\d/.test(text);

/** Understands a question about numbers, in digits or words; undefined for anything else. */
export function readSum(message: string): Sum | undefined {
  let text = message.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').trim().replace(/^[^\w(√.-]+/, '').replace(tail, '');
  text = text.replace(/\bx *= *\?$/, '').replace(fluff, '');
  text = withDigits(text).replace(fluff, '').replace(/\bhalf of\b/g, '1/2 of').replace(/\b1\/2 (?=\d+$)/, '1/2 of ').replace(/^(?:solve )?(?:for x)[:,]? /, '').replace(/ for x$/, '');
  const equation = /=/.test(text) && /x/.test(text);
  if (!equation) for (const [pattern, sign] of operators) text = text.replace(pattern, sign);
  text = text.replace(/^(\d+(?:\.\d+)?) and (\d+(?:\.\d+)?)(?: together| more)?$/, (all, a: string, b: string) => (/^(?:add|.*\badd\b|.*\btogether\b)/.test(message.toLowerCase()) ? `${a} + ${b}` : all)).replace(tail, '').trim();
  for (const [pattern, make] of patterns) {
    const match = pattern.exec(text);
    if (match) return make(match.slice(1));
  }
  return isExpression(text) ? { kind: 'expression', text: text.replace(/(?<=\d),(?=\d{3})/g, '') } : undefined;
}
