import { expect, test } from '@jest/globals';
import { fingerprint, loopProduction, type Production } from './production.ts';

const film: Production = {
  name: 'a',
  kind: 'film',
  seconds: 2,
  frame: (t) => `<svg>${Math.floor(t)}</svg>`,
  posterAt: 1,
  sound: Buffer.from('sound'),
  texts: { vtt: 'WEBVTT' },
};

test('a film that shows and sounds the same has the same fingerprint', () => {
  expect(fingerprint({ ...film, name: 'b', frame: (t) => `<svg>${t < 1 ? 0 : 1}</svg>` })).toBe(fingerprint(film));
});

test.each<[string, Partial<Production>]>([
  ['a picture', { frame: (t) => `<svg>${Math.floor(t * 2)}</svg>` }],
  ['a sound', { sound: Buffer.from('other') }],
  ['a caption', { texts: { vtt: 'WEBVTT 2' } }],
  ['the length', { seconds: 2.5 }],
  ['the way it is encoded', { kind: 'loop' }],
])('%s that changes, changes it', (_, change) => {
  expect(fingerprint({ ...film, ...change })).not.toBe(fingerprint(film));
});

test('a loop is silent and has no texts', () => {
  expect(loopProduction('subject-math')).toMatchObject({ kind: 'loop', texts: {} });
  expect(loopProduction('subject-math').sound).toBeUndefined();
});
