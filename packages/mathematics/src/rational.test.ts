import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { evaluate } from './expression.ts';
import {
  add,
  divide,
  isWithin,
  magnitude,
  mostBits,
  multiply,
  power,
  type Rational,
  rational,
  readNumber,
  subtract,
} from './rational.ts';

const largest = 2n ** BigInt(mostBits) - 1n;
const two = rational(2n);

test('numbers have at most 256 bits: the largest is worked with, one more is refused', () => {
  expect(rational(largest).numerator).toBe(largest);
  expect(rational(-largest, largest - 1n).numerator).toBe(-largest);
  expect(() => rational(largest + 1n)).toThrow(RangeError);
  expect(() => rational(1n, largest + 1n)).toThrow(RangeError);
  expect(rational(largest * 4n, largest * 2n)).toEqual(two);
});

test.each([
  ['a sum', () => add(rational(largest), rational(1n))],
  ['a difference', () => subtract(rational(-largest), rational(1n))],
  ['a product', () => multiply(rational(largest), two)],
  ['a quotient', () => divide(rational(1n, largest), two)],
  ['a power', () => power(rational(16n), rational(64n))],
  ['a power of a small fraction', () => power(rational(1n, 16n), rational(64n))],
  ['a power with a negative exponent', () => power(rational(16n), rational(-64n))],
])('%s beyond 256 bits is refused', (_, work) => {
  expect(work).toThrow('too large');
});

test.each(['((0.5^64)^64)^4', '(2^64)^4', '9999999999 ^ 9 ^ 2', '(2^64) * (2^64) * (2^64) * (2^64)'])(
  '%s is refused as soon as a step of it is too large',
  (text) => {
    expect(() => evaluate(text)).toThrow(RangeError);
  },
);

test('powers below the limit are exact', () => {
  expect(power(rational(15n), rational(64n)).numerator).toBe(15n ** 64n);
  expect(evaluate('(2^64)^3').numerator).toBe(2n ** 192n);
  expect([rational(0n), rational(1n), rational(-1n)].map((base) => power(base, rational(64n)).numerator)).toEqual([
    0n,
    1n,
    1n,
  ]);
});

const { sum } = fc.letrec<{ sum: string }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 8 },
    fc.stringMatching(/^\d{1,20}(?:\.\d{1,20})?$/),
    fc
      .tuple(tie('sum'), fc.constantFrom('+', '-', '*', '/', '^'), tie('sum'))
      .map(([a, sign, b]) => `(${a}) ${sign} (${b})`),
    fc.tuple(tie('sum'), fc.integer({ min: -70, max: 70 })).map(([base, exponent]) => `(${base})^(${exponent})`),
  ),
}));

test('whatever is worked out has at most 256 bits, or is refused', () => {
  const fits = ({ numerator, denominator }: Rational): boolean =>
    magnitude(numerator) <= largest && denominator <= largest;
  fc.assert(
    fc.property(sum, (text) => {
      try {
        return fits(evaluate(text));
      } catch (error) {
        return error instanceof RangeError || (error as Error).name === 'ExpressionError';
      }
    }),
    { numRuns: 500, seed: 5 },
  );
});

test('a number that nobody writes is none', () => {
  const endless = '1'.repeat(61);
  expect([endless, `1/${endless}`, `0.${endless}`, `1,${'000,'.repeat(20)}000`].map(readNumber)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(readNumber('9'.repeat(60))?.value.numerator).toBe(BigInt('9'.repeat(60)));
});

test('a long answer is compared all the same', () => {
  expect(isWithin(readNumber(`3.14${'0'.repeat(50)}1`)!.value, rational(22n, 7n), rational(1n, 100n))).toBe(true);
  expect(
    isWithin(readNumber(`${'1'.repeat(29)}/${'3'.repeat(29)}`)!.value, rational(22n, 7n), rational(1n, 100n)),
  ).toBe(false);
});

test('an expression longer than any is refused', () => {
  expect(() => evaluate(`${'-'.repeat(1_000)}1`)).toThrow('at most 1000 characters');
  expect(evaluate(`${'-'.repeat(900)}1`).numerator).toBe(1n);
});
