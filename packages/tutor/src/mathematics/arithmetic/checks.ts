import { compare, parseNumber, numberPattern, reduce, formatNumber, tokensOf } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import type { Capability } from '../capability.ts';
import { workExpression } from './sum-steps.ts';
import { readExpression } from './sums.ts';

const checkForm = new RegExp(
  `^(?:is |does |do |so |yes |i think |i got )?(?:it true that )?(.+?) ?(?:=|equals?|is|make|makes) ?(${numberPattern})(?: true| correct| right| wrong)?$`,
);

/** Checks a sum that somebody worked out: `is 7 x 8 = 54`. */
export const checks: Capability = ({ text, persona }) => {
  const [, sum = '', given = ''] = checkForm.exec(text) ?? [];
  const expression = sum === '' ? undefined : readExpression(sum);
  if (expression === undefined) return undefined;
  const worked = workExpression(expression, persona);
  const tokens = tokensOf(expression);
  const { value } = reduce(tokens, /\.\d/.test(expression));
  const isRight = compare(value, parseNumber(given)) === 0;
  const written = `${expression.replace(/ - /g, ' − ')} = ${formatNumber(value, /\.\d/.test(expression))}`;
  return {
    ...worked,
    text: isRight
      ? `${workings.algebra.isRight(written)}.`
      : workings.algebra.isWrong(`${sum} = ${given}`, worked.text),
  };
};
