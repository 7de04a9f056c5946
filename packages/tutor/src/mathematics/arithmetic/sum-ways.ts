import {
  apply,
  isInteger,
  leastCommonMultiple,
  type Operator,
  type Rational,
  formatNumber,
  integer,
} from '@grove/mathematics';
import { phrases } from '../../sentences/phrases.ts';
import { small } from './sum-practice.ts';

const range = (from: bigint, to: bigint): string[] => {
  const step = from <= to ? 1n : -1n;
  const numbers: string[] = [];
  for (let n = from; n !== to + step; n += step) numbers.push(String(n));
  return numbers;
};

const wholes: Readonly<Partial<Record<Operator, (a: bigint, b: bigint, result: string) => string | undefined>>> = {
  '+': (a, b, result) =>
    b <= 10n && a <= 20n
      ? phrases.countOn(`${a}`, range(a + 1n, a + b).join(', '), `${a} + ${b}`, result)
      : a >= 10n && b >= 10n && a < 100n && b < 100n
        ? phrases.steps(
            [
              `${a - (a % 10n)} + ${b - (b % 10n)} = ${a - (a % 10n) + b - (b % 10n)}`,
              `${a % 10n} + ${b % 10n} = ${(a % 10n) + (b % 10n)}`,
            ],
            `${a} + ${b}`,
            result,
          )
        : undefined,
  '−': (a, b, result) =>
    b <= 10n && a <= 20n && b < a
      ? phrases.countBack(`${a}`, range(a - 1n, a - b).join(', '), `${a} − ${b}`, result)
      : a > b && b >= 10n && b < 100n && b % 10n !== 0n
        ? phrases.steps(
            [`${a} − ${b - (b % 10n)} = ${a - b + (b % 10n)}`, `${a - b + (b % 10n)} − ${b % 10n} = ${result}`],
            `${a} − ${b}`,
            result,
          )
        : undefined,
  '×': (a, b, result) => {
    if (a > 5n && a <= 10n && b <= 12n) return phrases.groups(`${a}`, `${b}`, `${5n * b}`, `${(a - 5n) * b}`, result);
    if (a > 1n && a <= 5n && b <= 12n)
      return phrases.skipCount(
        `${a}`,
        `${b}`,
        Array.from({ length: Number(a) }, (_, jump) => b * BigInt(jump + 1)).join(', '),
        result,
      );
    const [large, little] = a > b ? [a, b] : [b, a];
    return large > 10n && large < 100n && little < 100n && large % 10n !== 0n
      ? phrases.steps(
          [
            `${large - (large % 10n)} × ${little} = ${(large - (large % 10n)) * little}`,
            `${large % 10n} × ${little} = ${(large % 10n) * little}`,
          ],
          `${a} × ${b}`,
          result,
        )
      : undefined;
  },
};

/** Less is shared than there are shares: a fraction, in lowest terms, and as a decimal where that ends. */
function workedPart(a: bigint, b: bigint): string {
  const part = apply('÷', integer(a), integer(b));
  return phrases.partOfOne(
    `${a}`,
    `${b}`,
    [...new Set([`${a}/${b}`, formatNumber(part), formatNumber(part, true)])].join(' = '),
  );
}

function workedDivision(a: bigint, b: bigint): string {
  if (a < b) return workedPart(a, b);
  const quotient = a / b;
  return a % b === 0n
    ? phrases.divideByMultiplying(`${a}`, `${b}`, `${quotient}`)
    : phrases.remainder(`${a}`, `${b}`, `${quotient} × ${b} = ${quotient * b}`, `${quotient}`, `${a % b}`);
}

function workedFractions(operator: Operator, a: Rational, b: Rational, sum: string): string | undefined {
  const result = apply(operator, a, b);
  const plain = ({ numerator, denominator }: Rational) => `${numerator}/${denominator}`;
  if (operator === '+' || operator === '−') {
    const common = leastCommonMultiple(a.denominator, b.denominator);
    const over = (value: Rational) => `${(value.numerator * common) / value.denominator}/${common}`;
    return a.denominator === b.denominator
      ? undefined
      : phrases.commonDenominator(`1/${common}`, `${over(a)} ${operator} ${over(b)}`, sum, formatNumber(result));
  }
  if (operator === '×')
    return phrases.multiplyFractions(
      `${a.numerator} × ${b.numerator} = ${a.numerator * b.numerator}`,
      `${a.denominator} × ${b.denominator} = ${a.denominator * b.denominator}`,
      sum,
      formatNumber(result),
    );
  return operator === '÷'
    ? phrases.divideFractions(`${plain(a)} × ${b.denominator}/${b.numerator}`, sum, formatNumber(result))
    : undefined;
}

/** The way in steps, where there is one worth telling. */
function wayOf(operator: Operator, a: Rational, b: Rational, isDecimal: boolean): string | undefined {
  const result = formatNumber(apply(operator, a, b), isDecimal);
  if (operator === '^')
    return small(b, 10n) && b.numerator > 1n
      ? phrases.power(
          Array.from({ length: Number(b.numerator) }, () => formatNumber(a, isDecimal)).join(' × '),
          formatNumber(a, isDecimal),
          formatNumber(b),
          result,
        )
      : undefined;
  if (isDecimal || a.numerator <= 0n || b.numerator <= 0n) return undefined;
  if (!isInteger(a) || !isInteger(b))
    return workedFractions(operator, a, b, `${formatNumber(a)} ${operator} ${formatNumber(b)}`);
  return operator === '÷'
    ? workedDivision(a.numerator, b.numerator)
    : wholes[operator]?.(a.numerator, b.numerator, result);
}

export const workedPair = (operator: Operator, a: Rational, b: Rational, isDecimal: boolean): string =>
  wayOf(operator, a, b, isDecimal) ??
  phrases.plain(
    `${formatNumber(a, isDecimal)} ${operator} ${formatNumber(b, isDecimal)}`,
    formatNumber(apply(operator, a, b), isDecimal),
  );
