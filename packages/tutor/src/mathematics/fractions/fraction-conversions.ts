import type { Persona } from '@grove/content/tutor-model';
import { apply, parseNumber, formatFraction, rational, type Rational, formatNumber, integer } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.fractions;

const hundred = integer(100);
const terminates = ({ denominator }: Rational): boolean => 10n ** 40n % denominator === 0n;
/** A number as a decimal: exact, or with the period that repeats once and dots. */
function asDecimal(value: Rational): { readonly text: string; readonly period?: string } | undefined {
  if (terminates(value)) return { text: formatNumber(value, true) };
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

const places = (text: string): Rational => rational(10n ** BigInt(text.split('.')[1]?.length ?? 0));
export function toFraction(text: string, isPercent: boolean, persona: Persona): Worked {
  const value = isPercent ? apply('÷', parseNumber(text), hundred) : parseNumber(text);
  const plain = isPercent
    ? `${text}/100`
    : `${formatNumber(apply('×', parseNumber(text), places(text)))}/${formatNumber(places(text))}`;
  const step = isPercent ? say.overHundred(text, plain) : say.decimalPlaces(text, plain);
  const written = `${text}${isPercent ? '%' : ''}`;
  const mixed = value.numerator > value.denominator && value.denominator > 1n ? ` = ${formatNumber(value)}` : '';
  return {
    text: tell(persona, [step], `${say.equals(written, formatFraction(value))}${mixed}`),
    result: value,
    practice: practise(say.askFraction(isPercent ? '60%' : '0.6'), rational(3n, 5n), say.formHint),
  };
}

export function toDecimal(text: string, isPercent: boolean, persona: Persona): Worked | undefined {
  const value = isPercent ? apply('÷', parseNumber(text), hundred) : parseNumber(text);
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

export function toPercent(text: string, persona: Persona): Worked {
  const percent = apply('×', parseNumber(text), hundred);
  return {
    text: tell(
      persona,
      [say.timesHundred(text, formatNumber(percent, true))],
      say.equals(text, `${formatNumber(percent, true)}%`),
    ),
    result: percent,
    practice: practise(say.askPercent('3/4'), integer(75), say.formHint),
  };
}

export function toMixed(text: string, persona: Persona): Worked | undefined {
  const [top = 0n, bottom = 0n] = text.split('/').map((part) => BigInt(part.trim()));
  if (bottom === 0n || top < bottom) return undefined;
  const next = rational(top + bottom, bottom);
  return {
    text: tell(
      persona,
      [say.wholes(String(top), String(bottom), String(top / bottom), String(top % bottom))],
      say.equals(text, formatNumber(rational(top, bottom))),
    ),
    result: rational(top, bottom),
    practice: practise(say.askMixed(`${top + bottom}/${bottom}`), next, say.mixedHint),
  };
}

export function toImproper(text: string, persona: Persona): Worked | undefined {
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
    practice: practise(say.askImproper(next), integer(sum + BigInt(bottom)), say.mixedHint),
  };
}
