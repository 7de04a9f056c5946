import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  compare,
  isNegative,
  isZero,
  itemPattern,
  listPattern,
  magnitude,
  parseNumber,
  numbersOf,
  type Rational,
  integerRoot,
  formatNumber,
  integer,
} from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { type Practice, practise, tell, type Worked } from '../worked.ts';

const say = workings.numbers;
const same = (values: readonly Rational[]): boolean => values.every((value) => compare(value, values[0]!) === 0);
const steps = (values: readonly Rational[]): Rational[] =>
  values.slice(1).map((value, at) => apply('−', value, values[at]!));
const write = (value: Rational): string => formatNumber(value, true);

/** A law that a row of numbers follows: in words, the sum that makes the next number, and that number. */
interface Law {
  readonly told: string;
  readonly sum: string;
  readonly next: Rational;
}

function evenSteps(values: readonly Rational[]): Law | undefined {
  const [step] = steps(values);
  if (values.length < 3 || !step || !same(steps(values)) || isZero(step)) return undefined;
  const [last, size] = [values.at(-1)!, { ...step, numerator: magnitude(step.numerator) }];
  const next = apply('+', last, step);
  return {
    told: isNegative(step) ? say.falls(write(size)) : say.jumps(write(size)),
    sum: `${write(last)} ${isNegative(step) ? '−' : '+'} ${write(size)} = ${write(next)}`,
    next,
  };
}

function evenFactors(values: readonly Rational[]): Law | undefined {
  if (values.length < 3 || values.some(isZero)) return undefined;
  const factors = values.slice(1).map((value, at) => apply('÷', value, values[at]!));
  const [factor] = factors;
  if (!factor || !same(factors)) return undefined;
  const next = apply('×', values.at(-1)!, factor);
  return {
    told: say.grows(formatNumber(factor)),
    sum: `${write(values.at(-1)!)} × ${formatNumber(factor)} = ${write(next)}`,
    next,
  };
}

function sumsOfTwo(values: readonly Rational[]): Law | undefined {
  if (
    values.length < 5 ||
    values.some((value, at) => at > 1 && compare(value, apply('+', values[at - 1]!, values[at - 2]!)) !== 0)
  )
    return undefined;
  const next = apply('+', values.at(-1)!, values.at(-2)!);
  return { told: say.sumsOfTwo, sum: `${write(values.at(-2)!)} + ${write(values.at(-1)!)} = ${write(next)}`, next };
}

function growingSteps(values: readonly Rational[]): Law | undefined {
  const first = steps(values);
  const [second] = steps(first);
  if (values.length < 4 || !second || !same(steps(first)) || isZero(second)) return undefined;
  const roots = values.map(({ numerator, denominator }) =>
    denominator === 1n && numerator > 0n ? integerRoot(numerator) : 0n,
  );
  const isSquares = values.every(({ numerator }, at) => roots[at]! ** 2n === numerator);
  const step = apply('+', first.at(-1)!, second);
  const next = apply('+', values.at(-1)!, step);
  return {
    told: isSquares
      ? say.squares(roots.map((root) => `${root} × ${root}`).join(', '))
      : say.growing(first.map(write).join(', ')),
    sum: `${write(values.at(-1)!)} + ${write(step)} = ${write(next)}`,
    next,
  };
}

const laws = [evenSteps, evenFactors, sumsOfTwo, growingSteps];
const lawOf = (values: readonly Rational[]): Law | undefined => laws.map((law) => law(values)).find(Boolean);

function practiceOf(values: readonly Rational[]): Practice | undefined {
  const next = values.slice(-3).map((value) => apply('+', value, integer(1)));
  const law = lawOf(next);
  return law && practise(say.askNext(next.map(write).join(', ')), law.next, say.sequenceHint);
}

function workNext(text: string, persona: Persona): Worked | undefined {
  const values = numbersOf(text).map(parseNumber);
  const law = lawOf(values);
  if (!law) return undefined;
  const practice = practiceOf(values);
  return {
    text: tell(persona, [law.told], say.next(law.sum, write(law.next))),
    result: law.next,
    ...(practice ? { practice } : {}),
  };
}

/** One number is missing in a row of even steps. */
function workMissing(front: string, back: string, persona: Persona): Worked | undefined {
  const [before, after] = [numbersOf(front).map(parseNumber), numbersOf(back).map(parseNumber)];
  if (before.length + after.length < 3 || before.length === 0 || after.length === 0) return undefined;
  const gap = apply('÷', apply('+', before.at(-1)!, after[0]!), integer(2));
  const law = evenSteps([...before, gap, ...after]);
  return law && { text: tell(persona, [law.told], say.missing(write(gap))), result: gap };
}

const asks =
  '(?:which |the )?(?:number |numbers |term )?(?:that )?(?:comes?|is|goes|would come|will come)? ?(?:the )?(?:next|after)(?: number| term| one)?(?: in)?(?: (?:the|this))?(?: pattern| sequence| row)?';

/** What comes next in a row of numbers. */
export const sequences = reader(
  [
    form(`${asks}[:,]?(?: after| in)?[:,]? (${listPattern})(?:,? ?(?:\\.{2,}|…|_+|and))?`),
    ([numbers = ''], persona) => workNext(numbers, persona),
  ],
  [
    form(
      `(?:continue |complete |finish )?(?:the |this )?(?:pattern |sequence )?(?:of |in )?(${listPattern})(?:,? ?(?:\\.{2,}|…|_+|and))?[:,]? (?:what )?${asks}`,
    ),
    ([numbers = ''], persona) => workNext(numbers, persona),
  ],
  [
    form(
      `(?:continue|complete|finish) (?:the |this )?(?:pattern|sequence)[:,]? (${listPattern})(?:,? ?(?:\\.{2,}|…|_+))?`,
    ),
    ([numbers = ''], persona) => workNext(numbers, persona),
  ],
  [form(`(${listPattern})(?:,? ?(?:\\.{2,}|…|_+))`), ([numbers = ''], persona) => workNext(numbers, persona)],
  [
    form(
      `(?:fill in the )?(?:missing number|blank)?(?: in)?[:,]? ?((?:${itemPattern}(?:,(?=\\d{3}(?!\\d))|,? ))+)(?:_+|\\?|blank|what),? (${itemPattern}(?:(?:,(?=\\d{3}(?!\\d))|,? )${itemPattern})*)(?:,? what is (?:the )?missing(?: number)?)?`,
    ),
    ([front = '', back = ''], persona) => workMissing(front, back, persona),
  ],
);
