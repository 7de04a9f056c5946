import type { Persona } from '@grove/content/tutor-model';
import { apply, compare, isInteger, type Operator, type Rational, formatNumber, integer } from '@grove/mathematics';
import { phrases } from '../../sentences/phrases.ts';
import { expecting, practise, type Worked } from '../worked.ts';

export const mostForPractice = 1_000n;

export const small = (value: Rational, most: bigint): boolean =>
  isInteger(value) && value.numerator > 0n && value.numerator <= most;

/** How a sum is written, and for whom. */
export interface Telling {
  readonly isDecimal: boolean;
  readonly persona: Persona;
}

/** A question like the one just worked out. `words` names the things of the persona. */
export function practiceOf(
  operator: Operator,
  a: Rational,
  b: Rational,
  { isDecimal, persona }: Telling,
): NonNullable<Worked['practice']> {
  const result = apply(operator, a, b);
  const sum = `${formatNumber(a, isDecimal)} ${operator} ${formatNumber(b, isDecimal)}`;
  const inWords =
    operator !== '^' &&
    a.numerator > 1n &&
    small(a, 99n) &&
    small(b, 12n) &&
    isInteger(result) &&
    result.numerator > 0n;
  const text = inWords
    ? phrases.practice[operator](formatNumber(a), formatNumber(b), persona.things)
    : phrases.whatIs(sum);
  const hints = { '×': phrases.groupHint, '+': phrases.onHint, '−': phrases.backHint, '÷': phrases.shareHint } as const;
  const hint = inWords ? hints[operator](formatNumber(a), formatNumber(b)) : phrases.sameWayHint;
  return {
    text,
    asked: {
      question: expecting(text, result),
      hints: [hint],
      solution: phrases.solution(sum, formatNumber(result, isDecimal)),
      tries: 0,
    },
  };
}

/** The pair for practice after this one: a little larger, and as easy to read. */
function nextPair(operator: Operator, a: Rational, b: Rational): readonly [Rational, Rational] {
  const one = integer(1);
  if (operator === '÷') return [apply('+', a, b), b];
  if (operator === '−') return [apply('+', a, one), b];
  return [a, isInteger(b) ? apply(b.numerator >= 12n ? '−' : '+', b, one) : apply('+', b, b)];
}

/** A division that leaves a rest, or has a part of one whole for a result, is followed by another one. */
function practiceOfRest(a: Rational, b: Rational): Worked['practice'] {
  if (a.numerator <= 0n || b.numerator <= 0n) return undefined;
  const next = apply('+', a, integer(1));
  if (compare(a, b) < 0)
    return practise(
      phrases.whatIs(`${formatNumber(next)} ÷ ${formatNumber(b)}`),
      apply('÷', next, b),
      phrases.sameWayHint,
    );
  return practise(
    phrases.askRemainder(formatNumber(next), formatNumber(b)),
    integer(next.numerator % b.numerator),
    phrases.shareHint(formatNumber(a), formatNumber(b)),
  );
}

function practiceOfPower(a: Rational, b: Rational): Worked['practice'] {
  const next = apply('+', a, integer(1));
  return small(b, 3n) && small(a, 10n)
    ? practise(
        phrases.whatIs(phrases.toThePower(formatNumber(next), formatNumber(b))),
        apply('^', next, b),
        phrases.sameWayHint,
      )
    : undefined;
}

/** The practice question after a pair; none where it would be hard to say or to reach. */
export function practiceAfter(a: Rational, operator: Operator, b: Rational, telling: Telling): Worked['practice'] {
  if (a.numerator >= mostForPractice || b.numerator >= mostForPractice) return undefined;
  if (operator === '^') return practiceOfPower(a, b);
  if (telling.isDecimal)
    return operator === '+' || operator === '−'
      ? practiceOf(operator, apply('+', a, integer(1)), b, telling)
      : undefined;
  if (isInteger(a) !== isInteger(b)) return undefined;
  const pair = nextPair(operator, a, b);
  const comesOut = operator !== '÷' || !isInteger(a) || isInteger(apply(operator, ...pair));
  return comesOut ? practiceOf(operator, ...pair, telling) : practiceOfRest(a, b);
}
