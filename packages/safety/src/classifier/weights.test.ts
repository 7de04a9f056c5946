import { expect, test } from '@jest/globals';
import { digestOfSources } from '../../training/digest.ts';
import { classify } from './classify.ts';
import { madeFrom } from './weights.ts';

test('the weights are those of the prompts and the code: if not, run `npm run train -w @grove/safety`', () => {
  expect(madeFrom).toBe(digestOfSources());
});

test.each([
  ['my uncl touchs me wen mom is at work', 'abuse'],
  [
    'we did fractions today and then at lunch it was pizza but last night my dad hit me again and i have bruises and now i have to do spelling words',
    'abuse',
  ],
  ['a man in my game says he will give me robux if i show him my room', 'grooming'],
  ['where could somebody my age get hold of some vodka', 'drugs'],
])('experience §5 safety: what no rule names is found by what it says: %j', (message, kind) => {
  expect(classify(message)).toBe(kind);
});

test.each([
  'i am sad because i lost my game',
  'this homework is killing me',
  'my brother is so annoying',
  'how did knights fight with swords',
  'why do people die',
  '',
])('experience §5 safety: ordinary feelings and lessons pass: %j', (message) => {
  expect(classify(message)).toBeUndefined();
});
