import type { Persona } from '@grove/content/tutor';
import {
  apply,
  decimalPattern,
  greatestCommon,
  leastCommon,
  numberOf,
  numberPattern,
  numbersOf,
  plainFraction,
  type Rational,
  rational,
  show,
  whole,
} from '@grove/mathematics';
import { phrases } from '../sentences/phrases.ts';
import { workings } from '../sentences/workings/index.ts';
import { form, reader } from './capability.ts';
import { type Practice, practise, tell, type Worked } from './worked.ts';

const say = workings.fractions;
const hundred = whole(100);
const terminates = ({ denominator }: Rational): boolean => 10n ** 40n % denominator === 0n;

/** A number as a decimal: exact, or with the period that repeats once and dots. */
function asDecimal(value: Rational): { readonly text: string; readonly period?: string } | undefined {
  if (terminates(value)) return { text: show(value, true) };
  const { numerator, denominator } = value;
  if (numerator < 0n || denominator > 100n) return undefined;
  const places = new Map<bigint, number>();
  let [rest, digits] = [numerator % denominator, ''];
  for (; !places.has(rest); rest = (rest * 10n) % denominator) {
    places.set(rest, digits.length);
    digits += String((rest * 10n) / denominator);
  }
  const start = places.get(rest)!;
  const period = digits.slice(start);
  return {
    text: `${numerator / denominator}.${digits.slice(0, start)}${period.repeat(period.length === 1 ? 3 : period.length < 4 ? 2 : 1)}`,
    period,
  };
}

const askSimplify: Practice = practise(say.askSimplify('8/12'), rational(2n, 3n), say.simplifyHint);

function workSimplify(text: string, persona: Persona): Worked | undefined {
  const [top = 0n, bottom = 0n] = text.split('/').map((part) => BigInt(part.trim()));
  if (bottom === 0n) return { text: phrases.byZero };
  const value = rational(top, bottom);
  const factor = greatestCommon(top, bottom);
  const mixed = value.denominator > 1n && top > bottom ? ` = ${show(value)}` : '';
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
      `${say.simplified(text, plainFraction(value))}${mixed}`,
    ),
    result: value,
    practice,
  };
}

const places = (text: string): Rational => rational(10n ** BigInt(text.split('.')[1]?.length ?? 0));

function toFraction(text: string, isPercent: boolean, persona: Persona): Worked {
  const value = isPercent ? apply('÷', numberOf(text), hundred) : numberOf(text);
  const plain = isPercent ? `${text}/100` : `${show(apply('×', numberOf(text), places(text)))}/${show(places(text))}`;
  const step = isPercent ? say.overHundred(text, plain) : say.decimalPlaces(text, plain);
  const written = `${text}${isPercent ? '%' : ''}`;
  const mixed = value.numerator > value.denominator && value.denominator > 1n ? ` = ${show(value)}` : '';
  return {
    text: tell(persona, [step], `${say.equals(written, plainFraction(value))}${mixed}`),
    result: value,
    practice: practise(say.askFraction(isPercent ? '60%' : '0.6'), rational(3n, 5n), say.formHint),
  };
}

function toDecimal(text: string, isPercent: boolean, persona: Persona): Worked | undefined {
  const value = isPercent ? apply('÷', numberOf(text), hundred) : numberOf(text);
  const found = asDecimal(value);
  if (!found) return undefined;
  const step = isPercent
    ? say.overHundred(text, `${text}/100`)
    : say.divideTop(String(value.numerator), String(value.denominator), `${found.text}${found.period ? '…' : ''}`);
  const so = found.period
    ? say.repeats(text, found.text, found.period)
    : say.equals(`${text}${isPercent ? '%' : ''}`, found.text);
  return {
    text: tell(persona, [step], so),
    result: value,
    practice: practise(say.askDecimal('3/4'), rational(3n, 4n), say.formHint),
  };
}

function toPercent(text: string, persona: Persona): Worked {
  const percent = apply('×', numberOf(text), hundred);
  return {
    text: tell(persona, [say.timesHundred(text, show(percent, true))], say.equals(text, `${show(percent, true)}%`)),
    result: percent,
    practice: practise(say.askPercent('3/4'), whole(75), say.formHint),
  };
}

function toMixed(text: string, persona: Persona): Worked | undefined {
  const [top = 0n, bottom = 0n] = text.split('/').map((part) => BigInt(part.trim()));
  if (bottom === 0n || top < bottom) return undefined;
  const next = rational(top + bottom, bottom);
  return {
    text: tell(
      persona,
      [say.wholes(String(top), String(bottom), String(top / bottom), String(top % bottom))],
      say.equals(text, show(rational(top, bottom))),
    ),
    result: rational(top, bottom),
    practice: practise(say.askMixed(`${top + bottom}/${bottom}`), next, say.mixedHint),
  };
}

function toImproper(text: string, persona: Persona): Worked | undefined {
  const [, wholes = '0', top = '0', bottom = '1'] = /^(\d+) (\d+)\/(\d+)$/.exec(text) ?? [];
  if (BigInt(bottom) === 0n) return undefined;
  const product = BigInt(wholes) * BigInt(bottom);
  const sum = product + BigInt(top);
  const next = `${BigInt(wholes) + 1n} ${top}/${bottom}`;
  return {
    text: tell(
      persona,
      [say.parts(wholes, bottom, String(product), top, String(sum))],
      say.equals(text, `${sum}/${bottom}`),
    ),
    result: rational(sum, BigInt(bottom)),
    practice: practise(say.askImproper(next), whole(sum + BigInt(bottom)), say.mixedHint),
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
  const result = bottoms.reduce(leastCommon);
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
    result: whole(result),
    practice: practise(workings.numbers.askLcm('4 and 10'), whole(20), workings.numbers.lcmHint),
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
