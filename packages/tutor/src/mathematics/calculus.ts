import type { Persona } from '@grove/content/tutor';
import {
  apply,
  degreeOf,
  derivativeOf,
  integralOf,
  isZero,
  numberOf,
  plainFraction,
  type Polynomial,
  readPolynomial,
  show,
  valueAt,
  whole,
  writePolynomial,
} from '@grove/mathematics';
import { workings } from '../sentences/workings/index.ts';
import { practise, tell, type Worked } from './worked.ts';

const say = workings.algebra;

const eachTerm = (terms: Polynomial, unknown: string, change: (one: Polynomial) => Polynomial): string =>
  workings.common.and(
    terms
      .flatMap((term, power) => {
        const one = [...Array.from({ length: power }, () => whole(0)), term];
        return isZero(term) || power === 0
          ? []
          : [say.becomes(writePolynomial(one, unknown), writePolynomial(change(one), unknown))];
      })
      .toReversed(),
  );

export function derive(text: string, persona: Persona, at?: string): Worked | undefined {
  const { terms, unknown = 'x' } = readPolynomial(text);
  const result = derivativeOf(terms);
  const written = writePolynomial(terms, unknown);
  const practice = practise(
    say.askDerivativeAt(written, '2').replace('x =', `${unknown} =`),
    valueAt(result, whole(2)),
    say.derivativeHint,
  );
  if (degreeOf(terms) < 1) return { text: tell(persona, [], say.constantRule), practice };
  const steps = [say.powerRule(eachTerm(terms, unknown, derivativeOf))];
  const so = say.derivative(written, writePolynomial(result, unknown));
  if (at === undefined) return { text: tell(persona, steps, so), practice };
  const value = valueAt(result, numberOf(at));
  return {
    text: tell(
      persona,
      [so, say.put(`${unknown} = ${at.replace('-', '−')}`, writePolynomial(result, unknown))],
      say.valueIs('its value there', show(value)),
    ),
    result: value,
    practice,
  };
}

export function integrate(text: string, persona: Persona): Worked | undefined {
  const { terms, unknown = 'x' } = readPolynomial(text);
  if (degreeOf(terms) < 0) return undefined;
  const result = writePolynomial(integralOf(terms), unknown);
  const written = writePolynomial(terms, unknown);
  const steps = degreeOf(terms) < 1 ? [] : [say.integralRule(eachTerm(terms, unknown, integralOf))];
  return {
    text: tell(persona, steps, say.integral(written, `${result} + C`)),
    practice: practise(
      say.askDerivativeAt(result, '2').replace('x =', `${unknown} =`),
      valueAt(terms, whole(2)),
      say.derivativeHint,
    ),
  };
}

export function integrateBetween(text: string, from: string, to: string, persona: Persona): Worked {
  const { terms, unknown = 'x' } = readPolynomial(text);
  const whole_ = integralOf(terms);
  const [low, high] = [valueAt(whole_, numberOf(from)), valueAt(whole_, numberOf(to))];
  const result = apply('−', high, low);
  const steps = [
    say.integral(writePolynomial(terms, unknown), writePolynomial(whole_, unknown)),
    say.bounds(plainFraction(high), plainFraction(low)),
  ];
  return {
    text: tell(
      persona,
      steps,
      say.definite(
        `${plainFraction(high)} − ${low.numerator < 0n ? `(${plainFraction(low)})` : plainFraction(low)} = ${plainFraction(result)}`,
      ),
    ),
    result,
  };
}
