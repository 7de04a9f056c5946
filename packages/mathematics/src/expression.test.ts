import { expect, test } from '@jest/globals';
import { evaluate } from './expression.ts';
import { isEqual, isWithin, readNumber, formatRational } from './rational.ts';

const result = (text: string): string => formatRational(evaluate(text));

test.each([
  ['3 × 4 + 2', '14'],
  ['2 + 3 * 4', '14'],
  ['(2 + 3) * 4', '20'],
  ['7 - 2 - 1', '4'],
  ['24 ÷ 4 ÷ 2', '3'],
  ['1/4 + 1/2', '3/4'],
  ['0.1 + 0.2', '3/10'],
  ['2 ^ 3 ^ 2', '512'],
  ['-2 ^ 2', '-4'],
  ['(-2) ^ 2', '4'],
  ['2 ^ -1', '1/2'],
  ['−3 × −4', '12'],
])('%s is %s', (text, expected) => {
  expect(result(text)).toBe(expected);
});

test.each(['', '3 +', '* 2', '(1 + 2', '1 2', '2 + x', '1 + 2)'])("'%s' makes no sense", (text) => {
  expect(() => evaluate(text)).toThrow(/lacks|cannot be read|has more after its end|nothing/);
});

test.each(['1 / 0', '2 ^ 0.5', '2 ^ 65', '0 ^ -1'])("'%s' has no value", (text) => {
  expect(() => evaluate(text)).toThrow(RangeError);
});

test.each([
  ['12', '12', true],
  ['1,200', '1200', true],
  ['-3.5', '-7/2', true],
  ['.5', '1/2', true],
  ['4,5', '9/2', true],
  ['-0,25', '-1/4', true],
  ['0,300', '3/10', true],
  ['1234,567', '1234567/1000', true],
  ['1,234,567', '1234567', true],
  ['3/4', '3/4', true],
  ['6/8', '3/4', false],
  ['4/1', '4', false],
  ['1 1/2', '3/2', true],
  ['1 2/4', '3/2', false],
  ['1 5/2', '7/2', false],
  ['−2 1/4', '-9/4', true],
])('the written number %s is %s (simplified: %s)', (text, value, isSimplified) => {
  const written = readNumber(text)!;
  expect([formatRational(written.value), written.isSimplified]).toEqual([value, isSimplified]);
});

test.each(['', 'seven', '3/0', '1/2/3', '1.2.3', '1,2,3', '1,20,000', '1,2.3', '--3', '1 / ', '5%'])(
  "'%s' is not understood as a number",
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

test('closeness is exact at its limit', () => {
  const [pi, near, far] = ['3.14', '3.15', '3.151'].map((text) => readNumber(text)!.value) as [never, never, never];
  const tolerance = readNumber('0.01')!.value;
  expect([
    isWithin(near, pi, tolerance),
    isWithin(pi, near, tolerance),
    isWithin(far, pi, tolerance),
    isEqual(pi, near),
  ]).toEqual([true, true, false, false]);
});
