import type { Persona } from '@grove/content/tutor-model';
import {
  addPolynomials,
  apply,
  asAlgebra,
  coefficient,
  degreeOf,
  isNegative,
  isZero,
  looksLikePolynomial,
  formatFraction,
  type Polynomial,
  type Rational,
  parsePolynomial,
  formatNumber,
  subtractPolynomials,
  integer,
  formatPolynomial,
} from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import type { Capability } from '../capability.ts';
import { workQuadratic } from './quadratics.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.algebra;
const size = (value: Rational): Rational => (isNegative(value) ? { ...value, numerator: -value.numerator } : value);
const write = (value: Rational, isDecimal: boolean): string =>
  isDecimal ? formatNumber(value, true) : formatFraction(value);

const termsIn = (side: string): number => side.trim().replace(/^[+-]/, '').split(/[+-]/).length;
/** One step on both sides: what is done, and the equation that it leaves. */
const moves = (value: Rational, name: string, equation: string): string =>
  say.bothSides((isNegative(value) ? say.adding : say.taking)(name), equation);

/** Sides of the first degree: collect, move, divide. */
function linear(
  left: Polynomial,
  right: Polynomial,
  unknown: string,
  { source, persona }: { source: string; persona: Persona },
): Worked {
  const isDecimal = /\.\d/.test(source);
  const wrote = (one: Polynomial, other: Polynomial) =>
    `${formatPolynomial(one, unknown)} = ${formatPolynomial(other, unknown)}`;
  const isCollected =
    !/[()]/.test(source) &&
    source
      .split('=')
      .every((side, at) => termsIn(side) === ([left, right][at] ?? []).filter((term) => !isZero(term)).length);
  const steps = isCollected ? [] : [say.rewrite(wrote(left, right))];
  let [one, other] = [left, right];
  const moved = coefficient(other, 1);
  if (!isZero(moved) && !isZero(coefficient(one, 1))) {
    [one, other] = [subtractPolynomials(one, [integer(0), moved]), subtractPolynomials(other, [integer(0), moved])];
    steps.push(moves(moved, formatPolynomial([integer(0), size(moved)], unknown), wrote(one, other)));
  } else if (isZero(coefficient(one, 1))) [one, other] = [other, one];
  const rest = coefficient(one, 0);
  if (!isZero(rest)) {
    [one, other] = [subtractPolynomials(one, [rest]), subtractPolynomials(other, [rest])];
    steps.push(moves(rest, write(size(rest), isDecimal), wrote(one, other)));
  }
  const factor = coefficient(one, 1);
  const result = apply('÷', coefficient(other, 0), factor);
  const turned = apply('÷', integer(1), factor);
  const divides = isDecimal || factor.denominator === 1n;
  if (factor.numerator !== factor.denominator)
    steps.push(
      say.bothSides(
        divides ? say.dividing(write(factor, isDecimal)) : say.multiplying(formatFraction(turned)),
        `${unknown} = ${write(result, isDecimal)}`,
      ),
    );
  const grown = addPolynomials(right, [coefficient(subtractPolynomials(left, right), 1)]);
  return {
    text: tell(persona, steps, say.solution(unknown, write(result, isDecimal))),
    result,
    practice: practise(say.askSolve(wrote(left, grown), unknown), apply('+', result, integer(1)), say.solveHint),
  };
}

/** An equation by its degree. */
function byDegree(
  left: Polynomial,
  right: Polynomial,
  unknown: string,
  { source, persona }: { source: string; persona: Persona },
): Worked | undefined {
  const all = subtractPolynomials(left, right);
  const isLinear = degreeOf(left) <= 1 && degreeOf(right) <= 1;
  if (degreeOf(all) === 1)
    return isLinear
      ? linear(left, right, unknown, { source, persona })
      : linear(all, [], unknown, { source: '()', persona });
  if (degreeOf(all) === 2) return workQuadratic(left, right, unknown, persona);
  if (degreeOf(all) === 0)
    return {
      text: tell(
        persona,
        [say.rewrite(`${formatPolynomial(left, unknown)} = ${formatPolynomial(right, unknown)}`)],
        say.never(formatPolynomial(all, unknown), '0'),
      ),
    };
  return degreeOf(all) < 0 ? { text: tell(persona, [], say.always) } : undefined;
}

function solve(leftText: string, rightText: string, persona: Persona): Worked | undefined {
  // `56 ÷ x = 8` says that 8 × x is 56.
  const [, top, below] = /^([\d.]+) ?\/ ?([a-z])$/.exec(leftText) ?? [];
  if (top && below && /^[\d.]+$/.test(rightText)) return solve(`${rightText} * ${below}`, top, persona);
  const [left, right] = [parsePolynomial(leftText), parsePolynomial(rightText)];
  const letters = new Set([left.unknown, right.unknown].flatMap((letter) => letter ?? []));
  const [unknown] = letters;
  // `x = 4` is an answer, and `y = 2` a fact.
  if (unknown === undefined || letters.size > 1 || (/^[a-z]$/.test(leftText) && right.unknown === undefined))
    return undefined;
  return byDegree(left.terms, right.terms, unknown, { source: `${leftText}=${rightText}`, persona });
}

const fluff =
  /^(?:(?:solve|find|the|quadratic|linear|equation|value of|what|is|when|if|for|roots of|solutions? (?:of|to)|zeros of|solving)\b[: ]*)*(?:(?:for )?([a-wyz]|x)(?:,|:| if| when| in| given| where|$)[: ]*)?(?:(?:equation|is)[: ]+)?/;
const blank = /(?:_+|\?|\bblank\b|\bwhat(?: number)?\b|\bsome number\b|\bbox\b|□)/;

/** A message as an equation with signs; `6 times what is 42` as `6*what = 42`. */
function asEquation(text: string): string {
  const source = asAlgebra(text)
    .replace(/ (?:equals|is equal to|equal) /g, ' = ')
    .replace(/[,;:]? (?:solve |find )?(?:for )?[a-z]$/, (end) => (/for|solve|find/.test(end) ? '' : end))
    .replace(/[,;]? (?:what|find)(?: is)? [a-z]$/, '');
  if (source.includes('=')) return source;
  const started = asAlgebra(source.replace(/^(?=[*+/-] ?\d)|^(?=(?:times|plus|minus|divided by) \d)/, 'x '));
  return blank.test(source) || started !== source
    ? started.replace(/ (?:is|makes?|equals?|gives|equal) (-?\d[\d.]*)$/, ' = $1')
    : '';
}

/** The two sides of an equation, its blank as `x`. */
function sidesOf(equation: string): readonly [left: string, right: string] | undefined {
  const isBlank = blank.test(equation) && !/[a-z]/.test(equation.replace(blank, ''));
  const [left = '', right = '', more] = (isBlank ? equation.replace(blank, 'x') : equation)
    .split('=')
    .map((side) => side.trim());
  const isEquation = left !== '' && right !== '' && more === undefined;
  return isEquation && (looksLikePolynomial(`${left} ${right}`) || /^[a-z]$/.test(left)) ? [left, right] : undefined;
}

/** Equations in one unknown, of the first and second degree, also with a blank: `5 + _ = 12`. */
export const equations: Capability = ({ text, persona }) => {
  const equation = asEquation(text);
  for (const plain of [equation, equation.replace(fluff, '')]) {
    const sides = sidesOf(plain);
    const solved = sides && solve(...sides, persona);
    if (solved) return solved;
  }
  return undefined;
};
