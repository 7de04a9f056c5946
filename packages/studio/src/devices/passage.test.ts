import { expect, test } from '@jest/globals';
import { partOf } from './passage.ts';

const words = 'Tess and her dog and her cat'.split(' ');

test('a marked part is found by its words', () => {
  expect(partOf(words, 'and her cat')).toEqual([4, 6]);
});

test('a part that does not stand in the sentence is refused', () => {
  expect(() => partOf(words, 'and his cat')).toThrow('"and his cat" is no part of "Tess and her dog and her cat".');
});
