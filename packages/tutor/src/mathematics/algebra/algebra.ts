import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  asAlgebra,
  coefficient,
  degreeOf,
  ExpressionError,
  greatestCommonDivisor,
  isInteger,
  isZero,
  looksLikePolynomial,
  parseNumber,
  numberPattern,
  formatFraction,
  type Rational,
  parsePolynomial,
  formatNumber,
  valueAt,
  integer,
  formatPolynomial,
} from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { derive, integrate, integrateBetween } from './calculus.ts';
import type { Capability } from '../capability.ts';
import { factoredForm, rationalRoots } from './quadratics.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.algebra;

const spaced = (text: string): string =>
  text
    .replace(/\^(\d)/g, (_, digit: string) => ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶'][Number(digit)] ?? '')
    .replace(/ ?([+*/-]) ?/g, ' $1 ')
    .replace(/ - /g, ' − ')
    .replace(/ \* /g, ' × ')
    .replace(/^ − /, '−')
    .replace(/\( − /g, '(−')
    .trim();

function evaluateAt(text: string, unknown: string, value: string, persona: Persona): Worked | undefined {
  const { terms, unknown: found } = parsePolynomial(text);
  if (found !== unknown) return undefined;
  const x = parseNumber(value);
  const result = valueAt(terms, x);
  const shown = value.startsWith('-') || value.includes('/') ? `(${formatFraction(x)})` : value;
  // The only letter in a polynomial is its unknown.
  const put = spaced(text.replace(/(?<=\d|\)) ?[a-z]/g, ` * ${shown}`).replace(/[a-z]/g, shown));
  const next = apply('+', x, integer(1));
  const practice = practise(
    say.askValue(spaced(text), unknown, formatNumber(next)),
    valueAt(terms, next),
    say.valueHint,
  );
  return {
    text: tell(
      persona,
      [say.put(`${unknown} = ${formatFraction(x)}`, put)],
      say.valueIs(spaced(text), formatNumber(result, true)),
    ),
    result,
    practice,
  };
}

function expand(text: string, persona: Persona): Worked | undefined {
  const { terms, unknown } = parsePolynomial(text);
  const result = formatPolynomial(terms, unknown ?? 'x');
  if (unknown === undefined || result === spaced(text)) return undefined;
  return {
    text: tell(persona, [/\(/.test(text) ? say.eachTerm : say.collect], say.same(spaced(text), result)),
    practice: practise(say.askValue(result, unknown, '2'), valueAt(terms, integer(2)), say.valueHint),
  };
}

function factor(text: string, persona: Persona): Worked | undefined {
  const { terms, unknown } = parsePolynomial(text);
  if (unknown === undefined || !terms.every(isInteger)) return undefined;
  const written = formatPolynomial(terms, unknown);
  const practice = practise(say.askValue(written, unknown, '1'), valueAt(terms, integer(1)), say.valueHint);
  if (degreeOf(terms) === 2) {
    const roots = rationalRoots(terms);
    if (!roots) return { text: tell(persona, [], say.irreducible(written)), practice };
    const [b, c] = [coefficient(terms, 1), coefficient(terms, 0)];
    const isPlain = formatNumber(coefficient(terms, 2)) === '1' && !isZero(c) && !isZero(b);
    const negated = (value: Rational) => formatNumber({ ...value, numerator: -value.numerator });
    const steps = isPlain
      ? [say.twoNumbers(formatNumber(b), formatNumber(c), negated(roots[0]), negated(roots[1]))]
      : [];
    return { text: tell(persona, steps, say.same(written, factoredForm(terms, roots, unknown))), practice };
  }
  const common = terms.map(({ numerator }) => numerator).reduce(greatestCommonDivisor);
  if (degreeOf(terms) !== 1 || common === 1n || isZero(coefficient(terms, 0))) return undefined;
  const inner = formatPolynomial(
    terms.map((term) => apply('÷', term, integer(common))),
    unknown,
  );
  return { text: tell(persona, [say.common(String(common))], say.same(written, `${common}(${inner})`)), practice };
}

const p = '([^=]+?)';
type Form = readonly [RegExp, (parts: readonly string[], persona: Persona) => Worked | undefined];

const forms: readonly Form[] = [
  [
    new RegExp(
      `^(?:is |the |value of )*([a-z]) (?:if|when|given|where|for) ([a-z]) ?= ?${p},? (?:and|if|when|for|where|given|,)+ ([a-z]) ?= ?(${numberPattern})$`,
    ),
    ([y, same, text = '', x = '', value = ''], persona) =>
      y === same && x !== y ? evaluateAt(text, x, value, persona) : undefined,
  ],
  [
    new RegExp(
      `^(?:is |the |value of |expression ){0,6}${p},? (?:if|when|for|where|at|given|with) (?:that )?([a-z]) ?(?:=|is|equals) ?(${numberPattern})$`,
    ),
    ([text = '', x = '', value = ''], persona) =>
      looksLikePolynomial(text) ? evaluateAt(text, x, value, persona) : undefined,
  ],
  [
    new RegExp(`^if ([a-z]) ?(?:=|is) ?(${numberPattern}),? (?:then )?(?:what )?(?:is )?(?:the value of )?${p}$`),
    ([x = '', value = '', text = ''], persona) =>
      looksLikePolynomial(text) ? evaluateAt(text, x, value, persona) : undefined,
  ],
  [
    new RegExp(
      `^(?:derivative|d/dx|differentiate)(?: of)? ?(?:f\\(x\\) ?= ?|y ?= ?)?${p} (?:at|when) [a-z] ?= ?(${numberPattern})$`,
    ),
    ([text = '', at = ''], persona) => derive(text, persona, at),
  ],
  [
    new RegExp(`^(?:derivative|d/dx|differentiate|derive)(?: of)? ?(?:f\\(x\\) ?= ?|y ?= ?)?${p}$`),
    ([text = ''], persona) => derive(text, persona),
  ],
  [
    new RegExp(
      `^(?:definite )?(?:integral|integrate|∫)(?: of)? ?${p}(?: ?dx)? from (${numberPattern}) to (${numberPattern})$`,
    ),
    ([text = '', from = '', to = ''], persona) => integrateBetween(text, from, to, persona),
  ],
  [
    new RegExp(`^(?:integral|integrate|antiderivative|∫)(?: of)? ?${p}(?: ?dx)?$`),
    ([text = ''], persona) => integrate(text, persona),
  ],
  [
    new RegExp(`^(?:factor|factorise|factorize|factoring)(?: out| the expression)? ?${p}$`),
    ([text = ''], persona) => factor(text, persona),
  ],
  [
    new RegExp(
      `^(?:expand|multiply out|simplify|foil|distribute|multiply|combine like terms|combine)(?: the expression)?:? ?${p}$`,
    ),
    ([text = ''], persona) => expand(text, persona),
  ],
  [
    /^((?:[\d.]*\([^()]+\)){1,3}(?:\^2)?)$/,
    ([text = ''], persona) =>
      /[a-z]/.test(text) && text.replace(/\([^()]*\)/, '') !== '' ? expand(text, persona) : undefined,
  ],
];

/** Letters with numbers: put in, expand, factor, derivatives and integrals of polynomials. */
export const algebra: Capability = ({ text, persona }) => {
  const source = asAlgebra(text);
  for (const [form, work] of forms) {
    const found = form.exec(source);
    const worked =
      found &&
      orNothing(() =>
        work(
          found.slice(1).map((part) => part ?? ''),
          persona,
        ),
      );
    if (worked) return worked;
  }
  return undefined;
};

function orNothing<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}
