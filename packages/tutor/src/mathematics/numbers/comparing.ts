import type { Persona } from '@grove/content/tutor-model';
import {
  apply,
  compare,
  leastCommonMultiple,
  listPattern,
  parseNumber,
  numberPattern,
  numbersOf,
  formatFraction,
  type Rational,
  integer,
} from '@grove/mathematics';
import { phrases } from '../../sentences/phrases.ts';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { choose, tell, type Worked } from '../worked.ts';

const say = workings.fractions;
const over = (value: Rational, common: bigint): string => `${(value.numerator * common) / value.denominator}/${common}`;

function practiceOf(a: Rational, b: Rational) {
  const one = apply('+', a, integer(1));
  const [first, second] = [formatFraction(one), formatFraction(b)];
  return first === second || /-|−/.test(first + second)
    ? undefined
    : choose(say.askBigger(first, second), [first, second], compare(one, b) > 0 ? 0 : 1, say.biggerHint);
}

function workCompare(one: string, other: string): Worked {
  const [a, b] = [parseNumber(one), parseNumber(other)];
  const [writtenA, writtenB] = [one.replace('-', '−'), other.replace('-', '−')];
  const difference = compare(a, b);
  const verdict =
    difference === 0
      ? phrases.same(writtenA, writtenB)
      : difference > 0
        ? phrases.bigger(writtenA, writtenB)
        : phrases.bigger(writtenB, writtenA);
  const practice = practiceOf(a, b);
  const common = leastCommonMultiple(a.denominator, b.denominator);
  const text = /\//.test(one + other)
    ? phrases.compareParts(writtenA, writtenB, over(a, common), over(b, common), verdict)
    : phrases.comparePlain(verdict);
  return { text, ...(practice ? { practice } : {}) };
}

const isDown = (words: string): boolean =>
  /biggest to|largest to|greatest to|highest to|descending|high to|big to/.test(words);

function sorted(text: string, isDescending: boolean): { readonly written: string[]; readonly step: string } {
  const given = numbersOf(text).map((one) => ({ one, value: parseNumber(one) }));
  const inOrder = given.toSorted((a, b) => (isDescending ? -1 : 1) * compare(a.value, b.value));
  const common = given.map(({ value }) => value.denominator).reduce(leastCommonMultiple);
  const step = /\//.test(text)
    ? say.sameParts(given.map(({ value }) => over(value, common)).join(', '))
    : isDescending
      ? say.descending
      : say.ascending;
  return { written: inOrder.map(({ one }) => one.replace('-', '−')), step };
}

function workOrder(text: string, words: string, persona: Persona): Worked {
  const { written, step } = sorted(text, isDown(words));
  return { text: tell(persona, [step], say.ordered(written.join(', '))) };
}

function workMost(text: string, words: string, persona: Persona): Worked | undefined {
  const isLeast = /small|least|low|few/.test(words);
  const { written, step } = sorted(text, !isLeast);
  return {
    text: tell(
      persona,
      /\//.test(text) ? [step] : [],
      (isLeast ? say.least : say.most)(written[0]!, workings.common.and(numbersOf(text))),
    ),
  };
}

const bigger = '(?:bigger|larger|greater|more|smaller|less|fewer|higher|lower|worth more|worth less)';
const most = '(?:biggest|largest|greatest|highest|smallest|least|lowest|fewest)';
const n = `(?:number |fraction )?(${numberPattern})`;
const order =
  '(?:least to greatest|greatest to least|smallest to (?:biggest|largest|greatest)|(?:biggest|largest) to smallest|lowest to highest|highest to lowest|small to (?:big|large)|big to small|low to high|high to low|ascending|descending|ascending order|descending order)';
const numbers = '(?:(?:these|the) )?(?:numbers|fractions|decimals)?[:,]? ?';

/** Which of numbers is bigger, and numbers in order. */
export const comparing = reader(
  [
    form(
      `(?:which |is |number |fraction |the )*(?:is )?(?:the )?${bigger}(?: is)?(?: number| fraction)?[:,]? ${n},? (?:or|and|vs|than) ${n}`,
    ),
    ([a = '', b = '']) => workCompare(a, b),
  ],
  [form(`compare ${n},? (?:or|and|with|to|vs) ${n}`), ([a = '', b = '']) => workCompare(a, b)],
  // `10 less than 50` is a sum; `is 10 less than 50` is none.
  [
    form(
      `(?:(?:is |are |does )|(?!${numberPattern} (?:more|less|fewer) than))${n} (?:a lot )?(?:is )?(?:${bigger} (?:than|then|or)|>|<|the same as|equal to|equivalent to|as (?:big|much|many) as|or) ${n}(?: (?:which is )?${bigger})?`,
    ),
    ([a = '', b = '']) => workCompare(a, b),
  ],
  [
    form(
      `(?:are )?${n} (?:and|or) ${n},? (?:are )?(?:equal|the same|equivalent|the same amount)|${n} (?:or|vs) ${n},? (?:which )?(?:is )?${bigger}`,
    ),
    ([a = '', b = '', c = '', d = '']) => workCompare(a || c, b || d),
  ],
  [
    form(
      `(?:order|sort|arrange|put|rank)(?:ing)? ${numbers}(?:in order )?(?:from )?(${order})?[:,]? ?${numbers}(${listPattern})(?: in)?(?: order)?,? ?(?:from )?(${order})?`,
    ),
    ([front = '', row = '', back = ''], persona) => workOrder(row, front + back, persona),
  ],
  [
    form(`(?:in )?(${order})[:,]? (${listPattern})|(${listPattern})[:,]? (?:in |from )?(${order})`),
    ([a = '', row = '', other = '', b = ''], persona) => workOrder(row || other, a || b, persona),
  ],
  [
    form(
      `(?:which )?(?:number |fraction )?(?:is )?(?:the )?(${most})(?: number| fraction)?(?: is| of| in| out of)?[:,]? (${listPattern})|(${listPattern})[:,]? which (?:number )?is (?:the )?(${most})`,
    ),
    ([a = '', row = '', other = '', b = ''], persona) => workMost(row || other, a || b, persona),
  ],
);
