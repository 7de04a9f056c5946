import { expect, jest, test } from '@jest/globals';
import { chatMaxChars } from '@grove/contracts';
import * as mathematics from '@grove/mathematics';
import fc from 'fast-check';

/** What the operations on numbers were given and gave back, while a task ran: they are watched here, and work as ever. */
const numbers = { operations: 0, mostBits: 0 };
const note = (value: unknown): void => {
  if (typeof value === 'bigint')
    numbers.mostBits = Math.max(numbers.mostBits, mathematics.magnitude(value).toString(2).length);
  else if (typeof value === 'object' && value !== null && 'numerator' in value && 'denominator' in value)
    [value.numerator, value.denominator].forEach(note);
};
const watched =
  <Given extends readonly unknown[], Result>(operation: (...given: Given) => Result) =>
  (...given: Given): Result => {
    numbers.operations += 1;
    const result = operation(...given);
    [...given, result].forEach(note);
    return result;
  };
const { add, subtract, multiply, divide, power, evaluate } = mathematics;
const operations = {
  add: watched(add),
  subtract: watched(subtract),
  multiply: watched(multiply),
  divide: watched(divide),
  power: watched(power),
  evaluate: watched(evaluate),
};
// Everything that computes with numbers, in that package too, takes these from two files.
const { evaluate: watchedEvaluate, ...onRationals } = operations;
jest.unstable_mockModule('../../mathematics/src/rational.ts', () => ({ ...mathematics, ...onRationals }));
jest.unstable_mockModule('../../mathematics/src/expression.ts', () => ({ ...mathematics, evaluate: watchedEvaluate }));
jest.resetModules();
const { charsRead } = await import('@grove/testing/regexp-cost');
const { tutor, oakley, personaOf } = await import('./testing/test-tutor.ts');

const longest = chatMaxChars;
/** What one answer may cost: a few milliseconds. The worst of thousands of generated messages took a third of the characters and a tenth of the operations. */
const most = { chars: 1_000_000, operations: 1_000, bits: mathematics.mostBits };

function workOf(message: string): { chars: number; operations: number; bits: number } {
  Object.assign(numbers, { operations: 0, mostBits: 0 });
  const persona = message.length % 2 === 0 ? oakley : personaOf(5);
  const chars = charsRead(() => void tutor.answer({ message: message.slice(0, longest), persona, memory: {} }));
  return { chars, operations: numbers.operations, bits: numbers.mostBits };
}

function expectBounded(message: string): void {
  const work = workOf(message);
  expect({
    message,
    isBounded: work.chars <= most.chars && work.operations <= most.operations && work.bits <= most.bits,
    work,
  }).toMatchObject({ isBounded: true });
}

test('what is computed is watched, wherever in the packages it is computed', () => {
  expect(workOf('what is 3/4 + 1/6').operations).toBeGreaterThan(0);
  expect(workOf('expand (x + 1)(x + 2)').operations).toBeGreaterThan(10);
});

const times = (unit: string, count: number): string => unit.repeat(count).slice(0, longest);

test.each([
  ['nested powers of a decimal', '((0.5^64)^64)^4'],
  ['nested powers of a fraction', '(((7/3)^64)^64)^64 + 1'],
  ['nested powers of an unknown', '((((x^6)^6)^6)^6)^6 = 3'],
  ['products of many large numbers', Array.from({ length: 18 }, () => '999999999999999').join(' x ')],
  [
    'many fractions without a common denominator',
    `order ${Array.from({ length: 18 }, (_, at) => `1/${99_999_901 + 2 * at}`).join(' ')}`,
  ],
  ['a list of numbers with commas', `mean of ${times('1,000 ', 45)} x`],
  ['white space between two letters', `a${' '.repeat(998)}a`],
  ['a story that can be split in many ways, and makes no sense', `tom has ${times('3 today ', 34)} xyz how many?`],
  ['praise without end', `ur ${times('a great ', 120)}!x`],
  ['marks without end', times('?!. ,', 200)],
  ['sentences without end', times('What is gravity. Why is snow. ', 40)],
  ['words that nobody knows', Array.from({ length: 160 }, (_, at) => `qz${at.toString(36)}ab`).join(' ')],
  ['brackets without end', `${'('.repeat(140)}1${')'.repeat(140)}`],
  ['signs without end', `${'-'.repeat(290)}1`],
  ['number words without end', times('one hundred million ', 50)],
])('experience §5 tutor: %s take no more work than any other message', (_, message) => {
  expectBounded(message);
});

/** Messages that look like questions and are none, or far too much of one. */
const digits = fc.stringMatching(/^[1-9]\d{0,14}$/);
const number = fc.oneof(
  digits,
  fc.tuple(digits, digits).map((parts) => parts.join('/')),
  fc.tuple(digits, digits).map((parts) => parts.join('.')),
  fc.constantFrom('1,000', '0.5', '1 1/2', '-7', '.5', 'two', 'half', 'x'),
);
const { sum } = fc.letrec<{ sum: string }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 12, withCrossShrink: true },
    number,
    fc
      .tuple(tie('sum'), fc.constantFrom('+', ' - ', ' x ', '/', '^', ' times ', ' to the power of ', '='), tie('sum'))
      .map((parts) => parts.join('')),
    tie('sum').map((inner) => `(${inner})`),
    fc.tuple(tie('sum'), fc.integer({ min: 2, max: 64 })).map(([base, exponent]) => `(${base})^${exponent}`),
  ),
}));
const separator = fc.constantFrom(', ', ',', ' ', ' and ', '; ', ' or ', ',,');
const list = fc.tuple(fc.array(number, { minLength: 2, maxLength: 60 }), separator).map(([all, by]) => all.join(by));
const phrase = fc.constantFrom(
  'mean of ',
  'what comes next ',
  'order ',
  'lcm of ',
  'factors of ',
  'expand ',
  'solve ',
  'derivative of ',
  'simplify ',
  'square root of ',
  'what is ',
  'tom has ',
  'how many ways to arrange ',
  'round ',
  'spell ',
  'probability of ',
  'is ',
  'a great ',
  'please ',
  'why ',
  'mr. ',
  '. ',
  '?',
  'first ',
  ' to her ',
  ' apples ',
  ' today ',
  ' how many are left',
  '\n',
  '  ',
  'gravity ',
  'like i am 5 ',
);
const message = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: phrase },
      sum,
      list,
      fc.string({ maxLength: 30 }),
      fc.tuple(phrase, fc.integer({ min: 2, max: 200 })).map(([unit, count]) => times(unit, count)),
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => parts.join('').slice(0, longest));

test('experience §5 tutor: no message takes more work than a bound, and no number grows beyond 256 bits', () => {
  fc.assert(fc.property(message, expectBounded), { numRuns: 300, seed: 13 });
});
