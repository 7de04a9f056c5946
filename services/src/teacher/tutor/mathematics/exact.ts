import { evaluate, rational, type Rational, readNumber, writeRational } from '@grove/contracts';

/** The operations that are worked out, as they are written. */
export type Operator = '+' | '−' | '×' | '÷' | '^';

const spelled: Readonly<Record<Operator, string>> = { '+': '+', '−': '-', '×': '*', '÷': '/', '^': '^' };

/** `a op b`, exactly. @throws RangeError for a division by zero or a power out of range */
export const apply = (operator: Operator, a: Rational, b: Rational): Rational => evaluate(`(${writeRational(a)}) ${spelled[operator]} (${writeRational(b)})`);

/** A number as learners write it. @throws RangeError for what is no number */
export function numberOf(text: string): Rational {
  const read = readNumber(text.trim());
  if (!read) throw new RangeError('This is no number');
  return read.value;
}

export const isWhole = ({ denominator }: Rational): boolean => denominator === 1n;

/** Whether a number ends after some decimal places, as those with only twos and fives below do. */
function endsAsDecimal(denominator: bigint): boolean {
  let rest = denominator;
  for (const factor of [2n, 5n]) while (rest % factor === 0n) rest /= factor;
  return rest === 1n;
}

function asDecimal({ numerator, denominator }: Rational): string {
  let places = 0;
  while ((numerator * 10n ** BigInt(places)) % denominator !== 0n) places += 1;
  const scaled = (numerator * 10n ** BigInt(places)) / denominator;
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0');
  return `${scaled < 0n ? '−' : ''}${digits.slice(0, digits.length - places)}${places > 0 ? `.${digits.slice(digits.length - places)}` : ''}`;
}

/** Writes a number for a learner: whole, as a mixed number such as `1 1/6`, or as a decimal if asked and exact. */
export function show(value: Rational, preferDecimal = false): string {
  if (isWhole(value) || (preferDecimal && endsAsDecimal(value.denominator))) return asDecimal(value);
  const [sign, top] = value.numerator < 0n ? ['−', -value.numerator] : ['', value.numerator];
  const whole = top / value.denominator;
  const fraction = `${top % value.denominator}/${value.denominator}`;
  return `${sign}${whole > 0n ? `${whole} ` : ''}${fraction}`;
}

export const whole = (value: number | bigint): Rational => rational(BigInt(value));

/** A fraction as it is read in a working: never as a mixed number. */
export const plainFraction = ({ numerator, denominator }: Rational): string => `${numerator < 0n ? '−' : ''}${numerator < 0n ? -numerator : numerator}${denominator === 1n ? '' : `/${denominator}`}`;

export const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

export function greatestCommon(a: bigint, b: bigint): bigint {
  let [x, y] = [magnitude(a), magnitude(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export const leastCommon = (a: bigint, b: bigint): bigint => (a / greatestCommon(a, b)) * b;

/** The whole part of the `degree`-th root of a number that is not negative. */
export function rootBelow(n: bigint, degree = 2n): bigint {
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
