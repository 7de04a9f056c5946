import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  compare,
  decimalPattern,
  isZero,
  parseNumber,
  type Rational,
  formatNumber,
  type Unit,
  unitNames,
  unitOf,
  integer,
  wholePattern,
} from '@grove/mathematics';
import { headOf } from '@grove/mathematics/stories';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { amountOf } from '../stories/solution.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.rates;
const write = (value: Rational): string => formatNumber(value, true);
const amount = (value: Rational, { one, many }: Unit): string =>
  `${write(value)} ${compare(value, integer(1)) === 0 ? one : many}`;

const ofFamily = (name: string, ...families: readonly string[]): Unit | undefined => {
  const unit = unitOf(name);
  return unit && families.includes(unit.family) ? unit : undefined;
};
const lengthOf = (name: string): Unit | undefined => ofFamily(name, 'length', 'feet');
/** A time by its name, or by the letter that stands for it in `km/h` and `m/s`. */
const timeOf = (name: string): Unit | undefined => ofFamily({ h: 'hour', s: 'second' }[name] ?? name, 'time');

function speed(
  [distance = '', lengthName = '', time = '', timeName = '']: readonly string[],
  persona: Persona,
): Worked | undefined {
  const [length, span] = [lengthOf(lengthName), timeOf(timeName)];
  const [way, duration] = [parseNumber(distance), parseNumber(time)];
  if (!length || !span || isZero(duration)) return undefined;
  const result = apply('÷', way, duration);
  const steps = [say.speed(`${write(way)} ÷ ${write(duration)} = ${write(result)}`)];
  const practice = practise(
    say.askSpeed(amount(apply('+', way, way), length), amount(duration, span), say.per(length.many, span.one)),
    apply('+', result, result),
    say.speedHint,
  );
  return { text: tell(persona, steps, say.isSpeed(say.per(amount(result, length), span.one))), result, practice };
}

/** How much the larger of two units holds of the smaller; nothing for one and the same. */
const sizes = (from: Unit, to: Unit): string => {
  const [large, small] = compare(from.size, to.size) > 0 ? [from, to] : [to, from];
  return from === to ? '' : workings.measures.rate(large.one, write(apply('÷', large.size, small.size)), small.many);
};

/** A speed in other units of the same system: `72 km/h` is `20 m/s`. */
function convert([text = '', ...names]: readonly string[], persona: Persona): Worked | undefined {
  const [fromLength, fromTime, toLength, toTime] = names.map((name, at) =>
    at % 2 === 0 ? lengthOf(name) : timeOf(name),
  );
  if (!fromLength || !fromTime || !toLength || !toTime || fromLength.family !== toLength.family) return undefined;
  const value = parseNumber(text);
  const factor = apply('÷', apply('÷', fromLength.size, toLength.size), apply('÷', fromTime.size, toTime.size));
  const result = apply('×', value, factor);
  const steps = [say.units(sizes(fromLength, toLength), sizes(fromTime, toTime))].filter(Boolean);
  return {
    text: tell(
      persona,
      steps,
      workings.measures.converted(
        say.per(amount(value, fromLength), fromTime.one),
        say.per(amount(result, toLength), toTime.one),
      ),
    ),
    result,
  };
}

/** The price of other than so many of the same. */
function price(
  [known = '', things = '', cost = '', asked = '', others = '']: readonly string[],
  persona: Persona,
): Worked | undefined {
  if (Number(known) === 0 || (others !== '' && headOf(others) !== headOf(things))) return undefined;
  const one = apply('÷', parseNumber(cost), parseNumber(known));
  const result = apply('×', one, parseNumber(asked));
  const steps = [
    say.one(`${write(parseNumber(cost))} ÷ ${known} = ${write(one)}`),
    say.many(`${asked} × ${write(one)} = ${write(result)}`),
  ];
  const practice = practise(say.askPrice('2', things, '8', '3'), integer(12), say.priceHint);
  return {
    text: tell(
      persona,
      steps,
      say.price(
        asked,
        Number(asked) === 1 ? headOf(things) : things,
        `${amountOf(result, 'dollars')} ${compare(result, integer(1)) === 0 ? 'dollar' : 'dollars'}`,
      ),
    ),
    result,
    practice,
  };
}

const n = `(${decimalPattern})`;
const length = `(${unitNames})`;
const time = '(hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s|days?)';
const mover = '(?:if )?(?:(?:an? |the |my |your )?(?:[a-z]+ ){0,2}[a-z]+ )?';
const moves =
  '(?:drives?|drove|goes|went|go|travels?|traveled|travelled|rides?|rode|runs?|ran|walks?|walked|flies|flew|swims?|swam|moves?|moved|covers?|covered)';
const howFast =
  '(?:how fast (?:is|was|does|did|do|am|are) (?:[a-z]+ ){0,2}[a-z]+|how fast|what (?:is|was) (?:its|the|her|his|my|their) (?:average )?speed|(?:what|find|calculate) (?:its |the |her |his )?(?:average )?speed)';
const perTime = `${length} ?(?:/|per|an|a) ?(hour|hr|h|minute|min|second|sec|s)`;
const money = `\\$?${n}(?: ?dollars?| bucks)?`;

/** Rates: speeds, and prices of so many of the same. */
export const rates = reader(
  [form(`${mover}${moves} ${n} ?${length} in ${n} ?${time}[,.:]? ?(?:so )?${howFast}`), speed],
  [form(`(?:average )?speed (?:of |if |when |for )*${mover}(?:${moves} )?${n} ?${length} in ${n} ?${time}`), speed],
  [form(`(?:convert |change |is )?${n} ?${perTime} (?:in|to|into|as) ${perTime}`), convert],
  [
    form(
      `(?:if )?(${wholePattern}) ([a-z]+) costs? ${money},? ?(?:then |and )?(?:how much|what) (?:do|does|would|will|is|are|for) (?:the (?:cost|price) of )?(${wholePattern})(?: (?!cost|be)([a-z]+))?(?: cost| be)?`,
    ),
    price,
  ],
);
