import { expect, test } from '@jest/globals';
import { inSentences } from './in-sentences.ts';

async function* piecesOf(text: string, size: number) {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

async function sentences(text: string, size: number): Promise<string[]> {
  const found: string[] = [];
  for await (const sentence of inSentences(piecesOf(text, size))) found.push(sentence);
  return found;
}

test.each([1, 2, 7, 1_000])('pieces of %i characters become the same sentences', async (size) => {
  const text = 'Hi! I am Dr. Nova. "Is 3.5 more than 3?" Yes… it is (really!).  Steps:\n1. Add 2.\n2. Take 1.\n\nDone';
  const found = await sentences(text, size);
  expect(found.join('')).toBe(text);
  expect(found.every((sentence) => sentence.trim() !== '')).toBe(true);
  expect(found.map((sentence) => sentence.trim())).toEqual([
    'Hi!',
    'I am Dr. Nova.',
    '"Is 3.5 more than 3?"',
    'Yes…',
    'it is (really!).',
    'Steps:',
    '1. Add 2.',
    '2. Take 1.',
    'Done',
  ]);
});

test('a sentence is there as soon as the space after it is', async () => {
  let given = 0;
  async function* pieces() {
    for (const piece of ['One', '. ', 'Two']) {
      given += 1;
      yield piece;
    }
  }
  expect((await inSentences(pieces()).next()).value).toBe('One. ');
  expect(given).toBe(2);
});

test('a text without marks is cut at a space', async () => {
  const found = await sentences('word '.repeat(200), 9);
  expect(found.length).toBeGreaterThan(2);
  expect(found.every((piece) => piece.length <= 400 && piece.endsWith(' '))).toBe(true);
  expect(await sentences('x'.repeat(1_000), 13)).toEqual(['x'.repeat(400), 'x'.repeat(400), 'x'.repeat(200)]);
});
