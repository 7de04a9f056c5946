import { compare } from './exact.ts';
import { evaluate, ExpressionError, type Variables } from './expression.ts';

const relations: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
};

/**
 * Whether a condition holds: expressions with a relation between each two, as in `0 < a - b <= 10` or `gcd(a, b) = 1`.
 * @throws ExpressionError where it makes no sense, RangeError where an expression has no value
 */
export function holds(condition: string, variables: Variables): boolean {
  const pieces = condition.split(/(<=|>=|!=|<|>|=)/);
  if (pieces.length < 3) throw new ExpressionError(`'${condition}' compares nothing`);
  const values = pieces.filter((_, index) => index % 2 === 0).map((expression) => evaluate(expression, variables));
  return values.slice(1).every((value, index) => relations[pieces[index * 2 + 1]!]!(compare(values[index]!, value)));
}
