import { apply, isInteger, isZero, parseNumber, formatFraction, formatNumber, integer } from './exact.ts';
import { ExpressionError } from './expression.ts';
import { rational, type Rational } from './rational.ts';
import { superscript } from './superscript.ts';

/** The coefficients of a polynomial in one unknown, from the number alone up; the last one is not 0. */
export type Polynomial = readonly Rational[];

const zero = integer(0);
const trimmed = (terms: readonly Rational[]): Polynomial =>
  terms.slice(0, terms.findLastIndex((one) => !isZero(one)) + 1);
const at = (terms: Polynomial, index: number): Rational => terms[index] ?? zero;

export const degreeOf = (terms: Polynomial): number => terms.length - 1;
export const coefficient = at;
const each = (a: Polynomial, b: Polynomial, operator: '+' | '−'): Polynomial =>
  trimmed(
    Array.from({ length: Math.max(a.length, b.length) }, (_, index) => apply(operator, at(a, index), at(b, index))),
  );
export const addPolynomials = (a: Polynomial, b: Polynomial): Polynomial => each(a, b, '+');
export const subtractPolynomials = (a: Polynomial, b: Polynomial): Polynomial => each(a, b, '−');

/** Beyond this degree nothing is worked out. */
const highestDegree = 6;

/** The product of two polynomials. @throws ExpressionError beyond the highest degree, before anything is multiplied */
export function multiplyPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  if (a.length > 0 && b.length > 0 && degreeOf(a) + degreeOf(b) > highestDegree)
    throw new ExpressionError('This is no polynomial of a degree that is worked out');
  const terms: Rational[] = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => zero);
  a.forEach((one, i) =>
    b.forEach((other, j) => {
      terms[i + j] = apply('+', terms[i + j]!, apply('×', one, other));
    }),
  );
  return trimmed(terms);
}

/** The value where the unknown is `x`, after Horner. */
export const valueAt = (terms: Polynomial, x: Rational): Rational =>
  terms.reduceRight((sum, one) => apply('+', apply('×', sum, x), one), zero);

export const derivativeOf = (terms: Polynomial): Polynomial =>
  trimmed(terms.slice(1).map((one, index) => apply('×', one, integer(index + 1))));
export const integralOf = (terms: Polynomial): Polynomial =>
  trimmed([zero, ...terms.map((one, index) => apply('÷', one, integer(index + 1)))]);

/** One term as it stands in a sum, without its sign. */
function term(size: Rational, power: number, unknown: string): string {
  const letter = power === 0 ? '' : `${unknown}${power > 1 ? superscript(power) : ''}`;
  if (letter === '') return formatFraction(size);
  if (isInteger(size) && size.numerator === 1n) return letter;
  if (size.numerator === 1n) return `${letter}/${size.denominator}`;
  return isInteger(size) ? `${formatNumber(size)}${letter}` : `(${formatFraction(size)})${letter}`;
}

/** Writes a polynomial, its highest power first: `3x² − x + 1/2`. */
export function formatPolynomial(terms: Polynomial, unknown: string): string {
  const parts = terms
    .map((size, power) => ({ size, power }))
    .filter(({ size }) => !isZero(size))
    .toReversed();
  const text = parts.map(({ size, power }, index) => {
    const sign = size.numerator < 0n ? '−' : index > 0 ? '+' : '';
    const written = term(
      { ...size, numerator: size.numerator < 0n ? -size.numerator : size.numerator },
      power,
      unknown,
    );
    return index > 0 ? ` ${sign} ${written}` : `${sign}${written}`;
  });
  return text.join('') || '0';
}

const tokenPattern = /\s*(\d+(?:\.\d+)?|\.\d+|[a-z]|[-+*/^()×÷·])/y;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const part = tokenPattern.exec(text)?.[1];
    if (part === undefined) throw new ExpressionError('This is no polynomial');
    tokens.push(part);
  }
  return tokens;
}

/**
 * Reads a polynomial in one unknown, such as `3x^2 - 2(x + 1)/3`; what stands side by side is multiplied.
 * @throws ExpressionError for anything else, RangeError for a division by zero
 */
export function parsePolynomial(text: string): { readonly terms: Polynomial; readonly unknown: string | undefined } {
  const tokens = tokensOf(text.trim());
  const letters = new Set(tokens.filter((token) => /^[a-z]$/.test(token)));
  if (letters.size > 1) throw new ExpressionError('There is more than one unknown');
  let index = 0;

  const primary = (): Polynomial => {
    const token = tokens[index++];
    if (token === '-') return multiplyPolynomials([integer(-1)], power());
    if (token === '(') {
      const inner = sum();
      if (tokens[index++] !== ')') throw new ExpressionError('A bracket is missing');
      return inner;
    }
    if (token !== undefined && /^[a-z]$/.test(token)) return [zero, integer(1)];
    if (token === undefined || !/[\d]/.test(token)) throw new ExpressionError('A number is missing');
    return trimmed([parseNumber(token)]);
  };
  const power = (): Polynomial => {
    const base = primary();
    if (tokens[index] !== '^') return base;
    index += 1;
    const exponent = Number(tokens[index++]);
    if (!Number.isInteger(exponent) || exponent < 0 || exponent > highestDegree)
      throw new ExpressionError('This power is not worked out');
    return Array.from({ length: exponent }, () => base).reduce<Polynomial>(multiplyPolynomials, [rational(1n)]);
  };
  const product = (): Polynomial => {
    let left = power();
    for (let token = tokens[index]; token !== undefined && /[a-z(*/×÷·]/.test(token); token = tokens[index]) {
      if (/[*×·]/.test(token)) {
        index += 1;
        left = multiplyPolynomials(left, power());
      } else if (/[/÷]/.test(token)) {
        index += 1;
        const below = power();
        if (degreeOf(below) > 0) throw new ExpressionError('A division by the unknown is not worked out');
        left = left.map((part) => apply('÷', part, at(below, 0)));
      } else left = multiplyPolynomials(left, power());
    }
    return left;
  };
  const sum = (): Polynomial => {
    let left = product();
    while (tokens[index] === '+' || tokens[index] === '-')
      left = tokens[index++] === '+' ? addPolynomials(left, product()) : subtractPolynomials(left, product());
    return left;
  };

  const terms = sum();
  if (index < tokens.length) throw new ExpressionError('This is no polynomial');
  return { terms, unknown: [...letters][0] };
}

/** `x squared` as `x^2`, and `2 times x` as `2*x`. */
export const asAlgebra = (text: string): string =>
  text
    .replace(/ ?squared\b/g, '^2')
    .replace(/ ?cubed\b/g, '^3')
    .replace(/ to the (?:power of )?(\d)(?:th)?(?: power)?/g, '^$1')
    .replace(/ times /g, '*')
    .replace(/ plus /g, '+')
    .replace(/ minus /g, '-')
    .replace(/ (?:divided by|over) /g, '/')
    .replace(/[−–]/g, '-');

/** Whether a text can only be a polynomial: one letter, digits and signs. */
export const looksLikePolynomial = (text: string): boolean =>
  /^[\d\s.+*/^()a-z×÷·-]+$/.test(text) && !/[a-z]{2}/.test(text) && /\b[a-z]\b|\d[a-z]|[a-z][\d(^)+*/-]/.test(text);
