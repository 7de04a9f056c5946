import {
  apply,
  listPattern,
  parseNumber,
  numberPattern,
  numbersOf,
  formatNumber,
  integer,
  wholePattern,
} from '@grove/mathematics';
import { phrases } from '../../sentences/phrases.ts';
import type { Capability } from '../capability.ts';
import { workExpression } from './sum-steps.ts';
import { practise, type Worked } from '../worked.ts';

const d = `(${numberPattern})`;
/** Ways to say a sum with the operation before or after its numbers. */
const sayings: ReadonlyArray<readonly [RegExp, string]> = [
  [new RegExp(`^(?:add|sum of|total of) ${d} (?:and|to|with) ${d}$`), '$1 + $2'],
  [new RegExp(`^${d} and ${d} (?:together|more|in all|altogether|added)$`), '$1 + $2'],
  [new RegExp(`^${d} more than ${d}$`), '$2 + $1'],
  [new RegExp(`^(?:subtract|take|minus) ${d} (?:away )?from ${d}$`), '$2 - $1'],
  [new RegExp(`^${d} (?:less|fewer) than ${d}$`), '$2 - $1'],
  [new RegExp(`^difference (?:between|of) ${d} and ${d}$`), '$1 - $2'],
  [new RegExp(`^(?:multiply|product of) ${d} (?:by|and|with|times) ${d}$`), '$1 × $2'],
  [new RegExp(`^(?:divide|quotient of) ${d} (?:by|and) ${d}$`), '$1 ÷ $2'],
  [
    new RegExp(
      `^(?:how many times )?(?:does |can |will )?${d} (?:go(?:es)?|fits?) (?:in|into|in to) ${d}(?: how many times)?$`,
    ),
    '$2 ÷ $1',
  ],
  [
    new RegExp(
      `^how many (${wholePattern})s (?:are |fit |go )?(?:there )?(?:are )?(?:in|into|make) (${wholePattern})$`,
    ),
    '$2 ÷ $1',
  ],
  [new RegExp(`^(?:double|twice|doubled?(?: of)?) ${d}$`), '2 × $1'],
  [new RegExp(`^${d} doubled$`), '2 × $1'],
  [new RegExp(`^(?:triple|thrice) ${d}$`), '3 × $1'],
  [/^(\d+(?:\.\d+)?) squared$/, '$1 ^ 2'],
  [/^halve (\d+)$/, '$1 ÷ 2'],
  [new RegExp(`^(${wholePattern}) groups? of (${wholePattern})$`), '$1 × $2'],
];
const operators: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=[\d)]) ?(?:multiplied by|multiply by|multiply|times by|times|\*|·|×) ?(?=[\d(.-])/g, ' × '],
  // `3 x 4` and `3x4` multiply; `3x - 4` and `3 x - 4` name an unknown.
  [/(?<=[\d)])x ?(?=[\d(.])|(?<=[\d)]) x ?(?=-?\d|[(.])/g, ' × '],
  [
    /(?<=[\d)]) ?(?:divided by|divided into|divide by|divide|divided|shared (?:by|among|between)|over|÷) ?(?=[\d(.-])/g,
    ' ÷ ',
  ],
  [/(?<=\d) ?: ?(?=\d+$)/g, ' ÷ '],
  [/(?<=[\d)])(?: \/ ?|\/ )(?=[\d(.-])/g, ' ÷ '],
  [/(?<=[\d)]) ?(?:plus|added to|add|\+|n|and then add) ?(?=[\d(.-])/g, ' + '],
  [/(?<=[\d)]) ?(?:minus|take away|takeaway|take|subtracted by|subtract|less) ?(?=[\d(.])/g, ' - '],
  [/(?<=[\d)]) ?to the (?:power of )?(\d+)(?:th|nd|rd)?(?: power)?/g, ' ^ $1'],
  [/(?<=[\d)]) ?squared\b/g, ' ^ 2'],
  [/(?<=[\d)]) ?cubed\b/g, ' ^ 3'],
  [/(?<=[\d)]) ?\^ ?/g, ' ^ '],
  [/(?<=[\d)]) ?\((?=[\d-])/g, ' × ('],
  [/\) ?(?=\d)/g, ') × '],
  [/\bnegative (?=\d)/g, '-'],
];
const rowForm = new RegExp(`^(sum of|total of|add|add up|product of|multiply) (${listPattern})$`);
const before = /^(?:(?:how (?:much|many) (?:is|are|makes?|does|do))\b ?)+/;
/** `multiply 12 x 15` names its operation twice. */
const namedTwice = /^(?:multiply|times|add|subtract|divide) (?=[\d\s().x×*+÷/-]+$)/;
const isExpression = (text: string): boolean =>
  /^[\d\s.,+×÷^()/-]+$/.test(text) &&
  /\d\s*[+×÷^/-]\s*[\d(.-]|\)\s*[+×÷^-]|[+×÷-]\s*\(/.test(text) &&
  !/\d{1,2}-\d{1,2}-\d{2,4}|\d{3}-\d{3,4}/.test(text);

/** Commas in numbers: between thousands as in `1,000`, else for a decimal point as in `3,5`. Points such as `(1,2)` keep theirs. */
const withoutCommas = (sum: string): string =>
  sum
    .replace(/(?<![\d,.])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g, (grouped) => grouped.replaceAll(',', ''))
    .replace(/(?<![\d,.])(?!(?<=\()\d+,\d+\))(\d+,\d{1,2}|0,\d+)(?![\d,.])/g, (decimal) => decimal.replace(',', '.'));

/** A sign that a division or a power would part from what it stands before. */
const unsigned = /[÷^] *- *(?:\(|\d+(?:\.\d+)? \^ )/;

/** Reads a sum as an expression such as `2 + 3 × 4`; undefined for anything else. */
export function readExpression(text: string): string | undefined {
  let sum = text.replace(before, '').replace(namedTwice, '');
  for (const [saying, meant] of sayings) sum = sum.replace(saying, meant);
  const row = rowForm.exec(sum);
  if (row) sum = numbersOf(row[2]!).join(row[1] === 'product of' || row[1] === 'multiply' ? ' × ' : ' + ');
  for (const [word, sign] of operators) sum = sum.replace(word, sign);
  // Without parentheses the power comes before the sign: −3^2 is −(3 × 3). A bracket takes the sign as a whole.
  const signed = sum.replace(/-(?<=(?:^|[(+×-])\s*-)(?= ?\(|\d+(?:\.\d+)? \^ )/g, '-1 × ');
  return isExpression(signed) && !unsigned.test(signed) ? withoutCommas(signed).trim() : undefined;
}

/** `what is 2 and 2` */
const andForm = new RegExp(`^(?:is |are )?${d} and ${d}(?: and ${d})?$`);
const asksWhat = /^\W*(?:hey |hi |so |ok )?(?:wh?[au]ts?|what'?s|how much)\b/;

/** Sums: `7 × 8`, `what is 2 + 3 * 4`, `take 5 from 12`, `two and two`. */
export const sums: Capability = ({ text, said, persona }) => {
  const plus = asksWhat.test(said) ? andForm.exec(text) : null;
  const expression = plus ? plus.slice(1).filter(Boolean).join(' + ') : readExpression(text);
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(expression ?? '') ?? [];
  // `a quarter` and `3/4` are numbers; `17/5` may be a division.
  const isNumber = bottom !== undefined && (!/\d/.test(said) || BigInt(top!) < BigInt(bottom));
  return expression === undefined || isNumber ? undefined : workExpression(expression, persona);
};

const remainderForm = new RegExp(
  `^(?:the )?(?:remainder (?:of|when|for|if) )?(${wholePattern}) ?(?:÷|/|divided by|divide by|:|mod|modulo|%|is divided by) ?(${wholePattern})(?: (?:with|and the)? ?remainder)?$`,
);

/** What is left over by a division: `remainder of 29 / 4`, `29 mod 4`. */
export const remainders: Capability = ({ text }): Worked | undefined => {
  const found = /remainder|mod/.test(text) ? remainderForm.exec(text.replace(/^(?:what )?/, '')) : null;
  if (!found) return undefined;
  const [a, b] = [BigInt(found[1]!), BigInt(found[2]!)];
  if (b === 0n) return { text: phrases.byZero };
  const sum = phrases.remainder(`${a}`, `${b}`, `${a / b} × ${b} = ${(a / b) * b}`, `${a / b}`, `${a % b}`);
  return {
    text: sum,
    result: integer(a % b),
    practice: practise(
      phrases.askRemainder(`${a + 1n}`, `${b}`),
      integer((a + 1n) % b),
      phrases.shareHint(`${a + 1n}`, `${b}`),
    ),
  };
};

const partForm = new RegExp(`^(\\d+/\\d+|1/2(?= \\d+$))(?: of)? (?:a |an )?(${numberPattern})(?: ([a-z]+))?$`);

/** A part of a number: `three quarters of 20`, `half of 15`. */
export const parts: Capability = ({ text }): Worked | undefined => {
  const found = partForm.exec(text);
  if (!found) return undefined;
  const [part, amount] = [parseNumber(found[1]!), parseNumber(found[2]!)];
  const [named, of] = [found[1]!, formatNumber(amount, /\./.test(found[2]!))];
  const one = apply('÷', amount, integer(part.denominator));
  const result = apply('×', amount, part);
  const isDecimal = /\./.test(found[2]!);
  const text1 =
    part.numerator === 1n
      ? phrases.onePartOf(String(part.denominator), of, named, formatNumber(result, isDecimal))
      : phrases.partOf(
          String(part.denominator),
          of,
          formatNumber(one, isDecimal),
          String(part.numerator),
          named,
          formatNumber(result, isDecimal),
        );
  const next = apply('+', amount, integer(part.denominator));
  return {
    text: text1,
    result,
    practice: practise(
      phrases.whatIs(`${named} of ${formatNumber(next)}`),
      apply('×', next, part),
      phrases.sameWayHint,
    ),
  };
};
