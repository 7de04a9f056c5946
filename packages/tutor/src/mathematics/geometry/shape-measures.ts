import { apply, type Rational, rational, formatNumber, integer } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import type { MeasuredShape } from './measured-shape.ts';
import { type Practice, practise } from '../worked.ts';

const say = workings.shapes;
export const write = (value: Rational): string => formatNumber(value, true);

const times = (...values: readonly Rational[]): Rational =>
  values.reduce((product, value) => apply('×', product, value));

const plus = (...values: readonly Rational[]): Rational => values.reduce((sum, value) => apply('+', sum, value));
const sum = (values: readonly Rational[], sign: string, result: Rational): string =>
  `${values.map(write).join(` ${sign} `)} = ${write(result)}`;

const [two, half] = [integer(2), rational(1n, 2n)];
const next = (value: Rational): Rational => apply('+', value, integer(1));
interface Measure {
  readonly step: string;
  readonly result: Rational;
  readonly practice?: Practice;
}

/** The values of lengths with these labels, in their order; lengths without a label fill the gaps. Undefined when one is missing or left over. */
function take({ lengths }: MeasuredShape, ...labels: readonly string[]): Rational[] | undefined {
  const rest = [...lengths];
  const taken = labels.map((label) => {
    const at = rest.findIndex((length) => length.label === label);
    return at < 0 ? undefined : rest.splice(at, 1)[0]!.value;
  });
  const values = taken.map(
    (value) => value ?? (['', 'side'].includes(rest[0]?.label ?? 'none') ? rest.shift()!.value : undefined),
  );
  return rest.length > 0 || values.some((value) => value === undefined) ? undefined : (values as Rational[]);
}

export const measures: Readonly<Record<string, (shape: MeasuredShape) => Measure | undefined>> = {
  'area rectangle': (shape) => {
    const values =
      take(shape, 'length', 'width') ??
      take(shape, 'length', 'height') ??
      take(shape, 'base', 'height') ??
      take(shape, 'width', 'height');
    return (
      values && {
        step: say.rectangleArea(sum(values, '×', times(...values))),
        result: times(...values),
        practice: practise(
          say.askRectangleArea(write(values[0]!), write(next(values[1]!))),
          times(values[0]!, next(values[1]!)),
          say.sideHint,
        ),
      }
    );
  },
  'perimeter rectangle': (shape) => {
    const values =
      take(shape, 'length', 'width') ??
      take(shape, 'length', 'height') ??
      take(shape, 'base', 'height') ??
      take(shape, 'width', 'height');
    if (!values) return undefined;
    const round = [...values, ...values];
    return {
      step: say.rectanglePerimeter(sum(round, '+', plus(...round))),
      result: plus(...round),
      practice: practise(
        say.askRectanglePerimeter(write(values[0]!), write(next(values[1]!))),
        plus(...round, two),
        say.sideHint,
      ),
    };
  },
  'area square': (shape) => {
    const [side] = take(shape, 'side') ?? take(shape, 'length') ?? [];
    return (
      side && {
        step: say.squareArea(sum([side, side], '×', times(side, side))),
        result: times(side, side),
        practice: practise(say.askSquareArea(write(next(side))), times(next(side), next(side)), say.sideHint),
      }
    );
  },
  'perimeter square': (shape) => {
    const [side] = take(shape, 'side') ?? take(shape, 'length') ?? [];
    const four = integer(4);
    return (
      side && {
        step: say.squarePerimeter(sum([four, side], '×', times(four, side))),
        result: times(four, side),
        practice: practise(say.askSquarePerimeter(write(next(side))), times(four, next(side)), say.sideHint),
      }
    );
  },
  'area triangle': (shape) => {
    if (shape.lengths.some(({ label }) => label === 'side')) return undefined;
    const values = take(shape, 'base', 'height');
    if (!values) return undefined;
    const result = times(...values, half);
    return {
      step: say.triangleArea(`${values.map(write).join(' × ')} ÷ 2 = ${write(result)}`),
      result,
      practice: practise(
        say.askTriangleArea(write(values[0]!), write(apply('+', values[1]!, two))),
        times(values[0]!, apply('+', values[1]!, two), half),
        say.sideHint,
      ),
    };
  },
  'perimeter triangle': (shape) => {
    const values = take(shape, 'side', 'side', 'side');
    return values && { step: say.trianglePerimeter(sum(values, '+', plus(...values))), result: plus(...values) };
  },
  'area parallelogram': (shape) => {
    const values = shape.lengths.some(({ label }) => label === 'side') ? undefined : take(shape, 'base', 'height');
    return values && { step: say.parallelogramArea(sum(values, '×', times(...values))), result: times(...values) };
  },
  'area trapezoid': (shape) => {
    const values = shape.lengths.some(({ label }) => label === 'height')
      ? take(shape, 'side', 'side', 'height')
      : undefined;
    if (!values) return undefined;
    const [a, b, height] = values as [Rational, Rational, Rational];
    const result = times(plus(a, b), height, half);
    return { step: say.trapezoidArea(`(${write(a)} + ${write(b)}) × ${write(height)} ÷ 2 = ${write(result)}`), result };
  },
  'volume box': (shape) => {
    const values = take(shape, 'length', 'width', 'height');
    if (!values) return undefined;
    const [a, b, c] = values as [Rational, Rational, Rational];
    return {
      step: say.boxVolume(sum(values, '×', times(...values))),
      result: times(...values),
      practice: practise(say.askBoxVolume(write(a), write(b), write(next(c))), times(a, b, next(c)), say.sideHint),
    };
  },
  'surface box': (shape) => {
    const [a, b, c] = take(shape, 'length', 'width', 'height') ?? [];
    if (!a || !b || !c) return undefined;
    const result = times(two, plus(times(a, b), times(a, c), times(b, c)));
    return {
      step: say.boxSurface(
        `2 × (${write(a)} × ${write(b)} + ${write(a)} × ${write(c)} + ${write(b)} × ${write(c)}) = ${write(result)}`,
      ),
      result,
    };
  },
  'volume cube': (shape) => {
    const [side] = take(shape, 'side') ?? take(shape, 'length') ?? [];
    return (
      side && {
        step: say.cubeVolume(sum([side, side, side], '×', times(side, side, side))),
        result: times(side, side, side),
        practice: practise(
          say.askBoxVolume(write(side), write(side), write(next(side))),
          times(side, side, next(side)),
          say.sideHint,
        ),
      }
    );
  },
  'surface cube': (shape) => {
    const [side] = take(shape, 'side') ?? take(shape, 'length') ?? [];
    const six = integer(6);
    return (
      side && {
        step: say.cubeSurface(sum([six, side, side], '×', times(six, side, side))),
        result: times(six, side, side),
      }
    );
  },
};
