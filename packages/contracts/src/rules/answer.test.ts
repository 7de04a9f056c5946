import { expect, test } from '@jest/globals';
import type { Question } from '../entities/lesson.ts';
import { judge, type GivenAnswer } from './answer.ts';

const kind = (question: Question, given: GivenAnswer): string => {
  const outcome = judge(question, given);
  return outcome.kind === 'almost' ? `almost: ${outcome.because}` : outcome.kind;
};

test.each([
  ['12', 'correct'],
  ['12.0', 'correct'],
  [' 12 ', 'correct'],
  ['24/2', 'correct'],
  ['11', 'wrong'],
  ['-12', 'wrong'],
  ['12.5', 'wrong'],
  ['twelve', 'not-understood'],
  ['', 'not-understood'],
])('§4 numeric question: %s against 12 is %s', (given, expected) => {
  expect(kind({ question: 'How many?', inputType: 'number', correctAnswer: 12 }, given)).toBe(expected);
});

test('a number question whose answer is zero can be answered', () => {
  expect(kind({ question: '3 − 3?', inputType: 'number', correctAnswer: 0 }, '0')).toBe('correct');
  expect(kind({ question: '3 − 3?', inputType: 'number', correctAnswer: 0 }, '3')).toBe('wrong');
});

test.each([
  ['3/4', 'correct'],
  ['0.75', 'correct'],
  ['6/8', 'almost: simplify'],
  ['3/5', 'wrong'],
  ['3/0', 'not-understood'],
])('a fraction: %s against 3/4 is %s', (given, expected) => {
  expect(kind({ question: 'Which part?', inputType: 'fraction', expected: '3/4' }, given)).toBe(expected);
});

test.each([
  ['3.14', 'correct'],
  ['3.15', 'correct'],
  ['3.16', 'wrong'],
  ['3,14', 'correct'],
  ['22/7', 'correct'],
  ['44/14', 'almost: simplify'],
])('a decimal with a tolerance of 0.01: %s against 3.14 is %s', (given, expected) => {
  expect(kind({ question: 'Pi?', inputType: 'decimal', expected: '3.14', tolerance: '0.01' }, given)).toBe(expected);
});

test.each([
  ['12 cm', 'correct'],
  ['12cm', 'correct'],
  ['12 CM.', 'correct'],
  ['12', 'almost: missing-unit'],
  ['12 centimeters', 'correct'],
  ['12 Centimetres', 'correct'],
  ['12 m', 'almost: other-unit'],
  ['13 m', 'wrong'],
  ['12 or so', 'almost: missing-unit'],
  ['cm', 'not-understood'],
  ['13 cm', 'wrong'],
  ['13', 'wrong'],
])('a unit: %s against 12 cm is %s', (given, expected) => {
  expect(kind({ question: 'How long?', inputType: 'number', correctAnswer: 12, unit: 'cm' }, given)).toBe(expected);
});

test.each([
  ['km', '20 kilometers', '20 kilometre', '20km'],
  ['L', '20 liters', '20 litres', '20 l'],
  ['%', '20 percent', '20 per cent', '20%'],
  ['bpm', '20 beats per minute', '20 beats/min', '20 bpm'],
  ['s', '20 seconds', '20 sec', '20 s'],
  ['kJ', '20 kilojoules', '20 kilojoule', '20 KJ'],
  ['u', '20 u', '20 amu', '20 U'],
  ['dollars', '$20', '$ 20', '20 dollars', '20$'],
])('a unit is read by its sign and by its names: %s', (unit, ...answers) => {
  const question: Question = { question: 'How much?', inputType: 'number', correctAnswer: 20, unit };
  expect(answers.map((given) => kind(question, given))).toEqual(answers.map(() => 'correct'));
});

test.each([
  ['$4.50', 'correct'],
  ['4.50 dollars', 'correct'],
  ['$4,50', 'correct'],
  ['$5', 'wrong'],
  ['4.50 km', 'not-understood'],
  ['4.50 hours', 'not-understood'],
  ['$', 'not-understood'],
])('a unit that a question names may be written, and need not be: %s against 4.5 is %s', (given, expected) => {
  expect(kind({ question: 'How many dollars does one hour cost?', inputType: 'decimal', expected: '4.5' }, given)).toBe(
    expected,
  );
});

test('a choice is right by its place', () => {
  const question: Question = {
    question: 'Which?',
    inputType: 'multiple-choice',
    options: ['a', 'b'],
    correctAnswer: 1,
  };
  expect([kind(question, 1), kind(question, 0), kind(question, '1')]).toEqual(['correct', 'wrong', 'not-understood']);
});

test('several choices are right together, in whatever order they were made', () => {
  const question: Question = {
    question: 'Which ones?',
    inputType: 'multi-select',
    options: ['a', 'b', 'c'],
    correctAnswers: [0, 2],
  };
  expect([kind(question, [2, 0]), kind(question, [0]), kind(question, [0, 1, 2]), kind(question, [])]).toEqual([
    'correct',
    'wrong',
    'wrong',
    'wrong',
  ]);
});

test('an order and a match are right when everything is in its place', () => {
  const order: Question = { question: 'Order', inputType: 'order', options: ['egg', 'larva', 'beetle'] };
  const match: Question = {
    question: 'Match',
    inputType: 'match',
    pairs: [
      { left: 'a', right: '1' },
      { left: 'b', right: '2' },
    ],
  };
  expect([kind(order, [0, 1, 2]), kind(order, [1, 0, 2]), kind(order, [0, 1])]).toEqual(['correct', 'wrong', 'wrong']);
  expect([kind(match, [0, 1]), kind(match, [1, 0])]).toEqual(['correct', 'wrong']);
});

test('a written question without a readable key is a fault of the content and says so', () => {
  expect(() => judge({ question: 'Which part?', inputType: 'fraction', expected: 'three quarters' }, '3/4')).toThrow(
    'Which part?',
  );
});

test('an answer that holds a number that nobody writes is not understood', () => {
  expect(kind({ question: 'Pi?', inputType: 'decimal', expected: '3.14', tolerance: '0.01' }, '3'.repeat(200))).toBe(
    'not-understood',
  );
});
