import type { Persona } from '@grove/content/tutor-model';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { tell, type Worked } from '../worked.ts';

const say = workings.algebra;
/** Sine by the angle's distance from the nearest level: exact values of the angles that schools know. */
const sines = new Map([
  [0, '0'],
  [30, '1/2'],
  [45, '√2/2'],
  [60, '√3/2'],
  [90, '1'],
]);
const tangents = new Map([
  [0, '0'],
  [30, '√3/3'],
  [45, '1'],
  [60, '√3'],
]);

const folded = (angle: number): number => (angle > 90 ? 180 - angle : angle);
const signed = (value: string, isMinus: boolean): string => (isMinus && value !== '0' ? `−${value}` : value);

function sine(angle: number): string | undefined {
  const turn = ((angle % 360) + 360) % 360;
  const value = sines.get(folded(turn % 180));
  return value && signed(value, turn > 180);
}

const values: Readonly<Record<string, (angle: number) => string | undefined>> = {
  sin: sine,
  cos: (angle) => sine(angle + 90),
  tan: (angle) => {
    const turn = ((angle % 180) + 180) % 180;
    const value = tangents.get(folded(turn));
    return value && signed(value, turn > 90);
  },
};

function work(fn: string, angle: number, written: string, persona: Persona): Worked | undefined {
  if (fn === 'tan' && ((angle % 180) + 180) % 180 === 90) return { text: tell(persona, [], say.noTangent(written)) };
  const value = values[fn]!(angle);
  if (value === undefined) return undefined;
  const steps = [30, 45, 60].includes(angle) ? [say.reference(String(angle))] : [];
  return { text: tell(persona, steps, say.trigonometry(fn, written, value)) };
}

const names: Readonly<Record<string, string>> = {
  sin: 'sin',
  sine: 'sin',
  cos: 'cos',
  cosine: 'cos',
  tan: 'tan',
  tangent: 'tan',
};

/** Sine, cosine and tangent where their values are known exactly, in degrees or in parts of π. */
export const trigonometry = reader(
  [
    form('(sine?|cos(?:ine)?|tan(?:gent)?) ?(?:of )?(?:an angle of )?\\(? ?(-?\\d{1,4}) ?(?:degrees?|deg)? ?\\)?'),
    ([fn = '', angle = ''], persona) => work(names[fn]!, Number(angle), `${angle.replace('-', '−')}°`, persona),
  ],
  [
    form('(sine?|cos(?:ine)?|tan(?:gent)?) ?(?:of )?\\(? ?(\\d{0,2}) ?(?:pi|π) ?(?:/ ?(\\d{1,2}))? ?\\)?'),
    ([fn = '', top = '', bottom = ''], persona) => {
      const angle = (180 * Number(top || '1')) / Number(bottom || '1');
      return Number.isInteger(angle)
        ? work(names[fn]!, angle, `${top}π${bottom ? `/${bottom}` : ''}`, persona)
        : undefined;
    },
  ],
);
