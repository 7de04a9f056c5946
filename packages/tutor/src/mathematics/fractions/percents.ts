import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  compare,
  decimalPattern,
  isNegative,
  isInteger,
  isZero,
  parseNumber,
  formatFraction,
  type Rational,
  formatNumber,
  integer,
} from '@grove/mathematics';
import { phrases } from '../../sentences/phrases.ts';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.fractions;
const hundred = integer(100);
const write = (value: Rational): string => formatNumber(value, true);
const partOf = (percent: Rational, of: Rational): Rational => apply('×', apply('÷', of, hundred), percent);

/** `20% of 80`, by way of 1%. */
function workOf(percent: string, of: string): Worked {
  const [rate, amount] = [parseNumber(percent), parseNumber(of)];
  const one = apply('÷', amount, hundred);
  const result = partOf(rate, amount);
  const next = apply('×', amount, integer(2));
  const doubled = partOf(rate, next);
  const text = phrases.percentOf(write(rate), write(amount), write(one), write(result));
  return {
    text,
    result,
    ...(isInteger(doubled) && isInteger(amount)
      ? { practice: practise(phrases.whatIs(`${percent}% of ${formatNumber(next)}`), doubled, phrases.sameWayHint) }
      : {}),
  };
}

const askOf = practise(say.askPercentOf('25', '60'), integer(15), say.percentHint);

function workWhat(part: string, of: string, persona: Persona): Worked | undefined {
  const [a, b] = [parseNumber(part), parseNumber(of)];
  if (isZero(b)) return undefined;
  const percent = apply('×', apply('÷', a, b), hundred);
  const fraction = `${part}/${of}`;
  const reduced = formatFraction(apply('÷', a, b));
  const steps = [
    say.outOf(
      part,
      of,
      !/\./.test(fraction) && reduced !== fraction && reduced.includes('/') ? `${fraction} = ${reduced}` : fraction,
    ),
    say.timesHundred(reduced.includes('/') ? reduced : fraction, write(percent)),
  ];
  return {
    text: tell(persona, steps, say.isPercentOf(part, write(percent), of)),
    result: percent,
    practice: practise(say.askWhatPercent('10', '40'), integer(25), say.percentHint),
  };
}

function workWhole(percent: string, part: string, persona: Persona): Worked | undefined {
  const rate = parseNumber(percent);
  if (isZero(rate)) return undefined;
  const one = apply('÷', parseNumber(part), rate);
  const result = apply('×', one, hundred);
  return {
    text: tell(
      persona,
      [say.onePercent(percent, part, write(one)), say.wholeOf(write(one), write(result))],
      say.percentPart(percent, write(result), part),
    ),
    result,
    practice: askOf,
  };
}

/** More or less by some percent: prices off, taxes and tips. */
function workChange(percent: string, amount: string, isMore: boolean, persona: Persona): Worked {
  const part = partOf(parseNumber(percent), parseNumber(amount));
  const result = apply(isMore ? '+' : '−', parseNumber(amount), part);
  return {
    text: tell(
      persona,
      [say.percentPart(percent, amount, write(part))],
      say.afterChange(`${amount} ${isMore ? '+' : '−'} ${write(part)} = ${write(result)}`),
    ),
    result,
    practice: askOf,
  };
}

function workFromTo(from: string, to: string, persona: Persona): Worked | undefined {
  const [a, b] = [parseNumber(from), parseNumber(to)];
  if (isZero(a) || isNegative(a) || compare(a, b) === 0) return undefined;
  const difference = apply('−', b, a);
  const size = isNegative(difference) ? apply('−', a, b) : difference;
  const percent = apply('×', apply('÷', size, a), hundred);
  return {
    text: tell(
      persona,
      [say.change(from, to, write(size)), say.outOf(write(size), from, `${write(size)}/${from}`)],
      say.changePercent(write(percent), !isNegative(difference)),
    ),
    result: percent,
    practice: askOf,
  };
}

const percent = `(${decimalPattern}) ?(?:%|percent)`;
const n = `\\$?(${decimalPattern})(?: ?dollars?| bucks)?`;
const item = '(?:a |an |the )?(?:price of |price |bill of |bill |item |meal )?(?:of )?';

/** Percents: of a number, what percent, the whole, and changes. */
export const percents = reader(
  [form(`${percent} of ${n}`), ([rate = '', of = '']) => workOf(rate, of)],
  [form(`percent(?:age)? (?:of )?${n} (?:is )?${n}`), ([of = '', part = ''], persona) => workWhat(part, of, persona)],
  [
    form(
      `percent(?:age)? (?:is )?${n} (?:out )?of ${n}|(?:is )?${n} (?:is )?(?:what )?percent(?:age)? (?:of|out of) ${n}`,
    ),
    ([a = '', b = '', c = '', d = ''], persona) => workWhat(a || c, b || d, persona),
  ],
  [
    form(`${n} is what (?:percent|%) of ${n}|${n} out of ${n} (?:as|in|is what) (?:a )?(?:percent|percentage|%)`),
    ([a = '', b = '', c = '', d = ''], persona) => workWhat(a || c, b || d, persona),
  ],
  [
    form(
      `${n} is ${percent} of (?:what|what number|which number)|${percent} of (?:what|what number|which number|a number) is ${n}|number (?:is )?${n} is ${percent} of`,
    ),
    ([a = '', p = '', q = '', b = '', c = '', r = ''], persona) => workWhole(p || q || r, a || b || c, persona),
  ],
  [
    form(
      `${percent} (?:off|discount on|off of|discount off|less than) ${item}${n}(?: [a-z]+)?|${n} (?:with|at|minus|less|decreased by|reduced by) ${percent}(?: off| discount)?|(?:decrease|reduce) ${n} by ${percent}`,
    ),
    ([p = '', a = '', b = '', q = '', c = '', r = ''], persona) => workChange(p || q || r, a || b || c, false, persona),
  ],
  [
    form(`increase ${n} by ${percent}|${n} (?:increased by|plus|with) (?:a )?${percent}(?: more| tax| tip)?`),
    ([a = '', p = '', b = '', q = ''], persona) => workChange(p || q, a || b, true, persona),
  ],
  [
    form(`(?:a )?${percent} (?:tip|tax|sales tax) (?:on|of|for) ${item}${n}(?: [a-z]+)?`),
    ([rate = '', of = '']) => workOf(rate, of),
  ],
  [
    form(
      `(?:if )?(?:a |the |my )?(?:bill|price|meal|dinner|lunch) (?:is|was|costs?|cost) ${n},? (?:how much|what) (?:is |would )?(?:a |the )?${percent} (?:tip|tax|discount)(?: be)?`,
    ),
    ([of = '', rate = '']) => workOf(rate, of),
  ],
  [
    form(
      `(?:if )?(?:an? |the |my )?(?:[a-z]+ )?[a-z]+ (?:costs?|is|was) ${n},? (?:and |but )?(?:it |they |then )?(?:is |are |was |were |has |have |gets |at |on sale for )*(?:an? )?${percent} (?:off|discount|cheaper|reduced|less)[,.:]? ?(?:so )?(?:how much|what) (?:do|does|would|will|is|must|should) (?:i|you|we|it|the (?:new |sale |final )?price|(?:the )?[a-z]+)(?: (?:have to |need to )?(?:pay|cost|now|spend))?(?: now| for it)?`,
    ),
    ([of = '', rate = ''], persona) => workChange(rate, of, false, persona),
  ],
  [
    form(`percent(?:age)? (?:change|increase|decrease) (?:from|between) ${n} (?:to|and) ${n}`),
    ([from = '', to = ''], persona) => workFromTo(from, to, persona),
  ],
);
