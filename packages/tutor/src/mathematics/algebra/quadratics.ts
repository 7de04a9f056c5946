import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  coefficient,
  compare,
  isZero,
  leastCommonMultiple,
  formatFraction,
  type Polynomial,
  type Rational,
  formatNumber,
  squareRoot,
  subtractPolynomials,
  integer,
  formatPolynomial,
  formatSurd,
} from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { isOlder, practise, tell, type Worked } from '../worked.ts';

const say = workings.algebra;
const negated = (value: Rational): Rational => ({ ...value, numerator: -value.numerator });

/** The whole numbers of an equation `ax² + bx + c = 0`, with `a` above 0. */
export function wholeQuadratic(all: Polynomial): readonly [a: bigint, b: bigint, c: bigint] {
  const common = all.map(({ denominator }) => denominator).reduce(leastCommonMultiple, 1n);
  const [c = 0n, b = 0n, a = 0n] = [0, 1, 2].map(
    (power) => apply('×', coefficient(all, power), integer(common)).numerator,
  );
  return a < 0n ? [-a, -b, -c] : [a, b, c];
}

/** The roots of a quadratic where they are fractions, the smaller first. */
export function rationalRoots(all: Polynomial): readonly [Rational, Rational] | undefined {
  const [a, b, c] = wholeQuadratic(all);
  const discriminant = b * b - 4n * a * c;
  if (discriminant < 0n) return undefined;
  const { factor, inside } = squareRoot(integer(discriminant));
  if (inside > 1n) return undefined;
  const root = (sign: '+' | '−') =>
    apply('÷', apply(sign, integer(-b), inside === 0n ? integer(0) : factor), integer(2n * a));
  return [root('−'), root('+')];
}

const bracket = (root: Rational, unknown: string): string =>
  isZero(root)
    ? unknown
    : `(${formatPolynomial(apply('×', root, integer(-1)).denominator === 1n ? [negated(root), integer(1)] : [integer(-root.numerator), integer(root.denominator)], unknown)})`;

/** The product of two brackets, or of a number and brackets, that a quadratic with these roots is. */
export function factoredForm(all: Polynomial, [one, other]: readonly [Rational, Rational], unknown: string): string {
  const lead = apply('÷', coefficient(all, 2), integer(one.denominator * other.denominator));
  const front =
    lead.numerator === lead.denominator ? '' : lead.numerator === -lead.denominator ? '−' : formatFraction(lead);
  return compare(one, other) === 0 && !isZero(one)
    ? `${front}${bracket(one, unknown)}²`
    : `${front}${isZero(other) ? `${bracket(other, unknown)}${bracket(one, unknown)}` : `${bracket(one, unknown)}${bracket(other, unknown)}`}`;
}

/** `(3 ± √5)/2` in lowest terms; with `i` where the number below the root is negative. */
function surdRoots(a: bigint, b: bigint, discriminant: bigint): string {
  const imaginary = discriminant < 0n ? 'i' : '';
  const { factor, inside } = squareRoot(integer(imaginary ? -discriminant : discriminant));
  const [middle, spread] = [apply('÷', integer(-b), integer(2n * a)), apply('÷', factor, integer(2n * a))];
  const below = leastCommonMultiple(middle.denominator, spread.denominator);
  const over = (value: Rational) => apply('×', value, integer(below));
  const root =
    inside === 1n
      ? `${imaginary && over(spread).numerator === 1n ? '' : formatNumber(over(spread))}${imaginary}`
      : `${formatSurd({ factor: over(spread), inside })}${imaginary}`;
  const top = isZero(middle) ? `±${root}` : `${formatNumber(over(middle))} ± ${root}`;
  return below === 1n ? top : `${isZero(middle) ? top : `(${top})`}/${below}`;
}

/** An equation of the second degree: by a square root, by factoring or by the formula; exact. */
export function workQuadratic(left: Polynomial, right: Polynomial, unknown: string, persona: Persona): Worked {
  const all = subtractPolynomials(left, right);
  const [a, b, c] = wholeQuadratic(all);
  const standard = formatPolynomial(
    [c, b, a].map((n) => integer(n)),
    unknown,
  );
  const moved =
    right.length === 0 && formatPolynomial(left, unknown) === standard ? [] : [say.standard(`${standard} = 0`)];
  const discriminant = b * b - 4n * a * c;
  const practice = practise(
    say.askSecondRoot(`${unknown}² − 7${unknown} + 10 = 0`, `${unknown} = 2`),
    integer(5),
    say.secondRootHint,
  );
  const roots = rationalRoots(all);
  const name = `${unknown} =`;
  if (roots) {
    const [one, other] = roots;
    const values = compare(one, other) === 0 ? formatFraction(one) : say.or(formatFraction(one), formatFraction(other));
    const square = apply('÷', integer(-c), integer(a));
    const steps =
      b === 0n && c !== 0n
        ? [
            ...(formatPolynomial(left, unknown) === `${unknown}²`
              ? []
              : [say.squareAlone(`${unknown}² = ${formatFraction(square)}`)]),
            say.rootBoth(formatFraction(square), say.or(formatFraction(one), formatFraction(other))),
          ]
        : [
            ...moved,
            say.factored(
              factoredForm(
                [c, b, a].map((n) => integer(n)),
                roots,
                unknown,
              ),
            ),
          ];
    return { text: tell(persona, steps, `${name} ${values}`), practice };
  }
  const found = say.discriminant(
    `${inBrackets(b)} × ${inBrackets(b)} − 4 × ${a} × ${inBrackets(c)} = ${formatNumber(integer(discriminant))}`,
  );
  if (discriminant >= 0n)
    return {
      text: tell(
        persona,
        [...moved, found, say.formula(`${name} ${surdRoots(a, b, discriminant)}`)],
        `${name} ${surdRoots(a, b, discriminant)}`,
      ),
      practice,
    };
  const so = isOlder(persona)
    ? `${say.noReal}; ${say.complex(`${name} ${surdRoots(a, b, discriminant)}`)}`
    : say.noReal;
  return { text: tell(persona, [...moved, found], so), practice };
}

const inBrackets = (n: bigint): string => (n < 0n ? `(${formatNumber(integer(n))})` : String(n));
