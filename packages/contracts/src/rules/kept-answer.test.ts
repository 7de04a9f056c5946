import { expect, test } from '@jest/globals';
import type { Question } from '../entities/lesson.ts';
import type { GivenAnswer } from './answer.ts';
import { givenAnswer, keptAnswer, indexOfStep, stepKey, type KeptAnswer } from './kept-answer.ts';

const choice: Question = {
  question: 'Which?',
  inputType: 'multiple-choice',
  options: ['a', 'b', 'c'],
  optionIds: ['id-a', 'id-b', 'id-c'],
  correctAnswer: 1,
};
const several: Question = { ...choice, inputType: 'multi-select', correctAnswers: [0, 2] };
const order: Question = { ...choice, inputType: 'order' };
const number: Question = { question: 'How many?', inputType: 'number', correctAnswer: 12 };
const withOptions = (question: Question, ...letters: string[]): Question => ({
  ...question,
  options: letters,
  optionIds: letters.map((letter) => `id-${letter}`),
});
const withPairs = (...ids: string[]): Question => ({
  question: 'Who with whom?',
  inputType: 'match',
  pairs: ids.map((id) => ({ id, left: id, right: `young ${id}` })),
});
const match = withPairs('cat', 'dog', 'cow');
const pairs = (...all: string[]): KeptAnswer => all.map((pair) => pair.split(' '));

test.each<[string, Question, GivenAnswer, KeptAnswer]>([
  ['a number', number, '12 cm', '12 cm'],
  ['a choice', choice, 2, 'id-c'],
  ['several choices', several, [2, 0], ['id-c', 'id-a']],
  ['no choice', several, [], []],
  ['an order', order, [2, 0, 1], ['id-c', 'id-a', 'id-b']],
  ['a match', match, [1, 0, 2], pairs('cat dog', 'dog cat', 'cow cow')],
  ['a match that is begun', match, [-1, 0, -1], pairs('dog cat')],
  ['a match without any partner', match, [-1, -1, -1], []],
])('%s is kept by ids, and is the same answer again', (_, question, given, kept) => {
  expect(keptAnswer(question, given)).toEqual(kept);
  expect(givenAnswer(question, kept)).toEqual(given);
});

test.each<[string, Question, KeptAnswer, GivenAnswer | undefined]>([
  ['a choice that moved', withOptions(choice, 'c', 'a', 'b'), 'id-c', 0],
  ['a choice that is gone', withOptions(choice, 'a', 'b'), 'id-c', undefined],
  ['choices beside which one is new', withOptions(several, 'd', 'a', 'b', 'c'), ['id-c', 'id-a'], [3, 1]],
  ['choices of which one is gone', withOptions(several, 'a', 'b'), ['id-c', 'id-a'], undefined],
  ['an order whose things stand otherwise', withOptions(order, 'b', 'a', 'c'), ['id-c', 'id-a', 'id-b'], [2, 1, 0]],
  ['an order without what is new', withOptions(order, 'a', 'b', 'c', 'd'), ['id-a', 'id-b', 'id-c'], undefined],
  ['an order with what is gone', withOptions(order, 'a', 'b'), ['id-a', 'id-b', 'id-c'], undefined],
  ['a match whose pairs moved', withPairs('dog', 'cow', 'cat'), pairs('cat dog', 'dog cat', 'cow cow'), [2, 1, 0]],
  ['a match without what is new', withPairs('cat', 'cow', 'dog'), pairs('cat cat', 'dog dog'), [0, -1, 2]],
  ['a match with what is gone', withPairs('cat', 'cow'), pairs('cat dog', 'dog cat'), undefined],
])('%s, in a question that was changed since', (_, question, kept, given) => {
  expect(givenAnswer(question, kept)).toEqual(given);
});

test.each<[string, Question, GivenAnswer]>([
  ['a choice', choice, 2],
  ['a choice that there is not', choice, 9],
  ['several choices', several, [2, 0]],
  ['an order', order, [2, 0, 1]],
  ['no order', order, []],
  ['a match', match, [1, 0, 2]],
  ['a match that is begun', match, [-1, 0, -1]],
])('%s by places, as all was kept before, is the answer that it was', (_, question, given) => {
  expect(givenAnswer(question, given as KeptAnswer)).toEqual(given);
});

test.each<[string, Question, GivenAnswer]>([
  ['a choice', choice, 2],
  ['several choices', several, [2, 0]],
  ['an order', order, [2, 0, 1]],
  ['a match', match, [1, -1, 2]],
])('%s is kept by places where the question has no ids', (_, { optionIds: _ids, ...question }, given) => {
  const nameless = { ...question, pairs: question.pairs?.map(({ id: _id, ...pair }) => pair) };
  expect(keptAnswer(nameless, given)).toEqual(given);
  expect(givenAnswer(nameless, keptAnswer(nameless, given))).toEqual(given);
});

test.each<[string, Question, KeptAnswer]>([
  ['words to a choice', choice, 'two'],
  ['pairs to several choices', several, [['id-a', 'id-b']]],
  ['single ids to a match', match, ['cat', 'dog', 'cow']],
  ['half a pair to a match', match, [['cat']]],
  ['ids to a number', number, ['id-a']],
])('%s are no answer', (_, question, kept) => {
  expect(givenAnswer(question, kept)).toBeUndefined();
});

test('a step is found by its id wherever it stands, by its place when it has none, and not when it is gone', () => {
  const steps = [{ id: 'hello' }, {}, { id: '1' }];
  expect(steps.map(stepKey)).toEqual(['hello', 1, '1']);
  expect(steps.map((step, index) => indexOfStep(steps, stepKey(step, index)))).toEqual([0, 1, 2]);
  expect([indexOfStep(steps, 'gone'), indexOfStep(steps, 3), indexOfStep(steps, 0.5)]).toEqual([-1, -1, -1]);
});
