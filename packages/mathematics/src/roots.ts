import { apply, isInteger, integerRoot, formatNumber, integer } from './exact.ts';
import type { Rational } from './rational.ts';

/** A square root in lowest terms: `factor × √inside`, where no square but 1 divides `inside`. */
export interface Surd {
  readonly factor: Rational;
  readonly inside: bigint;
}

/** The square root of a number that is not negative, exactly: √(3/4) is 1/2 × √3. */
export function squareRoot({ numerator, denominator }: Rational): Surd {
  let [inside, factor] = [numerator * denominator, 1n];
  for (let root = 2n; root * root <= inside && root < 10_000n; root += 1n) {
    while (inside % (root * root) === 0n) [inside, factor] = [inside / (root * root), factor * root];
  }
  const rest = integerRoot(inside);
  const isSquare = rest * rest === inside;
  return {
    factor: apply('÷', integer(isSquare ? factor * rest : factor), integer(denominator)),
    inside: numerator === 0n ? 0n : isSquare ? 1n : inside,
  };
}

/** Writes `5`, `√3`, `2√3` or `√3/2`. */
export function formatSurd({ factor, inside }: Surd): string {
  if (inside === 0n) return '0';
  if (inside === 1n) return formatNumber(factor);
  const top = `${factor.numerator === 1n ? '' : factor.numerator}√${inside}`;
  return isInteger(factor) ? top : `${top}/${factor.denominator}`;
}

/** `= 2√3` where a root of a whole number can be drawn in part; else nothing. */
export function simplifiedRoot(n: bigint): string {
  const surd = squareRoot(integer(n));
  return surd.inside > 1n && surd.factor.numerator > 1n ? ` = ${formatSurd(surd)}` : '';
}
