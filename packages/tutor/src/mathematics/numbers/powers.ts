import type { Persona } from '@grove/content/tutor-model';
import {
  decimalPattern,
  isNegative,
  parseNumber,
  numberPattern,
  superscript,
  rational,
  integerRoot,
  formatNumber,
  simplifiedRoot,
  squareRoot,
  integer,
  wholePattern,
  formatSurd,
} from '@grove/mathematics';
import { phrases } from '../../sentences/phrases.ts';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { chooseYesNo, isOlder, practise, tell, type Worked } from '../worked.ts';

const say = workings.algebra;

function root(text: string, persona: Persona): Worked {
  const n = BigInt(text);
  const found = integerRoot(n);
  const practice = practise(say.askRoot(String((found + 1n) ** 2n)), integer(found + 1n), say.rootHint);
  if (found * found === n) return { text: phrases.squareRoot(text, String(found)), result: integer(found), practice };
  const surd = squareRoot(integer(n));
  if (isOlder(persona) && simplifiedRoot(n))
    return {
      text: tell(
        persona,
        [phrases.noRoot(text, String(found), String(found + 1n)).replace(/\.$/, '')],
        say.surd(text, String(surd.factor.numerator ** 2n), String(surd.inside), formatSurd(surd)),
      ),
      practice,
    };
  return { text: phrases.noRoot(text, String(found), String(found + 1n)), practice };
}

/** A root in lowest terms, for who asks to simplify it. */
function simplifyRoot(text: string, persona: Persona): Worked | undefined {
  const surd = squareRoot(integer(BigInt(text)));
  if (!simplifiedRoot(BigInt(text))) return root(text, persona);
  return {
    text: `${say.surd(text, String(surd.factor.numerator ** 2n), String(surd.inside), formatSurd(surd))}.`,
    practice: practise(say.askRoot('49'), integer(7), say.rootHint),
  };
}

function cubeRoot(text: string, persona: Persona): Worked {
  const n = BigInt(text);
  const found = integerRoot(n, 3n);
  const practice = practise(say.askCubeRoot('64'), integer(4), say.cubeHint);
  if (found ** 3n === n)
    return {
      text: tell(persona, [], say.cubeRoot(`${found} × ${found} × ${found}`, text, String(found))),
      result: integer(found),
      practice,
    };
  return { text: tell(persona, [], say.noCubeRoot(text, String(found), String(found + 1n))), practice };
}

function perfectSquare(text: string, persona: Persona): Worked {
  const n = BigInt(text);
  const low = integerRoot(n);
  const high = low + 1n;
  const so =
    low * low === n
      ? say.perfectSquare(String(low), text)
      : say.noPerfectSquare(text, String(low), String(low * low), String(high), String(high * high));
  return {
    text: tell(persona, [], so),
    practice: chooseYesNo(
      say.askPerfectSquare(String(high * high + (low * low === n ? 3n : 0n))),
      low * low !== n,
      say.rootHint,
    ),
  };
}

function scientific(text: string, persona: Persona): Worked | undefined {
  const value = parseNumber(text);
  if (value.numerator <= 0n) return undefined;
  let [exponent, digits] = [0, value];
  for (; digits.numerator >= 10n * digits.denominator; exponent += 1)
    digits = rational(digits.numerator, digits.denominator * 10n);
  for (; digits.numerator < digits.denominator; exponent -= 1)
    digits = rational(digits.numerator * 10n, digits.denominator);
  const steps = exponent === 0 ? [] : [say.pointMoves(String(Math.abs(exponent)), exponent > 0)];
  return {
    text: tell(persona, steps, say.scientific(text, `${formatNumber(digits, true)} × 10${superscript(exponent)}`)),
    practice: practise(say.askExponent('62000'), integer(4), say.exponentHint),
  };
}

function logarithm(baseText: string, text: string, persona: Persona): Worked | undefined {
  const [base, n] = [BigInt(baseText), BigInt(text)];
  if (base < 2n || n < 1n) return undefined;
  let [power, exponent] = [1n, 0];
  for (; power < n; exponent += 1) power *= base;
  if (power !== n) return undefined;
  return {
    text: tell(
      persona,
      [say.logMeans(baseText, text)],
      say.logIs(`${base}${superscript(exponent)} = ${n}`, `log base ${base} of ${n} = ${exponent}`),
    ),
    result: integer(exponent),
    practice: practise(say.askLog(baseText, String(base ** BigInt(exponent + 1))), integer(exponent + 1), say.logHint),
  };
}

function absolute(text: string, persona: Persona): Worked {
  const value = parseNumber(text);
  const size = isNegative(value) ? { ...value, numerator: -value.numerator } : value;
  const [written, result] = [text.replace('-', '−'), formatNumber(size, true)];
  return {
    text: tell(persona, [say.distanceFromZero(written, result)], say.absolute(written, result)),
    result: size,
    practice: practise(say.askAbsolute('−12'), integer(12), say.absoluteHint),
  };
}

/** Roots, perfect squares, scientific notation, logarithms and absolute values. */
export const powers = reader(
  [
    form(`(?:√|sqrt(?: of)?|(?:the )?(?:positive )?square ?root of|root of|square ?root) ?\\(?(${wholePattern})\\)?`),
    ([n = ''], persona) => root(n, persona),
  ],
  [
    form(`simplify (?:the )?(?:√|sqrt(?: of)?|square ?root (?:of )?) ?\\(?(${wholePattern})\\)?`),
    ([n = ''], persona) => simplifyRoot(n, persona),
  ],
  [
    form(`(?:∛|cbrt|(?:the )?(?:cube|cubed|cubic|third|3rd) ?root(?: of)?) ?\\(?(${wholePattern})\\)?`),
    ([n = ''], persona) => cubeRoot(n, persona),
  ],
  [
    form(`(?:is )?(${wholePattern}) (?:an? )?(?:perfect square|square number|perfect square number)`),
    ([n = ''], persona) => perfectSquare(n, persona),
  ],
  [
    form(
      `(?:write )?(?:the )?(?:number )?(${decimalPattern}) (?:in|to|into|as) (?:scientific notation|standard index form)|scientific notation (?:of|for) (${decimalPattern})`,
    ),
    ([a = '', b = ''], persona) => scientific(a || b, persona),
  ],
  [
    form(
      `log(?:arithm)? ?(?:base|_|to the base(?: of)?)? ?\\(?(${wholePattern})\\)? ?(?:of )?\\(?(${wholePattern})\\)?`,
    ),
    ([base = '', n = ''], persona) => logarithm(base, n, persona),
  ],
  [
    form(`log(?:arithm)?(?: of)? ?\\(?(${wholePattern})\\)?(?: (?:to )?(?:the )?base (${wholePattern}))?`),
    ([n = '', base = ''], persona) => logarithm(base || '10', n, persona),
  ],
  [
    form(
      `(?:the )?(?:absolute value|absolute|abs|modulus)(?: of)? ?\\(?(${numberPattern}|negative ${decimalPattern})\\)?|\\| ?(${numberPattern}) ?\\|`,
    ),
    ([a = '', b = ''], persona) => absolute((a || b).replace('negative ', '-'), persona),
  ],
);
