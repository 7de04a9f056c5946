import type { Persona } from '@grove/content/tutor';
import {
  apply,
  compare,
  isNumber,
  isOperator,
  isWhole,
  leastCommon,
  type Operator,
  type Rational,
  reduce,
  show,
  type Token,
  tokensOf,
  whole,
} from '@grove/mathematics';
import { phrases } from '../sentences/phrases.ts';
import { expecting, practise, type Worked } from './worked.ts';

const mostForPractice = 1_000n;
const mostSteps = 5;

const small = (value: Rational, most: bigint): boolean =>
  isWhole(value) && value.numerator > 0n && value.numerator <= most;
const range = (from: bigint, to: bigint): string[] => {
  const step = from <= to ? 1n : -1n;
  const numbers: string[] = [];
  for (let n = from; n !== to + step; n += step) numbers.push(String(n));
  return numbers;
};

/** How a sum is written, and for whom. */
interface Telling {
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
  const sum = `${show(a, isDecimal)} ${operator} ${show(b, isDecimal)}`;
  const inWords =
    operator !== '^' && a.numerator > 1n && small(a, 99n) && small(b, 12n) && isWhole(result) && result.numerator > 0n;
  const text = inWords ? phrases.practice[operator](show(a), show(b), persona.things) : phrases.whatIs(sum);
  const hints = { '×': phrases.groupHint, '+': phrases.onHint, '−': phrases.backHint, '÷': phrases.shareHint } as const;
  const hint = inWords ? hints[operator](show(a), show(b)) : phrases.sameWayHint;
  return {
    text,
    asked: {
      question: expecting(text, result),
      hints: [hint],
      solution: phrases.solution(sum, show(result, isDecimal)),
      tries: 0,
    },
  };
}

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
  const part = apply('÷', whole(a), whole(b));
  return phrases.partOfOne(`${a}`, `${b}`, [...new Set([`${a}/${b}`, show(part), show(part, true)])].join(' = '));
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
    const common = leastCommon(a.denominator, b.denominator);
    const over = (value: Rational) => `${(value.numerator * common) / value.denominator}/${common}`;
    return a.denominator === b.denominator
      ? undefined
      : phrases.commonDenominator(`1/${common}`, `${over(a)} ${operator} ${over(b)}`, sum, show(result));
  }
  if (operator === '×')
    return phrases.multiplyFractions(
      `${a.numerator} × ${b.numerator} = ${a.numerator * b.numerator}`,
      `${a.denominator} × ${b.denominator} = ${a.denominator * b.denominator}`,
      sum,
      show(result),
    );
  return operator === '÷'
    ? phrases.divideFractions(`${plain(a)} × ${b.denominator}/${b.numerator}`, sum, show(result))
    : undefined;
}

/** The way in steps, where there is one worth telling. */
function wayOf(operator: Operator, a: Rational, b: Rational, isDecimal: boolean): string | undefined {
  const result = show(apply(operator, a, b), isDecimal);
  if (operator === '^')
    return small(b, 10n) && b.numerator > 1n
      ? phrases.power(
          Array.from({ length: Number(b.numerator) }, () => show(a, isDecimal)).join(' × '),
          show(a, isDecimal),
          show(b),
          result,
        )
      : undefined;
  if (isDecimal || a.numerator <= 0n || b.numerator <= 0n) return undefined;
  if (!isWhole(a) || !isWhole(b)) return workedFractions(operator, a, b, `${show(a)} ${operator} ${show(b)}`);
  return operator === '÷'
    ? workedDivision(a.numerator, b.numerator)
    : wholes[operator]?.(a.numerator, b.numerator, result);
}

const workedPair = (operator: Operator, a: Rational, b: Rational, isDecimal: boolean): string =>
  wayOf(operator, a, b, isDecimal) ??
  phrases.plain(`${show(a, isDecimal)} ${operator} ${show(b, isDecimal)}`, show(apply(operator, a, b), isDecimal));

/** The pair for practice after this one: a little larger, and as easy to read. */
function nextPair(operator: Operator, a: Rational, b: Rational): readonly [Rational, Rational] {
  const one = whole(1);
  if (operator === '÷') return [apply('+', a, b), b];
  if (operator === '−') return [apply('+', a, one), b];
  return [a, isWhole(b) ? apply(b.numerator >= 12n ? '−' : '+', b, one) : apply('+', b, b)];
}

/** A division that leaves a rest, or has a part of one whole for a result, is followed by another one. */
function practiceOfRest(a: Rational, b: Rational): Worked['practice'] {
  if (a.numerator <= 0n || b.numerator <= 0n) return undefined;
  const next = apply('+', a, whole(1));
  if (compare(a, b) < 0)
    return practise(phrases.whatIs(`${show(next)} ÷ ${show(b)}`), apply('÷', next, b), phrases.sameWayHint);
  return practise(
    phrases.askRemainder(show(next), show(b)),
    whole(next.numerator % b.numerator),
    phrases.shareHint(show(a), show(b)),
  );
}

function practiceOfPower(a: Rational, b: Rational): Worked['practice'] {
  const next = apply('+', a, whole(1));
  return small(b, 3n) && small(a, 10n)
    ? practise(phrases.whatIs(phrases.toThePower(show(next), show(b))), apply('^', next, b), phrases.sameWayHint)
    : undefined;
}

/** The practice question after a pair; none where it would be hard to say or to reach. */
export function practiceAfter(a: Rational, operator: Operator, b: Rational, telling: Telling): Worked['practice'] {
  if (a.numerator >= mostForPractice || b.numerator >= mostForPractice) return undefined;
  if (operator === '^') return practiceOfPower(a, b);
  if (telling.isDecimal)
    return operator === '+' || operator === '−' ? practiceOf(operator, apply('+', a, whole(1)), b, telling) : undefined;
  if (isWhole(a) !== isWhole(b)) return undefined;
  const pair = nextPair(operator, a, b);
  const comesOut = operator !== '÷' || !isWhole(a) || isWhole(apply(operator, ...pair));
  return comesOut ? practiceOf(operator, ...pair, telling) : practiceOfRest(a, b);
}

/** A number, an operation and a number. */
function workPair(operator: Operator, a: Rational, b: Rational, { isDecimal, persona }: Telling): Worked {
  if (operator === '÷' && b.numerator === 0n) return { text: phrases.byZero };
  const practice = practiceAfter(a, operator, b, { isDecimal, persona });
  return {
    text: workedPair(operator, a, b, isDecimal),
    result: apply(operator, a, b),
    ...(practice ? { practice } : {}),
  };
}

/** The same sum with its last number one larger, if that comes out whole. */
function practiceLike(tokens: readonly Token[]): Worked['practice'] {
  const last = tokens.findLastIndex(isNumber);
  const next = tokens.map((token, at) => (at === last && isNumber(token) ? apply('+', token, whole(1)) : token));
  const { value } = reduce(next, false);
  return isWhole(value) && value.numerator < mostForPractice
    ? practise(phrases.whatIs(written(next, false)), value, phrases.sameWayHint)
    : undefined;
}

const written = (tokens: readonly Token[], isDecimal: boolean): string =>
  tokens
    .map((token) => (isNumber(token) ? show(token, isDecimal) : token))
    .join(' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');

/** Works out an expression. @throws ExpressionError or RangeError where it makes no sense, RangeError also for a division by zero */
export function workExpression(text: string, persona: Persona): Worked {
  const tokens = tokensOf(text);
  const isDecimal = /\.\d/.test(text);
  const [a, operator, b] = tokens;
  if (tokens.length === 3 && isNumber(a) && isOperator(operator) && isNumber(b))
    return workPair(operator, a, b, { isDecimal, persona });
  const { value, steps } = reduce(tokens, isDecimal);
  const sum = written(tokens, isDecimal);
  const practice = isDecimal ? undefined : practiceLike(tokens);
  const isTold = steps.length > 1 && steps.length <= mostSteps;
  return {
    text: isTold ? phrases.steps(steps, sum, show(value, isDecimal)) : phrases.plain(sum, show(value, isDecimal)),
    result: value,
    ...(practice ? { practice } : {}),
  };
}
