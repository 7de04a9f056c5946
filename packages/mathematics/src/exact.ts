import {
  add,
  divide,
  greatestCommonDivisor,
  magnitude,
  multiply,
  power,
  type Rational,
  rational,
  readNumber,
  subtract,
} from './rational.ts';

/** The operations that are worked out, as they are written. */
export type Operator = '+' | '−' | '×' | '÷' | '^';

const operations: Readonly<Record<Operator, (a: Rational, b: Rational) => Rational>> = {
  '+': add,
  '−': subtract,
  '×': multiply,
  '÷': divide,
  '^': power,
};

/** `a op b`, exactly. @throws RangeError for a division by zero, a power out of range, or a number too large to work with */
export const apply = (operator: Operator, a: Rational, b: Rational): Rational => operations[operator](a, b);

/** A number as learners write it. @throws RangeError for what is no number */
export function parseNumber(text: string): Rational {
  const read = readNumber(text.trim());
  if (!read) throw new RangeError('This is no number');
  return read.value;
}

export const isInteger = ({ denominator }: Rational): boolean => denominator === 1n;

/** How many decimal places a number has; undefined for one that does not end, as all do but those with only twos and fives below. */
function placesOf(denominator: bigint): number | undefined {
  let rest = denominator;
  const times = (factor: bigint): number => {
    let count = 0;
    for (; rest % factor === 0n; count += 1) rest /= factor;
    return count;
  };
  const places = Math.max(times(2n), times(5n));
  return rest === 1n ? places : undefined;
}

function asDecimal({ numerator, denominator }: Rational, places: number): string {
  const scaled = (numerator * 10n ** BigInt(places)) / denominator;
  const digits = String(magnitude(scaled)).padStart(places + 1, '0');
  return `${scaled < 0n ? '−' : ''}${digits.slice(0, digits.length - places)}${places > 0 ? `.${digits.slice(digits.length - places)}` : ''}`;
}

/** Writes a number for a learner: whole, as a mixed number such as `1 1/6`, or as a decimal if asked and exact. */
export function formatNumber(value: Rational, preferDecimal = false): string {
  const places = isInteger(value) || preferDecimal ? placesOf(value.denominator) : undefined;
  if (places !== undefined) return asDecimal(value, places);
  const [sign, top] = value.numerator < 0n ? ['−', -value.numerator] : ['', value.numerator];
  const whole = top / value.denominator;
  const fraction = `${top % value.denominator}/${value.denominator}`;
  return `${sign}${whole > 0n ? `${whole} ` : ''}${fraction}`;
}

export const integer = (value: number | bigint): Rational => rational(BigInt(value));

/** A fraction as it is read in a working: never as a mixed number. */
export const formatFraction = ({ numerator, denominator }: Rational): string =>
  `${numerator < 0n ? '−' : ''}${numerator < 0n ? -numerator : numerator}${denominator === 1n ? '' : `/${denominator}`}`;

/** The least whole number that both divide. @throws RangeError where it is too large to work with */
export const leastCommonMultiple = (a: bigint, b: bigint): bigint =>
  rational((a / greatestCommonDivisor(a, b)) * b).numerator;

/** The whole part of the `degree`-th root of a number that is not negative. */
export function integerRoot(n: bigint, degree = 2n): bigint {
  let [low, high] = [0n, 1n];
  while (high ** degree <= n) high *= 2n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** degree <= n) low = middle;
    else high = middle;
  }
  return low;
}

export const isNegative = ({ numerator }: Rational): boolean => numerator < 0n;
export const isZero = ({ numerator }: Rational): boolean => numerator === 0n;
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
