import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  isNumber,
  isOperator,
  isInteger,
  type Operator,
  type Rational,
  reduce,
  formatNumber,
  type Token,
  tokensOf,
  integer,
} from '@grove/mathematics';
import { phrases } from '../../sentences/phrases.ts';
import { mostForPractice, practiceAfter, type Telling } from './sum-practice.ts';
import { workedPair } from './sum-ways.ts';
import { practise, type Worked } from '../worked.ts';

const mostSteps = 5;
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
  const next = tokens.map((token, at) => (at === last && isNumber(token) ? apply('+', token, integer(1)) : token));
  const { value } = reduce(next, false);
  return isInteger(value) && value.numerator < mostForPractice
    ? practise(phrases.whatIs(written(next, false)), value, phrases.sameWayHint)
    : undefined;
}

const written = (tokens: readonly Token[], isDecimal: boolean): string =>
  tokens
    .map((token) => (isNumber(token) ? formatNumber(token, isDecimal) : token))
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
    text: isTold
      ? phrases.steps(steps, sum, formatNumber(value, isDecimal))
      : phrases.plain(sum, formatNumber(value, isDecimal)),
    result: value,
    ...(practice ? { practice } : {}),
  };
}
