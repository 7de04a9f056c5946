import { expect, test } from '@jest/globals';
import { itemTemplate, type ItemTemplate } from '../content/template.ts';
import { judge } from './answer.ts';
import { permutation } from './permutation.ts';
import { instantiate, mostVariants, variantsOf } from './template.ts';

const area: ItemTemplate = itemTemplate.parse({
  id: 'area',
  skill: 'area',
  revision: 1,
  variables: {
    length: { from: '4', to: '6' },
    width: { values: ['2', '2.5', '5'] },
    place: { words: ['garden', 'rug'] },
  },
  conditions: ['width < length'],
  inputType: 'decimal',
  question: 'A {place} is {length} m long and {width} m wide. How large is it?',
  unit: 'm²',
  answer: 'length * width',
  mistakes: [
    { id: 'around', answer: '2 * (length + width)', says: 'That is the way around the {place}.' },
    { id: 'whole', when: 'width = 2.5', answer: 'length * 2', says: 'The {width} m count whole.' },
  ],
  hint: 'Think of rows.',
  hints: ['One row has {length} squares.', 'There are {width} rows.', '{length} × {width} = {length * width}.'],
});

test('a template makes a question for each combination that meets its conditions, with words that go round', () => {
  const variants = variantsOf(area);
  expect(variants.map(({ length, width }) => `${length} × ${width}`)).toEqual([
    '4 × 2',
    '4 × 2.5',
    '5 × 2',
    '5 × 2.5',
    '6 × 2',
    '6 × 2.5',
    '6 × 5',
  ]);
  expect(variants.map(({ place }) => place)).toEqual(['garden', 'rug', 'garden', 'rug', 'garden', 'rug', 'garden']);
});

test('the same values always make the same question, with key, mistakes and hints computed', () => {
  const made = instantiate(area, { length: '5', width: '2.5', place: 'rug' });
  expect(made).toEqual({
    inputType: 'decimal',
    question: 'A rug is 5 m long and 2.5 m wide. How large is it?',
    unit: 'm²',
    expected: '12.5',
    tolerance: '0',
    mistakes: [
      { id: 'around', answer: '15', says: 'That is the way around the rug.' },
      { id: 'whole', answer: '10', says: 'The 2.5 m count whole.' },
    ],
    hint: 'Think of rows.',
    hints: ['One row has 5 squares.', 'There are 2.5 rows.', '5 × 2.5 = 12.5.'],
  });
  expect(judge(made, '12.5 m²')).toEqual({ kind: 'correct' });
  expect(instantiate(area, { length: '4', width: '2', place: 'rug' }).mistakes).toHaveLength(1);
});

test('gaps are written as they say', () => {
  const question = '{n} {n?pear:pears}, {n / 3|fraction}, {n + 1 / 2|mixed}, {n / 4|money}, {n / 4}, {n / 3}';
  const texts = {
    ...area,
    variables: { n: { values: ['1', '2'] } },
    conditions: [],
    mistakes: [],
    hints: ['{n}', '', ''],
  };
  const made = (n: string) => instantiate({ ...texts, question, answer: 'n' }, { n }).question;
  expect(made('1')).toBe('1 pear, 1/3, 1 1/2, $0.25, 0.25, 1/3');
  expect(made('2')).toBe('2 pears, 2/3, 2 1/2, $0.50, 0.5, 2/3');
});

test('options stand in an order of each question, and the key moves with them', () => {
  const template: ItemTemplate = {
    ...area,
    inputType: 'multiple-choice',
    options: ['right', 'more', 'less', 'other'].map((id, index) => ({
      id,
      text: `{length * width + ${index}}`,
      isRight: id === 'right',
      feedback: `{place}: ${id}`,
    })),
    mistakes: [],
  };
  const made = variantsOf(template).map((values) => instantiate(template, values));
  for (const { options, optionIds, correctAnswer, feedback } of made) {
    expect(optionIds![correctAnswer!]).toBe('right');
    expect(feedback![correctAnswer!]).toMatch(/: right$/);
    expect(options).toHaveLength(4);
  }
  expect(new Set(made.map(({ correctAnswer }) => correctAnswer)).size).toBeGreaterThan(1);
});

test('of many combinations some are published, spread over all of them', () => {
  const many = { ...area, variables: { length: { from: '1', to: '100' }, width: { from: '1', to: '100' } } };
  const variants = variantsOf(many);
  expect(variants).toHaveLength(mostVariants);
  expect(variantsOf(many)).toEqual(variants);
  expect(Math.max(...variants.map(({ length }) => Number(length)))).toBeGreaterThan(80);
  expect(() => variantsOf({ ...many, variables: { ...many.variables, third: { from: '1', to: '9' } } })).toThrow(
    /90000 combinations/,
  );
});

test('what cannot be computed is said', () => {
  const numbers = { length: '1', width: '3', place: 'rug' };
  expect(() => instantiate({ ...area, inputType: 'number', answer: 'length / width' }, numbers)).toThrow(
    'The answer 1/3 is no whole number',
  );
  expect(() => instantiate({ ...area, question: '{length|roman}' }, numbers)).toThrow(/'roman' is no way/);
  expect(() => instantiate({ ...area, question: '{height}' }, numbers)).toThrow(/names 'height'/);
  expect(() => instantiate(area, { length: '1' })).toThrow(RangeError);
});

test('a seed decides an order of all, and another seed another one', () => {
  expect(new Set(permutation(6, 'a'))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(permutation(6, 'a')).toEqual(permutation(6, 'a'));
  expect(permutation(20, 'a')).not.toEqual(permutation(20, 'b'));
});
