import { invisiblePlus } from './fold.ts';
import {
  cardinalWords,
  decadeWords,
  digitWords,
  fractionWords,
  numberWords,
  ordinalWords,
  yearWords,
} from './numbers.ts';
import { codeSigns, signs } from './signs.ts';
import { unitWords } from './units.ts';
import { beforeNumbersToDial, beforeYears } from './vocabulary.ts';
import { bare, isInFormula, type TokenContext, sayLetters, spell } from './words.ts';

/** Reads a match aloud, in words and the marks `, . ! ?`; undefined when the rule does not apply here after all. */
type Say = (match: readonly string[], context: TokenContext) => string | undefined;

/** What is read how; of the rules that match at an index the first that says something counts. Every pattern is sticky. */
export interface Rule {
  readonly pattern: RegExp;
  readonly say: Say;
}

const rule = (pattern: RegExp, say: Say): Rule => ({ pattern, say });

const currencies: Readonly<Record<string, readonly [one: string, many: string, cents: string]>> = {
  $: ['dollar', 'dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '¥': ['yen', 'yen', 'sen'],
};
const isScale = (token: string): boolean => /^(?:thousand|million|billion|trillion)\b/i.test(token);

/** `$5.25` → `five dollars and twenty five cents`; before "million" the currency waits (see `sayScale`). */
const sayMoney: Say = ([, sign = '', amount = ''], { after, tail }) => {
  if (tail === '' && isScale(after)) return numberWords(amount);
  const [one, many, cents] = currencies[sign]!;
  const [notes = '', coins = '00'] = /\.\d\d$/.test(amount) ? amount.split('.') : [amount];
  const inNotes = `${numberWords(notes)} ${notes === '1' ? one : many}`;
  if (coins === '00') return inNotes;
  const inCoins = `${cardinalWords(String(Number(coins)))} ${coins === '01' ? cents.replace(/^cents$/, 'cent') : cents}`;
  return notes === '0' ? inCoins : `${inNotes} and ${inCoins}`;
};

const sayScale: Say = ([scale = ''], { before, head }) => {
  const currency = head === '' ? /^["'(]*([$€£¥])\d/.exec(before)?.[1] : undefined;
  return currency ? `${scale.toLowerCase()} ${currencies[currency]![1]}` : undefined;
};

const sayTime: Say = ([, hour = '', minute = ''], { after, tail }) => {
  if (minute !== '00')
    return `${cardinalWords(String(Number(hour)))} ${minute.startsWith('0') ? `oh ${cardinalWords(minute.slice(1))}` : cardinalWords(minute)}`;
  return `${cardinalWords(String(Number(hour)))}${/^[ap]\.?m/i.test(tail === '' ? after : tail) ? '' : " o'clock"}`;
};

function isYear(digits: string, context: TokenContext): boolean {
  if (!/^(?:1[1-9]|20)\d\d$/.test(digits)) return false;
  if (/^(?:1[1-9]|20)\d\d[–-]$/.test(context.head)) return true;
  if (context.head !== '' || isInFormula({ ...context, tail: '' })) return false;
  return (
    beforeYears.has(bare(context.before)) ||
    /^\d{1,2}(?:st|nd|rd|th)?,$/.test(context.before) ||
    /^[–-](?:1[1-9]|20)\d\d$/.test(context.tail)
  );
}

/** Short numbers of helplines: "call 988", "text HOME to 741741". */
const isDialled = (digits: string, before: string): boolean =>
  (/^\d{3}$|^\d{5,7}$/.test(digits) && beforeNumbersToDial.has(before)) ||
  (/^\d{5,6}$/.test(digits) && before === 'to');

const sayNumber: Say = ([written = ''], context) => {
  if (isYear(written, context)) return yearWords(written);
  if (context.head === '' && isDialled(written, bare(context.before))) return digitWords(written);
  return numberWords(written);
};

/** The number that a unit belongs to: in the same token, or alone in the one before. */
function numberOf({ before, head }: TokenContext): string | undefined {
  const [, number] = /((?<!\d)\d+\/\d+|(?<![\d.,])[\d.,]*\d)$/.exec(head === '' ? before : head) ?? [];
  return number;
}

/** Units that are no fraction of letters even without a number. */
const unmistakable = /^(?:m\/s(?:\^2)?|km\/h|g\/(?:cm\^3|mL))$/;

/** A unit behind a number; of a proper fraction there is one: `three quarters of a cup`. */
const sayUnit: Say = ([unit = ''], context) => {
  const number = numberOf(context);
  if (!number)
    return unmistakable.test(unit) ? unitWords(unit, { isOne: false, isApart: true, endsPhrase: true }) : undefined;
  const [numerator, denominator] = number.split('/').map(Number) as [number, number?];
  const isPart =
    denominator !== undefined &&
    numerator < denominator &&
    !/[\d\u2064]\s*$/.test(context.head.slice(0, -number.length));
  const words = unitWords(unit, {
    isOne: number === '1' || isPart,
    isApart: context.head === '',
    endsPhrase: context.after === '' || /^[.,;!?)]/.test(context.tail),
  });
  if (!words) return undefined;
  return isPart ? `of ${/^[aeiou]|^hour/.test(words) ? 'an' : 'a'} ${words}` : words;
};

const powers: Readonly<Record<string, string>> = { 2: 'squared', 3: 'cubed' };

/** Charges of ions too: `²⁺`. */
const sayPower: Say = ([, sign, exponent = '', charge]) => {
  const value = /^\d+$/.test(exponent) ? cardinalWords(exponent) : spell(exponent);
  if (charge) return `${value} ${charge === '+' ? 'plus' : 'minus'}`;
  if (exponent === '') return undefined;
  return sign ? `to the power of negative ${value}` : (powers[exponent] ?? `to the power of ${value}`);
};

/** Whether what stands before is something that can be reduced or divided. */
const hasOperandBefore = ({ before, head }: TokenContext): boolean =>
  /[A-Za-z0-9)\]π%]$/.test(head === '' ? before : head);

const sayMinus: Say = (_, context) => {
  // A sign that sticks to its number, after a space, belongs to that number.
  const isSign = context.head === '' && context.tail !== '';
  return hasOperandBefore(context) && !isSign ? 'minus' : 'negative';
};

/** A hyphen alone, between spaces: a sign between two terms, else a dash. */
const sayLoneHyphen = ({ before, after }: TokenContext): string =>
  /\d$|^[a-z]$/.test(before) && /^[\d(]|^[a-z]\b/.test(after) ? 'minus' : ',';

/** A hyphen at the beginning of a term is its sign. */
const sayLeadingHyphen = (tail: string): string =>
  /^[\d.πa-z(]/.test(tail) && !/^[a-z]{2}/.test(tail) ? 'negative' : ' ';

/** Between digits a hyphen is a range, unless a formula stands around it; between letters it joins. */
const sayHyphen: Say = (_, context) => {
  const { head, tail } = context;
  if (head === '') return tail === '' ? sayLoneHyphen(context) : sayLeadingHyphen(tail);
  if (/[([,=×÷*/^]$/.test(head)) return sayLeadingHyphen(tail);
  if (!/^\d/.test(tail)) return ' ';
  if (/\d$/.test(head))
    return /[=+×÷*]/.test(head + tail) || isInFormula({ ...context, head: '', tail: '' }) ? 'minus' : 'to';
  return /(?:^|[^A-Za-z])[a-z]$/.test(head) ? 'minus' : ' ';
};

const sayDash: Say = (_, { head, tail }) =>
  head !== '' && /[\dA-Za-z]$/.test(head) && /^[\dA-Za-z]/.test(tail) ? 'to' : ',';

const sayTimesSign: Say = ([sign = ''], context) => {
  const hasFactorAfter = /^[\d(]|^[a-z]\b/.test(context.tail === '' ? context.after : context.tail);
  const hasFactorBefore = /[\d)]$|(?:^|[^A-Za-z])[a-z]$/.test(context.head === '' ? context.before : context.head);
  if (hasFactorAfter && hasFactorBefore) return 'times';
  return sign === '*' ? ' ' : undefined;
};

const sayOpening: Say = (_, { head, tail }) => {
  if (tail.startsWith(')')) return ' ';
  if (/(?:^|[^A-Za-z])[fgh]$|(?:sin|cos|tan|log)$/.test(head)) return 'of';
  if (/[\d)]$|(?:^|[^A-Za-z])[a-z]$/.test(head)) return 'times';
  return head === '' || /^\W+$/.test(head) ? ' ' : ',';
};

const saySlash: Say = (_, { head, tail }) => {
  if (/[\d)]$/.test(head) || /(?:^|[^A-Za-z])[A-Za-z]$/.test(head)) return 'over';
  return /[A-Za-z]$/.test(head) && /^[A-Za-z]/.test(tail) ? 'or' : ' ';
};

const sayPoint: Say = (_, { head, tail }) => {
  if (/[a-z]$/.test(head) && /^[A-Z]/.test(tail)) return '.';
  return /[A-Za-z0-9)]$/.test(head) && /^[A-Za-z0-9]/.test(tail) ? (/^\d/.test(tail) ? 'point' : 'dot') : ' ';
};

const codeSign = Object.keys(codeSigns)
  .toSorted((a, b) => b.length - a.length)
  .map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|');
const functions: Readonly<Record<string, string>> = {
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  log: 'log',
  sqrt: 'square root',
};

/** All rules, the special ones before the general ones. */
export const rules: readonly Rule[] = [
  rule(/_+/y, ([line = ''], { head, tail }) => (line.length > 1 || (head === '' && tail === '') ? 'blank' : ' ')),
  rule(/([$€£¥])((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)/y, sayMoney),
  rule(/(?:thousand|million|billion|trillion)\b/y, sayScale),
  rule(/\d{1,3}-\d{3}-\d{3,4}(?:-\d{4})?|\d{3}-\d{4}(?!\d)/y, ([written = '']) =>
    written.split('-').map(digitWords).join(', '),
  ),
  rule(/([01]?\d|2[0-4]):([0-5]\d)(?![\d:])/y, sayTime),
  rule(/(\d+):(\d+)/y, ([, a = '', b = '']) => `${cardinalWords(a)} to ${cardinalWords(b)}`),
  rule(/(\d{1,4})([/-])(\d{1,2})\2(\d{2,4})/y, ([, a = '', , b = '', c = '']) =>
    [a, b, c].map((part) => (part.length === 4 ? yearWords(part) : cardinalWords(String(Number(part))))).join(', '),
  ),
  rule(
    new RegExp(`(\\d+)${invisiblePlus}(\\d+)/(\\d+)`, 'y'),
    ([, whole = '', a = '', b = '']) => `${cardinalWords(whole)} and ${fractionWords(a, b)}`,
  ),
  rule(
    /(\d+)\/(\d+)(?![\d/])/y,
    ([, a = '', b = ''], { before, head }) =>
      `${head === '' && /^\d+$/.test(before) ? 'and ' : ''}${fractionWords(a, b)}`,
  ),
  rule(/(\d[\d,]*)(?:st|nd|rd|th)\b/y, ([, number = '']) => ordinalWords(number.replaceAll(',', ''))),
  rule(/(\d\d0|\d0)s\b|(\d{3}0)s\b/y, ([, short = '', long = '']) => decadeWords(long || short)),
  rule(/(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+/y, sayNumber),
  rule(/([ap])\.?m\b\.?/y, ([, half = ''], context) => (numberOf(context) ? spell(`${half}m`) : undefined)),
  rule(/[°A-Za-zΩ]+(?:\^[23])?(?:\/[A-Za-z]+(?:\^[23])?)?/y, sayUnit),
  rule(/\^\{?\(?([-−]?)([A-Za-z0-9]*)([+-]?)\)?\}?/y, sayPower),
  rule(new RegExp(codeSign, 'y'), ([sign = '']) => codeSigns[sign]),
  rule(/(sin|cos|tan|log|sqrt)(?=\(|\d|θ)/y, ([, name = '']) => functions[name]),
  rule(/[xX*]/y, sayTimesSign),
  rule(/[A-Za-z]+(?:'[A-Za-z]+)*/y, ([word = ''], context) => sayLetters(word, context)),
  rule(/√/y, (_, { tail }) => (tail === '' || /^\(?[\dA-Za-zπ]/.test(tail) ? signs['√'] : ' ')),
  rule(/−/y, sayMinus),
  rule(/-/y, sayHyphen),
  rule(/–/y, (match, context) =>
    context.head === '' && context.tail === '' && isInFormula(context) ? 'minus' : sayDash(match, context),
  ),
  rule(/—/y, () => ','),
  rule(/#(?=\d)/y, () => 'number'),
  rule(/\(/y, sayOpening),
  rule(/\)/y, (_, { tail }) => (/^[A-Za-z0-9+×÷−*/=-]/.test(tail) ? ',' : ' ')),
  rule(/\//y, saySlash),
  rule(/\.(?!\.)/y, sayPoint),
  rule(/[!?]/y, ([mark]) => mark),
  rule(/[,;:]|\.{2,}/y, () => ','),
  rule(new RegExp(`[${Object.keys(signs).join('')}]`, 'y'), ([sign = '']) => signs[sign]),
];
