/**
 * Exact fractions, so that 0.1 + 0.2 is 3/10 and a learner's 6/8 can be told from 3/4. Numerator and denominator are
 * whole numbers without a common factor; the denominator is positive.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Most bits of a numerator or denominator: far more than anybody reads, and few enough that no operation takes long. */
export const mostBits = 256;
const beyond = 1n << BigInt(mostBits);

export const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

/** The greatest whole number that divides both. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [magnitude(a), magnitude(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function tooLarge(): never {
  throw new RangeError('This number is too large to work with');
}

/** The fraction in lowest terms. Throws a `RangeError` for a zero denominator, and for more than `mostBits`: so does every operation below. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('A fraction cannot have the denominator 0');
  const sign = denominator < 0n ? -1n : 1n;
  const factor = greatestCommonDivisor(numerator, denominator) || 1n;
  const lowest = { numerator: (sign * numerator) / factor, denominator: (sign * denominator) / factor };
  return magnitude(lowest.numerator) >= beyond || lowest.denominator >= beyond ? tooLarge() : lowest;
}

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const negate = (a: Rational): Rational => ({ numerator: -a.numerator, denominator: a.denominator });
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));
export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);
export const isEqual = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;

/** Whether two numbers lie no further apart than `tolerance`, which is not negative. */
export const isWithin = (a: Rational, b: Rational, tolerance: Rational): boolean =>
  magnitude(a.numerator * b.denominator - b.numerator * a.denominator) * tolerance.denominator <=
  tolerance.numerator * a.denominator * b.denominator;

/** How many bits a whole number has, without its sign. */
const bitsOf = (n: bigint): number => magnitude(n).toString(2).length;

/** `base` to a whole power between -64 and 64. Throws a `RangeError` for any other power, and for a result beyond `mostBits`, before it is computed. */
export function power(base: Rational, exponent: Rational): Rational {
  if (exponent.denominator !== 1n || exponent.numerator > 64n || exponent.numerator < -64n)
    throw new RangeError('A power must be a whole number from -64 to 64');
  const factor = exponent.numerator < 0n ? divide(rational(1n), base) : base;
  const times = magnitude(exponent.numerator);
  // A number of n bits is at least 2^(n−1): the result has no fewer bits than this.
  const fewestBits = (Math.max(bitsOf(factor.numerator), bitsOf(factor.denominator)) - 1) * Number(times);
  return fewestBits >= mostBits ? tooLarge() : rational(factor.numerator ** times, factor.denominator ** times);
}

/** What people write for signs and slashes, in one spelling. */
const normalise = (text: string): string =>
  text.trim().replaceAll(/[−–]/g, '-').replaceAll('⁄', '/').replaceAll(/\s+/g, ' ');

const shapes = {
  whole: /^([+-]?)([1-9]\d{0,2}(?:,\d{3})+|\d+)$/,
  /** Read after `whole`: a comma that can group thousands does so, any other one is a decimal point. */
  decimal: /^([+-]?)(\d*)[.,](\d+)$/,
  fraction: /^([+-]?)(\d+) ?\/ ?(\d+)$/,
  mixed: /^([+-]?)(\d+) (\d+) ?\/ ?(\d+)$/,
} as const;

/** How a number was written: its value, and whether a fraction in it was in lowest terms. */
export interface WrittenNumber {
  readonly value: Rational;
  readonly isSimplified: boolean;
}

const isLowest = (numerator: bigint, denominator: bigint): boolean =>
  greatestCommonDivisor(numerator, denominator) === 1n && denominator !== 1n;

/** Most characters of a written number: its value then has well under `mostBits`, whatever its form. */
const longest = 60;

/** Reads `12`, `1,200`, `-3.5`, `4,5`, `.5`, `3/4` or `1 1/2`; undefined for anything else, for a denominator of 0, and for what is longer than anybody writes a number. */
export function readNumber(text: string): WrittenNumber | undefined {
  const written = normalise(text);
  if (written.length > longest) return undefined;
  const signed = (sign: string | undefined, value: Rational): Rational => (sign === '-' ? negate(value) : value);

  const whole = shapes.whole.exec(written);
  if (whole) return { value: signed(whole[1], rational(BigInt(whole[2]!.replaceAll(',', '')))), isSimplified: true };

  const decimal = shapes.decimal.exec(written);
  if (decimal)
    return {
      value: signed(decimal[1], rational(BigInt(`${decimal[2]}${decimal[3]}`), 10n ** BigInt(decimal[3]!.length))),
      isSimplified: true,
    };

  const mixed = shapes.mixed.exec(written);
  const fraction = mixed ? null : shapes.fraction.exec(written);
  const [top, bottom] = mixed
    ? [BigInt(mixed[3]!), BigInt(mixed[4]!)]
    : fraction
      ? [BigInt(fraction[2]!), BigInt(fraction[3]!)]
      : [0n, 0n];
  if (bottom === 0n) return undefined;
  if (mixed)
    return {
      value: signed(mixed[1], add(rational(BigInt(mixed[2]!)), rational(top, bottom))),
      isSimplified: isLowest(top, bottom) && top < bottom,
    };
  return { value: signed(fraction?.[1], rational(top, bottom)), isSimplified: isLowest(top, bottom) };
}

/** Writes a number as a person would: `12`, or `3/4`. */
export const formatRational = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
