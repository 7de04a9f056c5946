import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  compare,
  parseNumber,
  numberPattern,
  type Rational,
  formatNumber,
  type Unit,
  unitNames,
  unitOf,
  integer,
} from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.measures;
const write = (value: Rational): string => formatNumber(value, true);
const amount = (value: Rational, { one, many }: Unit): string =>
  `${write(value)} ${compare(value, integer(1)) === 0 ? one : many}`;

/** Equal groups of the smaller unit, or the sharing into the larger one. */
function convert(value: Rational, from: Unit, to: Unit, persona: Persona): Worked | undefined {
  if (from.family !== to.family || from === to) return undefined;
  const [large, small] = compare(from.size, to.size) > 0 ? [from, to] : [to, from];
  const count = apply('÷', large.size, small.size);
  const isDown = from === large;
  const result = apply(isDown ? '×' : '÷', value, count);
  const steps =
    compare(value, integer(1)) === 0 && isDown
      ? []
      : [
          say.rate(large.one, write(count), small.many),
          say.multiply(`${write(value)} ${isDown ? '×' : '÷'} ${write(count)} = ${write(result)}`),
        ];
  const next = integer(compare(value, integer(4)) === 0 ? 5 : 4);
  const practice = practise(
    say.askConvert(small.many, amount(next, large)),
    apply('×', next, count),
    say.convertHint(large.one, write(count), small.many),
  );
  return { text: tell(persona, steps, say.converted(amount(value, from), amount(result, to))), result, practice };
}

/** Facts that the tutor explains in words of its own. */
const explained = new Set(['an minutes hour', 'a seconds minute', 'a hours day']);

function work(value: string, fromName: string, toName: string, persona: Persona): Worked | undefined {
  const [from, to] = [unitOf(fromName), unitOf(toName)];
  return from && to && !explained.has(`${value} ${to.many} ${from.one}`)
    ? convert(/^an?$|^$/.test(value) ? integer(1) : parseNumber(value), from, to, persona)
    : undefined;
}

function toFahrenheit(text: string, persona: Persona): Worked {
  const scaled = apply('÷', apply('×', parseNumber(text), integer(9)), integer(5));
  const result = apply('+', scaled, integer(32));
  const practice = practise(say.askCelsius('50'), integer(10), say.celsiusHint);
  return {
    text: tell(
      persona,
      [
        say.toFahrenheit(
          `${text} × 9/5 = ${write(scaled)}, and ${write(scaled)} + 32 = ${write(result)}`.replaceAll('-', '−'),
        ),
      ],
      say.converted(`${text.replace('-', '−')} °C`, `${write(result)} °F`),
    ),
    result,
    practice,
  };
}

function toCelsius(text: string, persona: Persona): Worked {
  const less = apply('−', parseNumber(text), integer(32));
  const result = apply('÷', apply('×', less, integer(5)), integer(9));
  const practice = practise(say.askCelsius('68'), integer(20), say.celsiusHint);
  return {
    text: tell(
      persona,
      [
        say.toCelsius(
          `${text} − 32 = ${write(less)}, and ${write(less)} × 5/9 = ${write(result)}`.replaceAll(/(?<=^| )-/g, '−'),
        ),
      ],
      say.converted(`${text.replace('-', '−')} °F`, `${write(result)} °C`),
    ),
    result,
    practice,
  };
}

const unit = `(${unitNames})`;
const value = `(${numberPattern}|an?|)`;
const celsius = '(?:degrees? )?(?:celsius|centigrade|c)';
const fahrenheit = '(?:degrees? )?(?:fahrenheit|farenheit|f)';

/** Units of length, weight, time, money and the like, and temperatures. */
export const measures = reader(
  [
    form(
      `how many ${unit} (?:are |is )?(?:there )?(?:are )?(?:in|make|make up|equal|does|do|go into|are equal to)? ?(?:the )?${value} ?${unit}(?: have)?`,
    ),
    ([to = '', n = '', from = ''], persona) => work(n, from, to, persona),
  ],
  [
    form(
      `(?:is |convert |change |turn |how (?:much|long) is |how many (?=.* in))?${value} ?${unit} (?:is |are |equals? )?(?:in|to|into|as|how many|is how many|equals how many) ${unit}`,
    ),
    ([n = '', from = '', to = ''], persona) => work(n, from, to, persona),
  ],
  [
    form(`(?:is |convert |change )?(${numberPattern}) ?${celsius} (?:in|to|into|as|is) ${fahrenheit}`),
    ([n = ''], persona) => toFahrenheit(n, persona),
  ],
  [
    form(`(?:is |convert |change )?(${numberPattern}) ?${fahrenheit} (?:in|to|into|as|is) ${celsius}`),
    ([n = ''], persona) => toCelsius(n, persona),
  ],
);
