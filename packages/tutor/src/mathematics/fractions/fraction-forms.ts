import type { Persona } from '@grove/content/tutor-model';
import {
  decimalPattern,
  greatestCommonDivisor,
  leastCommonMultiple,
  numberPattern,
  numbersOf,
  formatFraction,
  rational,
  formatNumber,
  integer,
} from '@grove/mathematics';
import { phrases } from '../../sentences/phrases.ts';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { toDecimal, toFraction, toImproper, toMixed, toPercent } from './fraction-conversions.ts';
import { type Practice, practise, tell, type Worked } from '../worked.ts';

const say = workings.fractions;

const askSimplify: Practice = practise(say.askSimplify('8/12'), rational(2n, 3n), say.simplifyHint);
function workSimplify(text: string, persona: Persona): Worked | undefined {
  const [top = 0n, bottom = 0n] = text.split('/').map((part) => BigInt(part.trim()));
  if (bottom === 0n) return { text: phrases.byZero };
  const value = rational(top, bottom);
  const factor = greatestCommonDivisor(top, bottom);
  const mixed = value.denominator > 1n && top > bottom ? ` = ${formatNumber(value)}` : '';
  if (factor === 1n)
    return {
      text: tell(persona, [], `${say.alreadySimple(text)}${mixed ? `, ${text}${mixed}` : ''}`),
      result: value,
      practice: askSimplify,
    };
  const next = rational(top / factor + bottom / factor, bottom / factor + 1n);
  const practice =
    next.denominator > 1n && next.numerator < next.denominator
      ? practise(say.askSimplify(`${next.numerator * 3n}/${next.denominator * 3n}`), next, say.simplifyHint)
      : askSimplify;
  return {
    text: tell(
      persona,
      [say.divideBoth(String(top), String(bottom), String(factor))],
      `${say.simplified(text, formatFraction(value))}${mixed}`,
    ),
    result: value,
    practice,
  };
}

function workEquivalent(text: string, persona: Persona): Worked | undefined {
  const [top = 0n, bottom = 0n] = text.split('/').map((part) => BigInt(part.trim()));
  if (bottom === 0n) return undefined;
  return {
    text: tell(
      persona,
      [say.sameFactor],
      say.equivalent(text, [2n, 3n, 4n].map((by) => `${top * by}/${bottom * by}`).join(' = ')),
    ),
    practice: askSimplify,
  };
}

function workCommonDenominator(texts: readonly string[], persona: Persona): Worked | undefined {
  const bottoms = texts.map((text) => BigInt(text.split('/')[1] ?? '1'));
  if (bottoms.some((bottom) => bottom === 0n)) return undefined;
  const result = bottoms.reduce(leastCommonMultiple);
  return {
    text: tell(
      persona,
      bottoms
        .filter((bottom) => result / bottom < 12n)
        .map((bottom) =>
          workings.numbers.multiplesOf(
            String(bottom),
            Array.from({ length: Number(result / bottom) }, (_, at) => bottom * BigInt(at + 1)).join(', '),
          ),
        ),
      say.lcd(workings.common.and(texts), String(result)),
    ),
    result: integer(result),
    practice: practise(workings.numbers.askLcm('4 and 10'), integer(20), workings.numbers.lcmHint),
  };
}

const fraction = String.raw`\d+ ?\/ ?\d+`;
const [as, make] = [
  '(?:(?:is )?(?:as|in|into|to|equals?|written as) (?:an? |the )?)',
  '(?:write |convert |change |turn |express |make |rewrite )?(?:the )?(?:fraction |decimal |number )?',
];

const simplest = '(?:simplest|lowest|simplified|reduced) (?:form|terms|fraction)|simplest';
/** The same number in other forms: lowest terms, decimal, percent, mixed or improper. */
export const fractionForms = reader(
  [
    form(
      `(?:simplify|reduce|reduced|simplified|simplification of|(?:the )?(?:simplest|lowest|simplified) (?:form|terms) (?:of|for))(?: the)?(?: fraction)? (${fraction})(?: (?:to|in) (?:${simplest}))?`,
    ),
    ([text = ''], persona) => workSimplify(text, persona),
  ],
  [
    form(`${make}(${fraction}) (?:simplified|reduced|(?:in|to|into|as) (?:its |the )?(?:${simplest}))`),
    ([text = ''], persona) => workSimplify(text, persona),
  ],
  [
    form(`${make}(\\d*\\.\\d+) ${as}(?:simplified )?fraction(?: in (?:${simplest}))?`),
    ([text = ''], persona) => toFraction(text, false, persona),
  ],
  [
    form(`${make}(${decimalPattern}) ?(?:%|percent) ${as}(?:simplified )?fraction(?: in (?:${simplest}))?`),
    ([text = ''], persona) => toFraction(text, true, persona),
  ],
  [
    form(`${make}(${decimalPattern}) ?(?:%|percent) ${as}decimal(?: number| form)?`),
    ([text = ''], persona) => toDecimal(text, true, persona),
  ],
  [
    form(
      `${make}(${numberPattern}) ${as}decimal(?: number| form)?|(?:the )?decimal (?:form )?(?:of|for) (${numberPattern})`,
    ),
    ([a = '', b = ''], persona) => (/\//.test(a + b) ? toDecimal(a || b, false, persona) : undefined),
  ],
  [
    form(
      `${make}(${numberPattern}) ${as}(?:percent|percentage|%)|percent(?:age)? (?:of|for|is) (${fraction})|percent is (\\d*\\.\\d+)`,
    ),
    ([a = '', b = '', c = ''], persona) => toPercent(a || b || c, persona),
  ],
  [form(`${make}(${fraction}) ${as}mixed (?:number|fraction)`), ([text = ''], persona) => toMixed(text, persona)],
  [form(`${make}(\\d+ \\d+/\\d+) ${as}(?:improper )?fraction`), ([text = ''], persona) => toImproper(text, persona)],
  [
    form(
      `(?:an? |some |two |three )?(?:equivalent|equal) fractions?(?: of| to| for)? (${fraction})|(?:which )?fractions? (?:is |are )?(?:equivalent|equal) to (${fraction})`,
    ),
    ([a = '', b = ''], persona) => workEquivalent(a || b, persona),
  ],
  [
    form(
      `(?:a |the )?(?:least |lowest )?common denominator (?:of|for|between) (${fraction}(?:(?:,? and |, ?| )${fraction})+)`,
    ),
    ([row = ''], persona) => workCommonDenominator(numbersOf(row), persona),
  ],
);
