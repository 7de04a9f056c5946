import { expect, test } from '@jest/globals';
import { lessonSources } from '@grove/content/server';
import { codePieces, isCode } from './code-pieces.ts';

const lines = [
  'scores = [7, 9, 4]',
  'nums[1] = nums[0] + nums[3]',
  'len(scores) is 3',
  'names[-1]',
  'while not age.isdigit():',
  '\u00A0\u00A0\u00A0\u00A0age = int(age)',
  '(1) best = [31, 28, 40]',
  '\u00A0\u00A0\u00A0\u00A0(2) shipping = 0',
  'else: print("Try again")',
  'n > 3 and n < 6',
  'n >= 6',
  '"3" + "4" is "34"',
  'age + age',
  "WHERE genre = 'poetry'",
  'ORDER BY title;',
  'COUNT(*)',
];
const prose = [
  'An error message',
  'Line 2: append needs an index',
  '42',
  'If it rains: open the umbrella',
  'score 4: best stays 4',
  'WHERE must come before FROM',
  'Remember that n % 2 == 0 is true for even numbers.',
  'y = 14 × x',
  'x = 4',
  'magnification = image ÷ real',
  'f(x) = 2x',
  '16 → 8 → 4',
  'O(log n)',
  'yellow + blue',
];

test.each(lines)('a line of a program is code: %s', (line) => {
  expect(isCode(line)).toBe(true);
});

test.each(prose)('a sentence, a number and an equation are no code: %s', (line) => {
  expect(isCode(line)).toBe(false);
});

test('code in a sentence is found in whole words, and the text stays as it is', () => {
  const text = 'What does print(temps[0] + temps[3]) show, and word(s) like cat?';
  expect(codePieces(text)).toEqual([
    { text: 'What does ', isCode: false, wordsBefore: 0 },
    { text: 'print(temps[0] + temps[3]) ', isCode: true, wordsBefore: 2 },
    { text: 'show, and word(s) like cat?', isCode: false, wordsBefore: 5 },
  ]);
  expect(codePieces('Just words.')).toEqual([{ text: 'Just words.', isCode: false, wordsBefore: 0 }]);
});

test('§3 lesson step: outside coding lessons nothing is taken for code', () => {
  const texts = lessonSources
    .filter(({ subjectId }) => subjectId !== 6)
    .flatMap(({ steps }) => steps)
    .flatMap(({ content, question = '', examples = [], options = [], pairs = [] }) =>
      [[content, question], examples, options, pairs.flatMap(({ left, right }) => [left, right])].flat(),
    );
  expect(texts.filter((text) => isCode(text) || codePieces(text).length > 1)).toEqual([]);
});
