import { compare, isInteger, leastCommonMultiple } from './exact.ts';
import { divide, greatestCommonDivisor, magnitude, multiply, rational, subtract, type Rational } from './rational.ts';

interface NumberFunction {
  /** How many numbers it takes. */
  readonly parameters: { readonly least: number; readonly most: number };
  readonly apply: (given: readonly Rational[]) => Rational;
}

const taking = (least: number, most: number, apply: NumberFunction['apply']): NumberFunction => ({
  parameters: { least, most },
  apply,
});

/** The whole number of a value. @throws RangeError for a value that is not whole */
function whole(value: Rational): bigint {
  if (!isInteger(value)) throw new RangeError('Only whole numbers have factors and multiples');
  return value.numerator;
}

/** The largest whole number that is not above a value. */
function floor({ numerator, denominator }: Rational): Rational {
  const quotient = numerator / denominator;
  return rational(numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient);
}

/** Rounded to so many places, halves away from zero, as children learn it. */
function round(value: Rational, places: Rational): Rational {
  const factor = rational(10n ** whole(places));
  const scaled = multiply(value, factor);
  const size = floor({
    numerator: magnitude(scaled.numerator) * 2n + scaled.denominator,
    denominator: scaled.denominator * 2n,
  });
  return divide(scaled.numerator < 0n ? multiply(size, rational(-1n)) : size, factor);
}

const extreme =
  (sign: 1 | -1): NumberFunction['apply'] =>
  (given) =>
    given.reduce((best, value) => (compare(value, best) * sign > 0 ? value : best));

/** The functions that an expression with variables may call, by name. */
export const functions: Readonly<Record<string, NumberFunction>> = {
  min: taking(2, 6, extreme(-1)),
  max: taking(2, 6, extreme(1)),
  abs: taking(1, 1, ([value]) => rational(magnitude(value!.numerator), value!.denominator)),
  floor: taking(1, 1, ([value]) => floor(value!)),
  /** `round(x, places)`. */
  round: taking(2, 2, ([value, places]) => round(value!, places!)),
  /** What remains of `a` when it is divided by `b`; never negative for a positive `b`. */
  mod: taking(2, 2, ([a, b]) => subtract(a!, multiply(b!, floor(divide(a!, b!))))),
  gcd: taking(2, 2, ([a, b]) => rational(greatestCommonDivisor(whole(a!), whole(b!)))),
  lcm: taking(2, 2, ([a, b]) => rational(leastCommonMultiple(magnitude(whole(a!)), magnitude(whole(b!))))),
};
