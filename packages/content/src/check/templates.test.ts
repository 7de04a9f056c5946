import { expect, test } from '@jest/globals';
import type { ItemTemplate, Skill } from '@grove/contracts';
import { templatesFaults } from './templates.ts';

const skill: Skill = {
  id: 'adding',
  grade: 'Grade 3',
  subjectId: 1,
  title: 'I can add',
  prerequisites: [],
  misconceptions: [],
  standards: [{ framework: 'CCSS-M', code: '3.NBT.A.2' }],
};
const sum: ItemTemplate = {
  id: 'sum',
  skill: 'adding',
  revision: 1,
  variables: { a: { from: '2', to: '7' }, b: { from: '11', to: '13' } },
  conditions: [],
  inputType: 'number',
  question: 'What is {a} + {b}?',
  answer: 'a + b',
  mistakes: [{ id: 'less', answer: 'b - a', says: 'Put them together.' }],
  hint: 'Count on.',
  hints: ['Put both together.', 'Count on from {b}.', '{a + b}'],
};
const choice: ItemTemplate = {
  ...sum,
  inputType: 'multiple-choice',
  mistakes: [],
  options: [
    { id: 'sum', text: '{a + b}', isRight: true, feedback: 'Yes.' },
    { id: 'less', text: '{b - a}', isRight: false, feedback: 'Put them together.' },
    { id: 'more', text: '{a + b + mod(a, 3) * 40 - 30}', isRight: false, feedback: 'Too many.' },
  ],
};
const faultsOf = (template: ItemTemplate): string[] =>
  templatesFaults([template], [skill]).map(({ where, message }) => `${where}: ${message}`);

test('a sound template, written or chosen, has no fault', () => {
  expect(faultsOf(sum)).toEqual([]);
  expect(faultsOf(choice)).toEqual([]);
});

test.each<[string, Partial<ItemTemplate>, RegExp]>([
  [
    'a template with too few forms',
    { variables: { a: { from: '2', to: '7' }, b: { values: ['11', '12'] } }, conditions: ['a > 2'] },
    /number of forms is 10, expected 12 to 60/,
  ],
  [
    'a mistake that is the key',
    { mistakes: [{ id: 'same', answer: 'b + a', says: 'No.' }] },
    /sum \(a = 2, b = 11\): the mistake "same" is the key/,
  ],
  [
    'two mistakes of one value',
    { mistakes: [...sum.mistakes, { id: 'again', answer: 'b - a + 0', says: 'No.' }] },
    /the mistake "again" is the mistake "less"/,
  ],
  [
    'two forms that are alike',
    { question: 'What is {a} more than something?' },
    /two forms are alike: "What is 2 more than something\?"/,
  ],
  ['a key that is no whole number', { answer: 'a / b' }, /is no whole number/],
  ['a condition that makes no sense', { conditions: ['a + b'] }, /compares nothing/],
  ['a gap that cannot be filled', { hint: '{c}' }, /names 'c'/],
  [
    'a question that is too long for its grade',
    { question: `${'word '.repeat(70)} {a} {b}` },
    /number of words is 72, expected 1 to 60/,
  ],
  ['a template for a skill that is not there', { skill: 'flying' }, /there is no skill "flying"/],
])('%s is a fault', (_, change, message) => {
  expect(faultsOf({ ...sum, ...change }).join('\n')).toMatch(message);
});

test('options of one value, and a key that is always the largest, are faults', () => {
  const [key, less] = choice.options!;
  const withOption = (text: string): ItemTemplate => ({
    ...choice,
    options: [key!, less!, { id: 'other', text, isRight: false, feedback: 'No.' }],
  });
  expect(faultsOf(withOption('{b - a}.0')).join('\n')).toMatch(/is worth as much as another one/);
  expect(faultsOf(withOption('{b}')).join('\n')).toMatch(/always the one of the same size/);
});
