import { expect, test } from '@jest/globals';
import { holds } from './condition.ts';
import { evaluate } from './expression.ts';
import { formatRational, rational } from './rational.ts';

const variables = { a: rational(12n), b: rational(18n), half: rational(1n, 2n), n: rational(-7n) };
const result = (text: string): string => formatRational(evaluate(text, variables));

test.each([
  ['a + b', '30'],
  ['2 * (a + half)', '25'],
  ['min(a, b, 5)', '5'],
  ['max(a, b)', '18'],
  ['gcd(a, b)', '6'],
  ['lcm(a, b)', '36'],
  ['abs(n)', '7'],
  ['floor(7 / 2)', '3'],
  ['floor(n / 2)', '-4'],
  ['mod(n, 5)', '3'],
  ['mod(17, 5)', '2'],
  ['round(2.45, 1)', '5/2'],
  ['round(-5 / 2, 0)', '-3'],
  ['round(a / 5, 0) * 10', '20'],
  ['abs(a - b) ^ 2', '36'],
])('with variables and functions %s is %s', (text, expected) => {
  expect(result(text)).toBe(expected);
});

test.each([
  ['c + 1', /names 'c'/],
  ['root(4)', /calls 'root'/],
  ['min(a)', /gives 'min' 1 numbers/],
  ['gcd(a, b', /lacks a closing bracket/],
  ['a b', /has more after its end: 'b'/],
  ['max', /names 'max'/],
  ['toString', /names 'toString'/],
])("'%s' makes no sense", (text, message) => {
  expect(() => evaluate(text, variables)).toThrow(message);
});

test('what has no factors is refused', () => {
  expect(() => evaluate('gcd(half, 2)', variables)).toThrow(RangeError);
  expect(() => evaluate('mod(a, 0)', variables)).toThrow(RangeError);
});

test('without variables there are no names: what learners type is read as before', () => {
  expect(() => evaluate('max(1, 2)')).toThrow(/cannot be read/);
});

test.each([
  ['a < b', true],
  ['b < a', false],
  ['10 < a <= 12 < b', true],
  ['gcd(a, b) = 6', true],
  ['a != 12', false],
  ['mod(b, 4) >= 2', true],
])('%s: %s', (condition, expected) => {
  expect(holds(condition, variables)).toBe(expected);
});

test('a condition compares something', () => {
  expect(() => holds('a + b', variables)).toThrow(/compares nothing/);
  expect(() => holds('a <', variables)).toThrow(/nothing to compute/i);
});
