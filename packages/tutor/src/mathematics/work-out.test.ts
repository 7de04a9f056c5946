import { expect, test } from '@jest/globals';
import { numberWordsToDigits } from '@grove/mathematics';
import { oakley } from '../testing/test-tutor.ts';
import { workOut } from './work-out.ts';

test.each([
  ['what is 7 times 8', '7 × 8 = 56.'],
  ['7x8', '7 × 8 = 56.'],
  ['3 x 4 =', '3 × 4 = 12.'],
  ['12 * 12', '12 × 12 = 144.'],
  ['what is three quarters of 20', '3/4 of 20 is 15.'],
  ['15% of 80', '15% of 80 = 12.'],
  ['what is 15 percent of 80?', '15% of 80 = 12.'],
  ['1/2 + 1/3', '1/2 + 1/3 = 5/6.'],
  ['2/3 * 3/4', '2/3 × 3/4 = 1/2.'],
  ['3/4 divided by 1/2', '3/4 ÷ 1/2 = 1 1/2.'],
  ['17 divided by 5', '17 ÷ 5 = 3 remainder 2.'],
  ['56 ÷ 7', '56 ÷ 7 = 8.'],
  ['20 take away 5', '20 − 5 = 15.'],
  ['two plus two', '2 + 2 = 4.'],
  ['what is 2 + 3 * 4', 'first 3 × 4 = 12, then 2 + 12 = 14, so 2 + 3 × 4 = 14.'],
  ['(2+3)*4', '(2 + 3) × 4 = 20.'],
  ['5 squared', 'that makes 25.'],
  ['square root of 49', 'the square root of 49 is 7.'],
  ['sqrt 50', 'between 7 and 8.'],
  ['half of 15', '1/2 of 15 is 7 1/2.'],
  ['3x - 4 = 11', 'x = 5.'],
  ['solve 3x - 4 = 11', 'x = 5.'],
  ['5x-1=9', 'x = 2.'],
  ['7 x - 2 = 12', 'x = 2.'],
  ['2 x -3', '2 × −3 = −6.'],
  ['-3^2', '= −9.'],
  ['-4^2', '= −16.'],
  ['(-3)^2', '= 9.'],
  ['5 - 3^2', '= −4.'],
  ['how do i multiply 12 x 15', '12 × 15 = 180.'],
  ['how do i add 27 + 48', '27 + 48 = 75.'],
  ['how do i divide 84 by 7', '84 ÷ 7 = 12.'],
  ['can u do 8 x 7', '8 × 7 = 56.'],
  ['what about 9 x 6', '9 × 6 = 54.'],
  ['wich is bigger 8 or 5', '8 is bigger than 5.'],
  ['what is -3 + 5', '−3 + 5 = 2.'],
  ['what is -3 - -5', '−3 − −5 = 2.'],
  ['calculate -10 / 2', '−10 ÷ 2 = −5.'],
  ['what is -5 times -3', '−5 × −3 = 15.'],
  ['what is -2 + -3', '−2 + −3 = −5.'],
  ['solve -2x = 8', 'x = −4.'],
  ['what is -4^2', '= −16.'],
  ['what is .5 + .5', '0.5 + 0.5 = 1.'],
  ['help me with -8 + 3', '−8 + 3 = −5.'],
  ['hi, what is -(2 + 3)', '= −5.'],
  ['3 × -(2 + 1)', '= −9.'],
  ['10 - (2 + 3)', '= 5.'],
  ['what is - 3+4?', '3 + 4 = 7.'],
  ['what is: 3+4', '3 + 4 = 7.'],
  ['ok. what is 3+4', '3 + 4 = 7.'],
  ['hi -what is 3+4', '3 + 4 = 7.'],
  ['hi... 3+4', '3 + 4 = 7.'],
  ['3,5 + 1,2', '3.5 + 1.2 = 4.7.'],
  ['what is 0,125 + 1', '0.125 + 1 = 1.125.'],
  ['1,000 + 1', '1000 + 1 = 1001.'],
  ['1,234,567 - 1', '= 1234566.'],
  ['(3,5 + 1) × 2', '= 9.'],
  ['2,5 times 4', '2.5 × 4 = 10.'],
  ['what is 20 divided by 80', '20 ÷ 80 = 20/80 = 1/4 = 0.25.'],
  ['1 ÷ 3', '1 ÷ 3 = 1/3.'],
  ['3 ÷ 4', '3 ÷ 4 = 3/4 = 0.75.'],
  ['100/0', 'has no answer.'],
  ['7🔥 times 8', '7 × 8 = 56.'],
  ['7️⃣ ✖️ 8️⃣', '7 × 8 = 56.'],
  ['what is 5!', 'so 5! = 120.'],
  ['whats 5!', 'so 5! = 120.'],
  ['average of 3, 4 and 8', 'the average is 5.'],
  ['x + 5 = 12', 'x = 7.'],
  ['solve 2x + 3 = 11', 'x = 4.'],
  ['3x - 4 = 2x + 6', 'x = 10.'],
  ['0.1 + 0.2', '0.1 + 0.2 = 0.3.'],
  ['1 1/2 + 2 1/4', '= 3 3/4.'],
  ['5 / 0', 'has no answer.'],
  ['-3 + 5', '−3 + 5 = 2.'],
  ['3 - 7', '3 − 7 = −4.'],
  ['what is one hundred twenty three plus 7', '123 + 7 = 130.'],
  ['add 4 and 5', '4 + 5 = 9.'],
  ['how many is 6 and 7 together', '6 + 7 = 13.'],
  ['is 7 prime', '7 is prime.'],
  ['is 51 prime?', '51 is not prime.'],
  ['is 9 odd', '9 is odd.'],
  ['what comes after 19', 'you get to 20.'],
  ['what number comes before 10', 'you get to 9.'],
  ['is 3/4 bigger than 2/3', '3/4 is 9/12 and 2/3 is 8/12, so 3/4 is bigger than 2/3.'],
  ['which is bigger 0.5 or 0.45', '0.5 is bigger than 0.45.'],
  ['compare 3/8 and 1/2', '1/2 is bigger than 3/8.'],
  ['are 2/4 and 1/2 equal', '2/4 and 1/2 are equal.'],
  ['is 0.3 less than 1/3', '1/3 is bigger than 0.3.'],
])('experience §5 arithmetic: %s', (message, end) => {
  expect(workOut(message, oakley)?.text.endsWith(end)).toBe(true);
});

test.each([
  'i have 3 apples',
  'what is 9',
  'is it 12',
  'hello',
  'what is a half note',
  '99999999999999999999 + 1',
  '9^64',
  '5 ÷ -(2 + 3)',
  '5 ÷ -2^2',
  '2 +',
  ')(',
  '1/0/0 +',
  'why is 6 afraid of 7',
  'chapter 3 - 4 pages?',
  '2x - 6',
  '3 x - 4',
  'how do i add fractions',
  'what about fractions',
  '',
])('experience §5 arithmetic: %j is left to others', (message) => {
  expect(workOut(message, oakley)).toBeUndefined();
});

test('a sum of whole numbers, worked out for every pair, agrees with the machine', () => {
  for (let a = 1; a <= 24; a += 1) {
    for (let b = 1; b <= 24; b += 1) {
      expect(workOut(`${a} + ${b}`, oakley)?.text).toContain(`= ${a + b}.`);
      expect(workOut(`${a} × ${b}`, oakley)?.text).toContain(`= ${a * b}.`);
      expect(workOut(`${a} - ${b}`, oakley)?.text).toContain(`= ${a < b ? '−' : ''}${Math.abs(a - b)}.`);
      const worked = workOut(`${a} ÷ ${b}`, oakley)!.text;
      expect(worked).toContain(
        a % b === 0 ? `= ${a / b}.` : a < b ? `${a} ÷ ${b} = ${a}/${b}` : `= ${Math.floor(a / b)} remainder ${a % b}.`,
      );
    }
  }
});

test.each([
  ['twenty one', '21'],
  ['three quarters', '3/4'],
  ['a third', '1/3'],
  ['one and a half', '1 1/2'],
  ['two hundred and five', '205'],
  ['three thousand', '3000'],
  ['3/8 and 1/2', '3/8 and 1/2'],
])('number words: %s is %s', (words, digits) => {
  expect(numberWordsToDigits(words)).toBe(digits);
});
