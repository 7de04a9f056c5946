import { evaluate, ExpressionError } from './expression.ts';
import { isEqual, isWithin, rational, readNumber } from './rational.ts';

const number = String.raw`\d+(?:,\d{3}){0,4}(?:\.\d+)?`;
const operator = String.raw`(?: ?(?:[+*/^×·÷−–-]|\\times|\\div) ?| x )`;
/** A number after another one is the fraction of a mixed number, as in `2 1/3`. */
const standsAlone = String.raw`(?<![\w.,:/)]|[-+*×·÷/^−–]|[-+*×·÷/^−–] |\\times |\\div | x |\d )`;
/** What makes of a result something that is not compared: another operation, a unit, a remainder, a mixed number, a time of day. */
const continues = String.raw`(?![\w%°:]|[.,]\d|${operator}\d| (?:R|r|remainder)\b| \d+\/\d)`;
/** A sum with its result, as in `7 × 8 = 56`, in a text with single spaces. */
const sum = new RegExp(
  String.raw`${standsAlone}(${number}(?:${operator}${number})+) ?= ?([−-]?${number}(?:\/\d+)?)${continues}`,
  'g',
);

/** `2 ÷ 1/2`, as people mean it: a fraction written without spaces is one number. */
const asExpression = (text: string): string =>
  text
    .replaceAll(',', '')
    .replace(/(?<![/\d.])(\d+\/\d+)(?![/\d.])/g, '($1)')
    .replace(/\\times| x |·/g, '*')
    .replace(/\\div/g, '/');

/** Whether a result is right, or rounded to the decimal places that it shows. */
function isRight(left: string, right: string): boolean {
  const written = right.replaceAll(',', '').replace('−', '-');
  const result = readNumber(written)?.value;
  if (!result) return true;
  const places = /\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  const value = evaluate(asExpression(left));
  return isEqual(value, result) || (places > 0 && isWithin(value, result, rational(1n, 2n * 10n ** BigInt(places))));
}

/** Whether a text states a sum with another result than the one it has: arithmetic is checked with code, whoever wrote it. */
export function hasWrongSum(text: string): boolean {
  return [
    ...text
      .replace(/\*\*|__|\$|\\[()[\]]/g, '')
      .replace(/\s+/g, ' ')
      .matchAll(sum),
  ].some(([, left = '', right = '']) => {
    try {
      return !isRight(left, right);
    } catch (error) {
      if (error instanceof ExpressionError || error instanceof RangeError) return false;
      throw error;
    }
  });
}
