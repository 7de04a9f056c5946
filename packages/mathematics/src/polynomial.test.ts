import { expect, test } from '@jest/globals';
import { integer } from './exact.ts';
import { multiplyPolynomials, type Polynomial, parsePolynomial } from './polynomial.ts';

test('polynomials of a degree that is not worked out are refused before they are multiplied', () => {
  const power = (degree: number): Polynomial => [...Array.from({ length: degree }, () => integer(0)), integer(1)];
  expect(multiplyPolynomials(power(3), power(3))).toHaveLength(7);
  expect(() => multiplyPolynomials(power(4), power(3))).toThrow('degree');
  expect(multiplyPolynomials([], power(6))).toEqual([]);
  for (const nested of ['(x^6)^6', '((x+1)^3)^3', 'x^4 * x^4 / x^2'])
    expect(() => parsePolynomial(nested)).toThrow('degree');
});
