import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  compare,
  listPattern,
  parseNumber,
  numbersOf,
  type Rational,
  formatNumber,
  integer,
} from '@grove/mathematics';
import { phrases } from '../../sentences/phrases.ts';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.data;
const write = (value: Rational): string => formatNumber(value, true);
const row = (values: readonly Rational[]): string => values.map(write).join(', ');

function mean(values: readonly Rational[]): Worked {
  const total = values.reduce((sum, value) => apply('+', sum, value));
  const count = integer(values.length);
  const result = apply('÷', total, count);
  const next = values.map((value, at) => (at === 0 ? apply('+', value, count) : value));
  return {
    text: phrases.average(values.map(write).join(' + '), write(total), String(values.length), write(result)),
    result,
    practice: practise(say.askMean(row(next)), apply('+', result, integer(1)), say.meanHint),
  };
}

function medianOf(values: readonly Rational[]): {
  readonly sorted: Rational[];
  readonly low: Rational;
  readonly high: Rational;
  readonly result: Rational;
} {
  const sorted = values.toSorted(compare);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.floor(sorted.length / 2)]!];
  return { sorted, low, high, result: apply('÷', apply('+', low, high), integer(2)) };
}

function median(values: readonly Rational[], persona: Persona): Worked {
  const { sorted, low, high, result } = medianOf(values);
  const practice = practise(say.askMedian('8, 3, 5, 12, 6'), integer(6), say.medianHint);
  const isOdd = values.length % 2 === 1;
  const steps = [say.inOrder(row(sorted)), ...(isOdd ? [] : [say.middleTwo(write(low), write(high), write(result))])];
  return {
    text: tell(persona, steps, isOdd ? say.middle(write(result)) : say.median(write(result))),
    result,
    practice,
  };
}

function mode(values: readonly Rational[], persona: Persona): Worked {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(write(value), (counts.get(write(value)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const modes = [...counts].flatMap(([value, count]) => (count === most ? [value] : []));
  const practice = practise(say.askMode('4, 7, 4, 9, 2'), integer(4), say.modeHint);
  if (modes.length === counts.size) return { text: tell(persona, [], say.noMode), practice };
  const [only] = modes;
  return {
    text: tell(
      persona,
      [say.occurs(workings.common.and(modes), String(most))],
      say.mode(workings.common.and(modes), modes.length === 1),
    ),
    ...(modes.length === 1 ? { result: parseNumber(only!) } : {}),
    practice,
  };
}

function range(values: readonly Rational[], persona: Persona): Worked {
  const sorted = values.toSorted(compare);
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  const result = apply('−', high, low);
  return {
    text: tell(
      persona,
      [say.ends(write(high), write(low))],
      say.range(`${write(high)} − ${write(low)} = ${write(result)}`),
    ),
    result,
    practice: practise(say.askRange('6, 2, 11, 5'), integer(9), say.rangeHint),
  };
}

const works = { mean, average: mean, median, mode, range } as const;
const from =
  '(?:of|for|from|in)?(?: the| these| this)?(?: numbers?| data(?: set)?| set| scores?| values?| list)?[:,]? ?';

/** Mean, median, mode and range of a row of numbers. */
export const statistics = reader(
  [
    form(`(mean|average|median|mode|range) ?${from}\\(?\\{?(${listPattern})\\}?\\)?`),
    ([kind = '', numbers = ''], persona) =>
      works[kind as keyof typeof works](numbersOf(numbers).map(parseNumber), persona),
  ],
  [
    form(`(${listPattern})[:,]? (?:what |find )?(?:is )?(?:the )?(mean|average|median|mode|range)`),
    ([numbers = '', kind = ''], persona) =>
      works[kind as keyof typeof works](numbersOf(numbers).map(parseNumber), persona),
  ],
);
