import { apply, parseNumber, type Operator, formatNumber } from './exact.ts';
import { ExpressionError } from './expression.ts';
import type { Rational } from './rational.ts';

/** A number, an operator or a bracket of a sum. */
export type Token = Rational | Operator | '(' | ')';

const tokenPattern = /\s*(\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?|\.\d+|[-+×÷^()/])/y;
const signs: Readonly<Record<string, Operator | '(' | ')'>> = {
  '+': '+',
  '-': '−',
  '×': '×',
  '÷': '÷',
  '/': '÷',
  '^': '^',
  '(': '(',
  ')': ')',
};

/**
 * The tokens of a sum as `readSum` writes it. `1/2` among others is a number, alone it is a division; a minus that no number precedes is a sign.
 * @throws ExpressionError for anything else
 */
export function tokensOf(text: string): readonly Token[] {
  const lone = /^(\d+)\/(\d+)$/.exec(text.trim());
  if (lone) return [parseNumber(lone[1]!), '÷', parseNumber(lone[2]!)];
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  let isNegative = false;
  while (tokenPattern.lastIndex < text.trimEnd().length) {
    const part = tokenPattern.exec(text)?.[1];
    if (part === undefined) throw new ExpressionError('This sum cannot be read');
    const sign = signs[part];
    const last = tokens.at(-1);
    if (sign === '−' && (last === undefined || (typeof last === 'string' && last !== ')'))) isNegative = !isNegative;
    else if (sign) tokens.push(sign);
    else {
      tokens.push(parseNumber(isNegative ? `-${part}` : part));
      isNegative = false;
    }
  }
  return tokens;
}

const levels: Readonly<Record<Operator, number>> = { '+': 1, '−': 1, '×': 2, '÷': 2, '^': 3 };
export const isOperator = (token: Token | undefined): token is Operator =>
  typeof token === 'string' && token !== '(' && token !== ')';
export const isNumber = (token: Token | undefined): token is Rational => typeof token === 'object';

/** The bounds of the innermost brackets, or of the whole sum. */
function innermost(tokens: readonly Token[]): readonly [from: number, to: number] {
  const close = tokens.indexOf(')');
  if (close < 0) return [0, tokens.length];
  const open = tokens.lastIndexOf('(', close);
  if (open < 0) throw new ExpressionError('A bracket is missing');
  return [open + 1, close];
}

/** Works a sum out one operation at a time, brackets first. @throws ExpressionError where it makes no sense, RangeError for a division by zero */
export function reduce(tokens: readonly Token[], isDecimal: boolean): { value: Rational; steps: string[] } {
  let rest = [...tokens];
  const steps: string[] = [];
  while (rest.length > 1) {
    const [from, to] = innermost(rest);
    const inner = rest.slice(from, to);
    if (inner.length === 1 && from > 0) {
      rest = [...rest.slice(0, from - 1), ...inner, ...rest.slice(to + 1)];
      continue;
    }
    const highest = Math.max(...inner.filter(isOperator).map((operator) => levels[operator]));
    const at = inner.findIndex((token) => isOperator(token) && levels[token] === highest);
    const [a, operator, b] = [inner[at - 1], inner[at], inner[at + 1]];
    if (!isNumber(a) || !isOperator(operator) || !isNumber(b)) throw new ExpressionError('This sum makes no sense');
    const value = apply(operator, a, b);
    steps.push(
      `${formatNumber(a, isDecimal)} ${operator} ${formatNumber(b, isDecimal)} = ${formatNumber(value, isDecimal)}`,
    );
    rest = [...rest.slice(0, from + at - 1), value, ...rest.slice(from + at + 2)];
  }
  const [value] = rest;
  if (!isNumber(value)) throw new ExpressionError('There is nothing to work out');
  return { value, steps };
}
