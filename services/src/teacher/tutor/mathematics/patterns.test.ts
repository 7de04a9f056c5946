import { expect, test } from '@jest/globals';
import { isLinear } from '../count-work.ts';
import { oakley, personaOf } from '../test-tutor.ts';
import { listPattern, numbersOf } from './patterns.ts';
import { multiplyPolynomials, type Polynomial, readPolynomial } from './polynomial.ts';
import { whole } from './exact.ts';
import { workOut } from './work-out.ts';

test('a list of numbers is read in time that grows as it does, whatever follows it', async () => {
  expect(await isLinear({ source: `^(?:mean of )?(${listPattern}) ?x$`, flags: '' })).toBe(true);
});

test.each([
  ['1,000, 2,000 and 3', ['1,000', '2,000', '3']],
  ['3, 5, 7', ['3', '5', '7']],
  ['3,5,7', ['3', '5', '7']],
  ['1 1/2 3/4 or -2', ['1 1/2', '3/4', '-2']],
  ['1,234,567.5; .5', ['1,234,567.5', '.5']],
])('the numbers of %j are %j', (text, numbers) => {
  expect(text).toMatch(new RegExp(`^${listPattern}$`));
  expect(numbersOf(text)).toEqual(numbers);
});

test('experience §5 tutor: the mean of numbers with commas is worked out', () => {
  expect(workOut('mean of 1,000, 2,000 and 3', oakley)?.text).toContain('1001');
});

test.each(['mean of', 'what comes next', 'order from least to greatest', 'sum of', 'lcm of'])(
  'experience §5 tutor: with more than twenty numbers it says how many it works with: %s',
  (asked) => {
    const row = (count: number): string => `${asked} ${Array.from({ length: count }, (_, at) => at + 1).join(', ')}`;
    expect(workOut(row(21), personaOf(5))?.text).toContain('up to 20 numbers');
    expect(workOut(row(20), personaOf(5))?.text ?? '').not.toContain('up to 20 numbers');
  },
);

test('polynomials of a degree that is not worked out are refused before they are multiplied', () => {
  const power = (degree: number): Polynomial => [...Array.from({ length: degree }, () => whole(0)), whole(1)];
  expect(multiplyPolynomials(power(3), power(3))).toHaveLength(7);
  expect(() => multiplyPolynomials(power(4), power(3))).toThrow('degree');
  expect(multiplyPolynomials([], power(6))).toEqual([]);
  for (const nested of ['(x^6)^6', '((x+1)^3)^3', 'x^4 * x^4 / x^2'])
    expect(() => readPolynomial(nested)).toThrow('degree');
});
