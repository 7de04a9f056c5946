import { apply, type Rational, rational, formatNumber, integer } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import type { Capability } from '../capability.ts';
import { type MeasuredShape, readShape } from './measured-shape.ts';
import { ending } from './shapes.ts';
import { isYoung, practise, tell } from '../worked.ts';

const say = workings.shapes;
const write = (value: Rational): string => formatNumber(value, true);
const times = (...values: readonly Rational[]): Rational =>
  values.reduce((product, value) => apply('×', product, value));
/** π as schools round it; the exact result keeps the letter. */
const roughPi = rational(314n, 100n);

/** A working with π: the steps, and what stands before π in the result. */
interface Round {
  readonly steps: readonly string[];
  readonly factor: Rational;
}

function radiusOf({
  lengths,
}: MeasuredShape): { readonly radius: Rational; readonly steps: readonly string[] } | undefined {
  const [radius, diameter] = ['radius', 'diameter'].map(
    (label) => lengths.find((length) => length.label === label)?.value,
  );
  if (radius) return { radius, steps: [] };
  if (!diameter) return undefined;
  const halved = apply('÷', diameter, integer(2));
  return { radius: halved, steps: [say.diameterHalf(write(diameter), write(halved))] };
}

const formulas: Readonly<
  Record<
    string,
    (radius: Rational, height: Rational | undefined) => { readonly step: string; readonly factor: Rational } | undefined
  >
> = {
  'area circle': (r) => ({
    step: say.circleArea(`π × ${write(r)} × ${write(r)} = ${write(times(r, r))}π`),
    factor: times(r, r),
  }),
  'perimeter circle': (r) => ({
    step: say.circumference(`2 × π × ${write(r)} = ${write(times(integer(2), r))}π`),
    factor: times(integer(2), r),
  }),
  'volume cylinder': (r, h) =>
    h && {
      step: say.cylinderVolume(`π × ${write(r)} × ${write(r)} × ${write(h)} = ${write(times(r, r, h))}π`),
      factor: times(r, r, h),
    },
  'volume cone': (r, h) =>
    h && {
      step: say.coneVolume(
        `π × ${write(r)} × ${write(r)} × ${write(h)} ÷ 3 = ${write(times(r, r, h, rational(1n, 3n)))}π`,
      ),
      factor: times(r, r, h, rational(1n, 3n)),
    },
  'volume sphere': (r) => ({
    step: say.sphereVolume(
      `4/3 × π × ${write(r)} × ${write(r)} × ${write(r)} = ${write(times(rational(4n, 3n), r, r, r))}π`,
    ),
    factor: times(rational(4n, 3n), r, r, r),
  }),
};

function work(shape: MeasuredShape): Round | undefined {
  const found = radiusOf(shape);
  const formula = formulas[`${shape.asked} ${shape.shape}`];
  const height = shape.lengths.find(({ label }) => label === 'height')?.value;
  if (!found || !formula || shape.lengths.length !== (height ? 2 : 1) || (height && /circle|sphere/.test(shape.shape)))
    return undefined;
  const made = formula(found.radius, height);
  return made && { steps: [...found.steps, made.step], factor: made.factor };
}

/** Circles, cylinders, cones and spheres: exactly with π, and roughly with 3.14. */
export const roundShapes: Capability = ({ text, persona }) => {
  const shape = readShape(/circumference/.test(text) && !/circle/.test(text) ? `${text} circle` : text);
  const made = shape && work(shape);
  if (!made) return undefined;
  const { steps, factor } = made;
  const rough = times(factor, roughPi);
  const exact = `${factor.numerator === factor.denominator ? '' : write(factor)}π${shape.unit ? ` ${shape.asked === 'area' ? say.square(shape.unit) : shape.asked === 'volume' ? say.cubic(shape.unit) : shape.unit}` : ''}`;
  const isExact = /^[\d.]+$/.test(write(rough));
  const so = isExact ? say.about(exact, write(rough)) : ending(shape.asked, `${write(factor)}π`, shape.unit);
  return {
    text: tell(persona, isYoung(persona) ? steps.slice(-1) : steps, so),
    practice: practise(say.askDiameter('7'), integer(14), say.diameterHint),
  };
};
