import type { Persona } from '@grove/content/tutor-model';
import { apply, type Rational, integer } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import type { Capability } from '../capability.ts';
import { type MeasuredShape, readShape } from './measured-shape.ts';
import { measures, write } from './shape-measures.ts';
import { tell, type Worked } from '../worked.ts';

const say = workings.shapes;

const endings: Readonly<Record<string, (result: string, unit: string) => string>> = {
  area: (result, unit) => say.area(result, say.square(unit)),
  surface: (result, unit) => say.surface(result, say.square(unit)),
  volume: (result, unit) => say.volume(result, say.cubic(unit)),
  perimeter: (result, unit) => say.perimeter(result, unit ? ` ${unit}` : ''),
};

/** How the end of a working names its result. */
export const ending = (asked: string, result: string, unit: string): string =>
  (endings[asked] ?? endings['perimeter']!)(result, unit);

/** A side that is asked for when the area or the perimeter is known. */
function workSide(shape: MeasuredShape, persona: Persona): Worked | undefined {
  const of = (label: string) => shape.lengths.find((length) => length.label === label)?.value;
  const [area, round] = [of('area'), of('perimeter')];
  const known = shape.lengths.find(({ label }) => ['length', 'width', 'side', 'base', 'height'].includes(label))?.value;
  const steps: string[] = [];
  let result: Rational | undefined;
  if (shape.shape === 'rectangle' && area && known && shape.lengths.length === 2) {
    result = apply('÷', area, known);
    steps.push(say.sideFrom(say.fromArea, `${write(area)} ÷ ${write(known)} = ${write(result)}`));
  } else if (shape.shape === 'square' && round && shape.lengths.length === 1) {
    result = apply('÷', round, integer(4));
    steps.push(say.sideFrom(say.fromPerimeter, `${write(round)} ÷ 4 = ${write(result)}`));
  }
  return (
    result && { text: tell(persona, steps, say.side(`${write(result)}${shape.unit ? ` ${shape.unit}` : ''}`)), result }
  );
}

/** Area, perimeter, volume and surface of shapes with straight edges. */
export const shapes: Capability = ({ text, persona }) => {
  const shape = readShape(text);
  if (!shape) return undefined;
  if (['side', 'length', 'width', 'base', 'height'].includes(shape.asked)) return workSide(shape, persona);
  const measure = measures[`${shape.asked} ${shape.shape}`]?.(shape);
  return (
    measure && {
      text: tell(persona, [measure.step], ending(shape.asked, write(measure.result), shape.unit)),
      result: measure.result,
      ...(measure.practice ? { practice: measure.practice } : {}),
    }
  );
};
