import { expect, jest, test } from '@jest/globals';
import { isLinear } from '@grove/testing/regexp-cost';
import { endMarks, essenceOf, forWhom, politeEnd } from './words.ts';

// The judge of patterns counts its steps, so that a busy machine changes nothing but how long they take.
jest.setTimeout(30_000);

test.each([
  ['marks', endMarks],
  ['thanks', politeEnd],
  ['for whom', forWhom],
])('the end of a question is read in time that grows as it does: %s', async (_, pattern) => {
  expect(await isLinear(pattern)).toBe(true);
});

test.each([
  ['hi, can you tell me why cats purr please', 'why cats purr'],
  ['why do cats purr , please ?!', 'why do cats purr'],
  ['what is gravity, mr. oakley?', 'what is gravity'],
  ['explain photosynthesis like im 5, ok?', 'photosynthesis'],
  ['what is gravity for kids? thanks', 'what is gravity'],
  ['what is a noun in simple words...', 'what is a noun'],
  ['what is that? please', 'what is that?'],
  ['whos rosa parks', 'who is rosa parks'],
  ['please', 'please'],
])('the essence of %j is %j', (message, essence) => {
  expect(essenceOf(message)).toBe(essence);
});
