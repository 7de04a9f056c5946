import { expect, test } from '@jest/globals';
import { spokenText } from '../../read-aloud/index.ts';
import { startOf } from './arrangement.ts';
import { slideParts } from './slide-parts.ts';

const step = { type: 'interactive', title: 'Pick', content: 'Look.' } as const;
const texts = (parts: readonly { text: string }[]): string[] => parts.map(({ text }) => text);

test('experience §3 listen to audio: reads slide, choices and hint', () => {
  const choice = {
    ...step,
    subtitle: 'Part one',
    examples: ['1, 2'],
    question: 'Which?',
    inputType: 'multiple-choice',
    options: ['a', 'b', 'c'],
    correctAnswer: 1,
  } as const;
  const slide = { ...choice, examples: [...choice.examples], options: [...choice.options] };
  expect(spokenText(slideParts(slide, slide, ['Look again.']))).toBe(
    'Part one. Pick. Look. 1, 2. Which? a. b. c. Look again.',
  );
});

test('things to put in order are read as they stand at first, not in the right order', () => {
  const question = {
    question: 'Which first?',
    inputType: 'order',
    options: ['egg', 'larva', 'pupa', 'beetle'],
  } as const;
  const order = { ...question, options: [...question.options] };
  const read = texts(slideParts(step, order, []).filter(({ name }) => name.startsWith('option')));
  expect(read).toEqual((startOf(order) as number[]).map((place) => order.options[place]));
  expect(read).not.toEqual(order.options);
});

test('things to match are read side by side, so that no partner follows its own', () => {
  const match = {
    question: 'Who belongs?',
    inputType: 'match' as const,
    pairs: [
      { left: 'cat', right: 'kitten' },
      { left: 'dog', right: 'puppy' },
    ],
  };
  expect(texts(slideParts(step, match, [])).slice(3)).toEqual(['cat', 'dog', 'puppy', 'kitten']);
});

test('a fresh question is read with its own story, not with that of the first', () => {
  const variant = {
    content: 'A library lends 50 books.',
    question: 'How many?',
    inputType: 'number' as const,
    correctAnswer: 5,
  };
  expect(
    texts(
      slideParts(
        { ...step, examples: ['riders = 80'], question: 'Which?', inputType: 'number', correctAnswer: 1, variant },
        variant,
        [],
      ),
    ),
  ).toEqual(['Pick', 'A library lends 50 books.', 'How many?']);
});
