import { expect, test } from '@jest/globals';
import {
  cardinalWords,
  decadeWords,
  digitWords,
  fractionWords,
  numberWords,
  ordinalWords,
  yearWords,
} from './numbers.ts';

test.each([
  ['0', 'zero'],
  ['7', 'seven'],
  ['13', 'thirteen'],
  ['40', 'forty'],
  ['99', 'ninety nine'],
  ['100', 'one hundred'],
  ['1205', 'one thousand two hundred five'],
  ['1000000', 'one million'],
  ['2000015', 'two million fifteen'],
  ['007', 'zero zero seven'],
  ['1'.repeat(19), Array.from({ length: 19 }, () => 'one').join(' ')],
])('%s is read %j', (digits, words) => {
  expect(cardinalWords(digits)).toBe(words);
});

test.each([
  ['3.14', 'three point one four'],
  ['1,234.50', 'one thousand two hundred thirty four point five zero'],
  ['.5', 'zero point five'],
])('%s is read %j', (written, words) => {
  expect(numberWords(written)).toBe(words);
});

test.each([
  ['1', 'first'],
  ['2', 'second'],
  ['3', 'third'],
  ['8', 'eighth'],
  ['12', 'twelfth'],
  ['20', 'twentieth'],
  ['21', 'twenty first'],
  ['100', 'one hundredth'],
])('ordinal %s is %j', (digits, words) => {
  expect(ordinalWords(digits)).toBe(words);
});

test.each([
  ['1', '2', 'one half'],
  ['3', '2', 'three halves'],
  ['3', '4', 'three quarters'],
  ['1', '3', 'one third'],
  ['5', '100', 'five hundredths'],
  ['22', '7', 'twenty two sevenths'],
  ['2', '125', 'two over one hundred twenty five'],
  ['3', '1', 'three over one'],
  ['1', '1000', 'one thousandth'],
])('%s/%s is read %j', (numerator, denominator, words) => {
  expect(fractionWords(numerator, denominator)).toBe(words);
});

test.each([
  ['1776', 'seventeen seventy six'],
  ['1905', 'nineteen oh five'],
  ['1900', 'nineteen hundred'],
  ['2000', 'two thousand'],
  ['2008', 'two thousand eight'],
  ['2025', 'twenty twenty five'],
])('the year %s is %j', (digits, words) => {
  expect(yearWords(digits)).toBe(words);
});

test('decades and digits', () => {
  expect(decadeWords('1990')).toBe('nineteen nineties');
  expect(decadeWords('80')).toBe('eighties');
  expect(decadeWords('1800')).toBe('eighteen hundreds');
  expect(digitWords('9-8 8')).toBe('nine eight eight');
});
