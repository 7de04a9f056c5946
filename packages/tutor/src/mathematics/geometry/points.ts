import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  asAlgebra,
  coefficient,
  compare,
  decimalPattern,
  degreeOf,
  isNegative,
  isInteger,
  isZero,
  looksLikePolynomial,
  parseNumber,
  numberPattern,
  formatFraction,
  type Rational,
  parsePolynomial,
  formatNumber,
  squareRoot,
  integer,
  formatPolynomial,
  formatSurd,
} from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.shapes;
const write = (value: Rational): string => formatNumber(value, true);
const square = (value: Rational): Rational => apply('×', value, value);
const minus = (a: Rational, b: Rational): Rational => apply('−', a, b);
/** A number in a sum: in brackets when it is negative. */
const inSum = (value: Rational): string => (isNegative(value) ? `(${write(value)})` : write(value));

const practice = practise(say.askHypotenuse('6', '8'), integer(10), say.hypotenuseHint);

function hypotenuse(one: string, other: string, persona: Persona): Worked | undefined {
  const [a, b] = [parseNumber(one), parseNumber(other)];
  if (a.numerator <= 0n || b.numerator <= 0n) return undefined;
  const total = apply('+', square(a), square(b));
  const root = formatSurd(squareRoot(total));
  const named =
    root.startsWith('√') || !isInteger(total)
      ? root
      : root.includes('√')
        ? `√${write(total)} = ${root}`
        : `√${write(total)} = ${root}`;
  return {
    text: tell(
      persona,
      [say.pythagoras(`${one} × ${one} + ${other} × ${other} = ${write(total)}`)],
      say.hypotenuse(named),
    ),
    practice,
  };
}

function leg(long: string, short: string, persona: Persona): Worked | undefined {
  const [c, a] = [parseNumber(long), parseNumber(short)];
  if (a.numerator <= 0n || compare(c, a) <= 0) return undefined;
  const rest = minus(square(c), square(a));
  const root = formatSurd(squareRoot(rest));
  return {
    text: tell(
      persona,
      [say.pythagorasLeg(`${long} × ${long} − ${short} × ${short} = ${write(rest)}`)],
      say.leg(root.startsWith('√') ? root : `√${write(rest)} = ${root}`),
    ),
    practice,
  };
}

type Point = readonly [x: Rational, y: Rational];
const pointsOf = ([x1 = '', y1 = '', x2 = '', y2 = '']: readonly string[]): readonly [Point, Point] => [
  [parseNumber(x1), parseNumber(y1)],
  [parseNumber(x2), parseNumber(y2)],
];
const slopePractice = practise(say.askSlope('(1, 1)', '(3, 9)'), integer(4), say.slopeHint);

function slope(parts: readonly string[], persona: Persona): Worked | undefined {
  const [[x1, y1], [x2, y2]] = pointsOf(parts);
  const [rise, run] = [minus(y2, y1), minus(x2, x1)];
  if (isZero(run)) return isZero(rise) ? undefined : { text: tell(persona, [], say.vertical), practice: slopePractice };
  const result = apply('÷', rise, run);
  const step = say.slope(`${write(y2)} − ${inSum(y1)} = ${write(rise)}`, `${write(x2)} − ${inSum(x1)} = ${write(run)}`);
  return {
    text: tell(persona, [step], say.slopeIs(`${write(rise)} ÷ ${inSum(run)} = ${formatFraction(result)}`)),
    result,
    practice: slopePractice,
  };
}

/** The slope of a line that is given as `y = 3x + 2`. */
function slopeOf(right: string, persona: Persona): Worked | undefined {
  const source = asAlgebra(right);
  if (!/^-?[\d.]+$/.test(source) && !looksLikePolynomial(source)) return undefined;
  const { terms, unknown = 'x' } = parsePolynomial(source);
  if (degreeOf(terms) > 1 || unknown !== 'x') return undefined;
  const result = coefficient(terms, 1);
  return {
    text: tell(persona, [say.slopeForm(formatPolynomial(terms, 'x'))], say.slopeIs(formatFraction(result))),
    result,
    practice: practise(say.askSlopeOf('5x − 1'), integer(5), say.slopeFormHint),
  };
}

function midpoint(parts: readonly string[], persona: Persona): Worked {
  const [[x1, y1], [x2, y2]] = pointsOf(parts);
  const half = (a: Rational, b: Rational) => apply('÷', apply('+', a, b), integer(2));
  const [x, y] = [half(x1, x2), half(y1, y2)];
  return {
    text: tell(persona, [say.midpoint(write(x), write(y))], say.midpointIs(`(${write(x)}, ${write(y)})`)),
    practice: slopePractice,
  };
}

function distance(parts: readonly string[], persona: Persona): Worked {
  const [[x1, y1], [x2, y2]] = pointsOf(parts);
  const [dx, dy] = [minus(x2, x1), minus(y2, y1)];
  const total = apply('+', square(dx), square(dy));
  const shown = isInteger(total) ? `√${write(total)}` : '';
  const root = formatSurd(squareRoot(total));
  return {
    text: tell(
      persona,
      [say.distance(`${inSum(dx)} × ${inSum(dx)} + ${inSum(dy)} × ${inSum(dy)} = ${write(total)}`)],
      say.distanceIs(shown && shown !== root ? `${shown} = ${root}` : root),
    ),
    practice,
  };
}

function line(parts: readonly string[], persona: Persona): Worked | undefined {
  const [[x1, y1], [x2, y2]] = pointsOf(parts);
  const run = minus(x2, x1);
  if (isZero(run)) return undefined;
  const m = apply('÷', minus(y2, y1), run);
  const b = minus(y1, apply('×', m, x1));
  const rest = isZero(b)
    ? ''
    : isNegative(b)
      ? ` − ${formatFraction({ ...b, numerator: -b.numerator })}`
      : ` + ${formatFraction(b)}`;
  const x = isZero(m)
    ? ''
    : m.denominator === 1n
      ? `${m.numerator === 1n ? '' : m.numerator === -1n ? '−' : formatFraction(m)}x`
      : `(${formatFraction(m)})x`;
  return {
    text: tell(
      persona,
      [say.lineThrough(formatFraction(m), formatFraction(b))],
      say.lineIs(`y = ${`${x}${rest}`.replace(/^ \+ /, '').replace(/^ − /, '−') || '0'}`),
    ),
    practice: slopePractice,
  };
}

const point = `\\( ?(${numberPattern}) ?, ?(${numberPattern}) ?\\)`;
const two = `(?:the )?(?:line )?(?:of|between|through|from|for|with)? ?(?:the )?(?:line )?(?:through |between )?(?:the )?(?:points? )?${point},? ?(?:and|to|,)? ?${point}`;
const n = `(${decimalPattern})(?: ?(?:cm|m|ft|in|feet|inches|units))?`;
const legs = `(?:of|for|with|if|when)? ?(?:a |the )?(?:right )?(?:triangle )?(?:with |has |whose )?(?:the )?(?:legs?|sides?|short sides?)? ?(?:are |of |is )?${n},? (?:and |by )?${n}`;

/** Points, lines and right triangles. */
export const points = reader(
  [form(`slope ${two}`), slope],
  [
    form(`slope (?:of |for )?(?:the )?(?:line |equation |function )*(?:y|f\\(x\\)) ?= ?([^=]+)`),
    ([right = ''], persona) => slopeOf(right, persona),
  ],
  [form(`midpoint ${two}`), midpoint],
  [form(`distance ${two}`), distance],
  [form(`equation (?:of )?(?:the |a )?line ${two}`), line],
  [
    form(`(?:hypotenuse|pythag[a-z]+(?:'s)?(?: theorem)?(?: hypotenuse)?) ${legs}`),
    ([a = '', b = ''], persona) => hypotenuse(a, b, persona),
  ],
  [
    form(
      `(?:a |the )?(?:right )?triangle (?:has |with )(?:legs|sides|short sides) (?:of )?${n} and ${n},? (?:how long |what |find )?(?:is )?(?:the )?hypotenuse`,
    ),
    ([a = '', b = ''], persona) => hypotenuse(a, b, persona),
  ],
  [
    form(
      `(?:missing |other |third )?(?:leg|side) (?:of )?(?:a |the )?(?:right )?(?:triangle )?(?:with |if |when )?(?:a |the )?hypotenuse (?:of |is )?${n},? (?:and )?(?:one )?(?:leg|side) (?:of |is )?${n}`,
    ),
    ([c = '', a = ''], persona) => leg(c, a, persona),
  ],
);
