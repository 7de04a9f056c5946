import { expect, test } from '@jest/globals';
import { utter, type Phone } from './flite.ts';
import { mouthMoves } from './mouths.ts';

/** Phones of a tenth of a second each, one after the other; `_` is a pause as long. */
const phones = (names: string): Phone[] =>
  names
    .split(' ')
    .map((name, index) => ({ name, start: index / 10, end: (index + 1) / 10 }))
    .filter(({ name }) => name !== '_');

const seen = (names: string): string =>
  mouthMoves(phones(names), 0)
    .map(({ atMs, mouth }) => `${mouth}@${atMs}`)
    .join(' ');

test('lips meet, bite, open and round themselves as the phones want, and rest at the end', () => {
  expect(seen('b aa f uw t')).toBe('mm@0 aa@100 ff@200 oo@300 eh@400 rest@500');
});

test('a mouth that stays is one move, and a gliding vowel has two', () => {
  expect(seen('k t iy')).toBe('eh@0 rest@300');
  expect(
    mouthMoves(
      [
        { name: 'ay', start: 0, end: 0.2 },
        { name: 'aw', start: 0.2, end: 0.4 },
      ],
      0,
    )
      .map(({ atMs, mouth }) => `${mouth}@${atMs}`)
      .join(' '),
  ).toBe('aa@0 eh@100 aa@200 oo@300 rest@400');
});

test('a pause closes the mouth, before the first word too', () => {
  expect(seen('_ m _ aa')).toBe('rest@0 mm@100 rest@200 aa@300 rest@400');
});

test('what nobody could see is left out, but not lips that meet', () => {
  const quick = (name: string): Phone[] => [
    { name: 'aa', start: 0, end: 0.1 },
    { name, start: 0.1, end: 0.13 },
    { name: 'aa', start: 0.13, end: 0.3 },
  ];
  expect(mouthMoves(quick('t'), 0).map(({ mouth }) => mouth)).toEqual(['aa', 'rest']);
  expect(mouthMoves(quick('b'), 0).map(({ mouth }) => mouth)).toEqual(['aa', 'mm', 'aa', 'rest']);
});

test('a codec that plays later moves all mouths later', () => {
  expect(mouthMoves(phones('m aa'), 69)).toEqual([
    { atMs: 69, mouth: 'mm' },
    { atMs: 169, mouth: 'aa' },
    { atMs: 269, mouth: 'rest' },
  ]);
});

test('what Flite says moves the mouth: "beam" shuts it at both ends', () => {
  const { phones: said } = utter('beam', { voice: 'slt', pitchHz: 170, pitchSpreadHz: 30, stretch: 1 });
  expect(mouthMoves(said, 0).map(({ mouth }) => mouth)).toEqual(['rest', 'mm', 'eh', 'mm', 'rest']);
});
