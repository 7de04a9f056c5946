import { expect, test } from '@jest/globals';
import { documents } from '@grove/content/server';
import { readPictures } from '../../learn/questions/index.ts';
import { askedParts } from './asked.ts';

const placementQuestions = documents.placement;

const heard = (id: string): string[] =>
  askedParts(placementQuestions.find((question) => question.id === id)!).map(({ text }) => text);

test('every question can be heard, with what is read first and all that can be chosen', () => {
  expect(heard('g1-kite')).toEqual([
    'Tim has a red kite. He runs up the hill. The wind takes the kite up.',
    'What takes the kite up?',
    'Tim',
    'The wind',
    'A bird',
  ]);
  expect(heard('pk-rhyme')).toEqual(['Which word rhymes with cat?', 'dog', 'sun', 'hat']);
  expect(heard('g1-add')).toEqual(['What is 7 + 5?']);
});

test('every picture of the questions is drawn', () => {
  const texts = placementQuestions.flatMap(({ picture = '', question }) => [picture].concat(question.options ?? []));
  const signs = texts.flatMap((text) => readPictures(text).groups.flat());
  expect(signs.length).toBeGreaterThan(10);
  expect(signs.filter(({ picture }) => !picture)).toEqual([]);
});
