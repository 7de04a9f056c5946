import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  degreeOf,
  derivativeOf,
  integralOf,
  isZero,
  parseNumber,
  formatFraction,
  type Polynomial,
  parsePolynomial,
  formatNumber,
  valueAt,
  integer,
  formatPolynomial,
} from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.algebra;

const eachTerm = (terms: Polynomial, unknown: string, change: (one: Polynomial) => Polynomial): string =>
  workings.common.and(
    terms
      .flatMap((term, power) => {
        const one = [...Array.from({ length: power }, () => integer(0)), term];
        return isZero(term) || power === 0
          ? []
          : [say.becomes(formatPolynomial(one, unknown), formatPolynomial(change(one), unknown))];
      })
      .toReversed(),
  );

export function derive(text: string, persona: Persona, at?: string): Worked | undefined {
  const { terms, unknown = 'x' } = parsePolynomial(text);
  const result = derivativeOf(terms);
  const written = formatPolynomial(terms, unknown);
  const practice = practise(
    say.askDerivativeAt(written, '2').replace('x =', `${unknown} =`),
    valueAt(result, integer(2)),
    say.derivativeHint,
  );
  if (degreeOf(terms) < 1) return { text: tell(persona, [], say.constantRule), practice };
  const steps = [say.powerRule(eachTerm(terms, unknown, derivativeOf))];
  const so = say.derivative(written, formatPolynomial(result, unknown));
  if (at === undefined) return { text: tell(persona, steps, so), practice };
  const value = valueAt(result, parseNumber(at));
  return {
    text: tell(
      persona,
      [so, say.put(`${unknown} = ${at.replace('-', '−')}`, formatPolynomial(result, unknown))],
      say.valueIs('its value there', formatNumber(value)),
    ),
    result: value,
    practice,
  };
}

export function integrate(text: string, persona: Persona): Worked | undefined {
  const { terms, unknown = 'x' } = parsePolynomial(text);
  if (degreeOf(terms) < 0) return undefined;
  const result = formatPolynomial(integralOf(terms), unknown);
  const written = formatPolynomial(terms, unknown);
  const steps = degreeOf(terms) < 1 ? [] : [say.integralRule(eachTerm(terms, unknown, integralOf))];
  return {
    text: tell(persona, steps, say.integral(written, `${result} + C`)),
    practice: practise(
      say.askDerivativeAt(result, '2').replace('x =', `${unknown} =`),
      valueAt(terms, integer(2)),
      say.derivativeHint,
    ),
  };
}

export function integrateBetween(text: string, from: string, to: string, persona: Persona): Worked {
  const { terms, unknown = 'x' } = parsePolynomial(text);
  const whole_ = integralOf(terms);
  const [low, high] = [valueAt(whole_, parseNumber(from)), valueAt(whole_, parseNumber(to))];
  const result = apply('−', high, low);
  const steps = [
    say.integral(formatPolynomial(terms, unknown), formatPolynomial(whole_, unknown)),
    say.bounds(formatFraction(high), formatFraction(low)),
  ];
  return {
    text: tell(
      persona,
      steps,
      say.definite(
        `${formatFraction(high)} − ${low.numerator < 0n ? `(${formatFraction(low)})` : formatFraction(low)} = ${formatFraction(result)}`,
      ),
    ),
    result,
  };
}
