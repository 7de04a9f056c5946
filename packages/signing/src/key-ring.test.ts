import { expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { KeyRing } from './key-ring.ts';

const [first, second] = ['the first key of this test', 'the second key of this test'];

test('a signature is 43 characters that may stand in a cookie, and the same everywhere', () => {
  // The form in which learners' cookies have always been signed: it must never change.
  expect(new KeyRing([first]).sign('grove_learner', 'x')).toBe(
    createHmac('sha256', first).update('grove_learner=x').digest('base64url'),
  );
  expect(new KeyRing([first]).sign('grove_learner', 'x')).toMatch(/^[\w-]{43}$/);
});

test('the newest key signs, all verify, and who asks hears which it was', () => {
  const signed = new KeyRing([first]).sign('page', 'x');
  expect(new KeyRing([first]).verify('page', 'x', signed)).toBe('current');
  expect(new KeyRing([second, first]).verify('page', 'x', signed)).toBe('old');
  expect(new KeyRing([first, second, first]).verify('page', 'x', signed)).toBe('current');
  expect(new KeyRing([second]).verify('page', 'x', signed)).toBe('wrong');
  expect(new KeyRing([second, first]).sign('page', 'x')).toBe(new KeyRing([second]).sign('page', 'x'));
});

test('what was signed for one purpose or value does not pass for another', () => {
  const ring = new KeyRing([first]);
  const signed = ring.sign('page', 'x');
  expect([
    ring.verify('pages', 'x', signed),
    ring.verify('page', 'y', signed),
    ring.verify('page', '=x', signed),
  ]).toEqual(['wrong', 'wrong', 'wrong']);
  for (const purpose of ['page=x', '', 'Page', 'page nonce'])
    expect(() => ring.sign(purpose, '')).toThrow(/is no purpose/);
});

test('no other spelling of a signature passes', () => {
  const ring = new KeyRing([first]);
  const signed = ring.sign('page', 'x');
  const lastBitsChanged = signed.slice(0, -1) + String.fromCodePoint(signed.codePointAt(42)! + 1);
  for (const spelling of [
    '',
    signed.slice(0, -1),
    `${signed}=`,
    `${signed}A`,
    ` ${signed}`,
    signed.toUpperCase(),
    lastBitsChanged,
    'é'.repeat(43),
  ])
    expect([spelling, ring.verify('page', 'x', spelling)]).toEqual([spelling, 'wrong']);
});

test('there is no ring without a key', () => {
  expect(() => new KeyRing([])).toThrow(/needs a key/);
});
