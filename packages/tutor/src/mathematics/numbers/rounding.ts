import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  decimalPattern,
  isNegative,
  parseNumber,
  type Rational,
  rational,
  formatNumber,
  integer,
} from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.numbers;
/** The size of a place by its name, as a power of ten. */
const powers = new Map([
  ['thousandth', -3],
  ['hundredth', -2],
  ['tenth', -1],
  ['one', 0],
  ['whole', 0],
  ['whole number', 0],
  ['whole unit', 0],
  ['integer', 0],
  ['unit', 0],
  ['dollar', 0],
  ['cent', -2],
  ['ten', 1],
  ['hundred', 2],
  ['thousand', 3],
  ['ten thousand', 4],
  ['hundred thousand', 5],
  ['million', 6],
]);
const names = [...powers.keys()].toSorted((a, b) => b.length - a.length).join('|');

const unitOf = (power: number): Rational =>
  power < 0 ? rational(1n, 10n ** BigInt(-power)) : rational(10n ** BigInt(power));
const below = (value: Rational): bigint => value.numerator / value.denominator;

/** Rounds to a multiple of `unit`, halves up. */
export const roundTo = (value: Rational, unit: Rational): Rational =>
  apply('×', integer(below(apply('+', apply('÷', value, unit), rational(1n, 2n)))), unit);

const written = (value: Rational, power: number): string => {
  const text = formatNumber(value, true);
  const missing = power < 0 ? -power - (text.split('.')[1]?.length ?? 0) : 0;
  return missing > 0 ? `${text}${text.includes('.') ? '' : '.'}${'0'.repeat(missing)}` : text;
};

function work(text: string, power: number, place: string, persona: Persona): Worked | undefined {
  const value = parseNumber(text);
  if (isNegative(value)) return undefined;
  const unit = unitOf(power);
  const low = apply('×', integer(below(apply('÷', value, unit))), unit);
  const digit = below(apply('÷', apply('×', apply('−', value, low), integer(10)), unit));
  const result = roundTo(value, unit);
  const steps = [
    say.roundBetween(text, written(low, power), written(apply('+', low, unit), power)),
    say.roundLook(String(digit), digit >= 5n),
  ];
  const next = apply('+', value, apply('×', unit, rational(13n, 10n)));
  return {
    text: tell(persona, steps, say.rounded(text, place, written(result, power))),
    result,
    practice: practise(say.askRound(formatNumber(next, true), place), roundTo(next, unit), say.roundHint),
  };
}

const places = '(?:decimal (?:places?|points?)|d\\.?p\\.?)';

/** Rounding: to the nearest ten, tenth, whole number, or to decimal places. */
export const rounding = reader(
  [
    form(
      `(?:round(?:ed|ing)? )?(?:of |off )?(${decimalPattern}) (?:rounded )?(?:off )?(?:to|up to) (?:the )?(?:nearest|closest) (${names})s?(?: place)?`,
    ),
    ([n = '', name = ''], persona) => work(n, powers.get(name)!, say.nearest(name), persona),
  ],
  [
    form(
      '(?:round )?(?:to )?(?:the )?nearest (10|100|1000|1,000) (?:of |to )?(\\d+)|round (\\d+) to (?:the )?nearest (10|100|1000|1,000)',
    ),
    ([a = '', m = '', n = '', b = ''], persona) => {
      const unit = (a || b).replace(',', '');
      return work(m || n, unit.length - 1, say.nearest(unit), persona);
    },
  ],
  [
    form(
      `round(?:ed)? (${decimalPattern}) (?:off )?to (\\d) ${places}|(${decimalPattern}) (?:rounded )?to (\\d) ${places}`,
    ),
    ([a = '', p = '', b = '', q = ''], persona) => work(a || b, -Number(p || q), say.toPlaces(p || q), persona),
  ],
  [
    form(`round(?:ed)? (${decimalPattern})`),
    ([n = ''], persona) => (n.includes('.') ? work(n, 0, say.nearest('whole number'), persona) : undefined),
  ],
);
