import { apply, isInteger, type Operator, type Rational, formatNumber } from '@grove/mathematics';
import { isMoney } from '@grove/mathematics/stories';

/** One sum on the way through a story. */
export interface Step {
  readonly text: string;
  readonly sum: readonly [a: Rational, operator: Operator, b: Rational];
}

/** The way through a story, and its answer in words. */
export interface Solution {
  readonly steps: readonly Step[];
  readonly so: string;
  readonly result: Rational;
}

export const write = (value: Rational): string => formatNumber(value, true);
/** An amount of things in words of money, which shows its cents: `12.50`. */
export const amountOf = (value: Rational, noun: string): string =>
  write(value).replace(/\.(\d)$/, (all, tenths: string) => (isMoney(noun) ? `.${tenths}0` : all));
/** A sum in the words of `saying`; a division may have a remainder. */
export function step(saying: (sum: string) => string, ...sum: Step['sum']): Step {
  const [a, operator, b] = sum;
  const result = apply(operator, a, b);
  const rest = a.numerator - (a.numerator / (b.numerator || 1n)) * b.numerator;
  const shown =
    operator === '÷' && !isInteger(result) ? `${a.numerator / b.numerator} remainder ${rest}` : write(result);
  return { text: saying(`${write(a)} ${operator} ${write(b)} = ${shown}`), sum };
}
