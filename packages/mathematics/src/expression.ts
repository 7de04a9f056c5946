import { functions } from './functions.ts';
import { add, divide, multiply, negate, power, readNumber, subtract, type Rational } from './rational.ts';

/** An expression that cannot be computed; the message says where it stops making sense. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}

/** What names stand for in an expression. */
export type Variables = Readonly<Record<string, Rational>>;

const tokenPattern = /\s*(\d+(?:\.\d+)?|[-+*/^()])/y;
/** With names of variables and functions, and the commas between arguments. */
const tokenPatternWithNames = /\s*(\d+(?:\.\d+)?|[a-z][a-zA-Z0-9]*|[-+*/^(),])/y;

/** Most characters of an expression: brackets and signs nest no deeper than it is long. */
const longest = 1_000;

function tokenise(text: string, pattern: RegExp): string[] {
  if (text.length > longest) throw new ExpressionError(`An expression has at most ${longest} characters`);
  const tokens: string[] = [];
  const source = text.replaceAll('×', '*').replaceAll('÷', '/').replaceAll(/[−–]/g, '-').trimEnd();
  pattern.lastIndex = 0;
  while (pattern.lastIndex < source.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(source);
    if (!match) throw new ExpressionError(`'${text}' cannot be read from '${source.slice(start)}' on`);
    tokens.push(match[1]!);
  }
  return tokens;
}

const operations: Readonly<Record<string, { level: number; apply: (a: Rational, b: Rational) => Rational }>> = {
  '+': { level: 1, apply: add },
  '-': { level: 1, apply: subtract },
  '*': { level: 2, apply: multiply },
  '/': { level: 2, apply: divide },
  '^': { level: 4, apply: power },
};
const signLevel = 3;

/**
 * Computes an arithmetic expression exactly: whole numbers and decimals, `+ - * / ^` (also `× ÷ −`), signs and brackets, with the
 * usual precedence; powers bind from the right. Precedence climbing after Keith Clarke (1986).
 * Throws `ExpressionError` where the text makes no sense, `RangeError` for a division by zero or a power out of range.
 *
 * @param variables what names stand for; with it, and only then, the functions of `functions.ts` are known too, as in `max(a, b) - gcd(a, b)`
 */
export function evaluate(text: string, variables?: Variables): Rational {
  const tokens = tokenise(text, variables ? tokenPatternWithNames : tokenPattern);
  let index = 0;

  const named = (name: string, known: Variables): Rational => {
    if (tokens[index] !== '(') {
      if (!Object.hasOwn(known, name)) throw new ExpressionError(`'${text}' names '${name}', which is no variable`);
      return known[name]!;
    }
    if (!Object.hasOwn(functions, name)) throw new ExpressionError(`'${text}' calls '${name}', which is no function`);
    const given: Rational[] = [];
    do {
      index += 1;
      given.push(climb(1));
    } while (tokens[index] === ',');
    if (tokens[index++] !== ')') throw new ExpressionError(`'${text}' lacks a closing bracket`);
    const { parameters, apply } = functions[name]!;
    if (given.length < parameters.least || given.length > parameters.most)
      throw new ExpressionError(`'${text}' gives '${name}' ${given.length} numbers, which it does not take`);
    return apply(given);
  };

  const primary = (): Rational => {
    const token = tokens[index++];
    if (token === '-') return negate(climb(signLevel));
    if (token === '+') return climb(signLevel);
    if (token === '(') {
      const inner = climb(1);
      if (tokens[index++] !== ')') throw new ExpressionError(`'${text}' lacks a closing bracket`);
      return inner;
    }
    if (variables && token !== undefined && /^[a-z]/.test(token)) return named(token, variables);
    const number = token === undefined ? undefined : readNumber(token);
    if (!number)
      throw new ExpressionError(`'${text}' lacks a number ${token === undefined ? 'at its end' : `before '${token}'`}`);
    return number.value;
  };

  const climb = (minimum: number): Rational => {
    let left = primary();
    for (;;) {
      const operation = operations[tokens[index] ?? ''];
      if (!operation || operation.level < minimum) return left;
      const isPower = tokens[index++] === '^';
      left = operation.apply(left, climb(isPower ? operation.level : operation.level + 1));
    }
  };

  if (tokens.length === 0) throw new ExpressionError('There is nothing to compute');
  const value = climb(1);
  if (index < tokens.length) throw new ExpressionError(`'${text}' has more after its end: '${tokens[index]}'`);
  return value;
}
