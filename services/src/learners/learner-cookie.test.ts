import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { KeyRing } from '@grove/signing';
import { namesLearner, readLearner, writeLearner } from './learner-cookie.ts';

const secret = 'a secret of this test that nobody else has';
const learner = randomUUID();
const ring = new KeyRing([secret]);
const cookie = writeLearner(learner, ring, false).split(';', 1)[0] ?? '';
const [, signature = ''] = cookie.split('.');

test('architecture §5 identity: a learner is known again by the cookie, wherever it stands in the header', () => {
  for (const header of [cookie, `theme=dark; ${cookie}`, `${cookie};a=b`, `grove_learner=broken; ${cookie}`])
    expect(readLearner(header, ring)).toEqual({ learner, isCurrent: true, isGuarded: false });
});

test('architecture §5 identity: scripts cannot read the cookie, other sites cannot send it, and it lasts a year', () => {
  expect(writeLearner(learner, ring, false)).toBe(`${cookie}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`);
  expect(cookie).toMatch(/^grove_learner=[0-9a-f-]{36}\.[\w-]{43}$/);
});

test('architecture §5 identity: a cookie signed with another secret counts as none', () => {
  expect(readLearner(cookie, new KeyRing(['another secret that is as long as the first']))).toBeUndefined();
});

test('architecture §5 identity: behind https only this host can set the cookie, and the one that was set without that is still read', () => {
  const guarded = writeLearner(learner, ring, true);
  expect(guarded).toBe(`__Host-${cookie}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure`);
  const [pair = ''] = guarded.split(';', 1);
  const ofAnotherHost = writeLearner(randomUUID(), ring, false).split(';', 1)[0];
  for (const header of [pair, `${ofAnotherHost}; ${pair}`, `${pair}; ${ofAnotherHost}`])
    expect(readLearner(header, ring)).toEqual({ learner, isCurrent: true, isGuarded: true });
});

test('architecture §5 identity: when the secret is replaced a learner stays the same, and the new one cannot be undone', () => {
  const replaced = new KeyRing(['another secret that is as long as the first', secret]);
  expect(readLearner(cookie, replaced)).toEqual({ learner, isCurrent: false, isGuarded: false });
  const renewed = writeLearner(learner, replaced, false).split(';', 1)[0];
  expect(readLearner(renewed, replaced)).toEqual({ learner, isCurrent: true, isGuarded: false });
  expect(readLearner(renewed, ring)).toBeUndefined();
});

test('architecture §5 identity: what has the form of a learner is told from what has not, whoever signed it', () => {
  expect(
    [cookie, `__Host-${cookie}`, `grove_learner=${learner}.${'A'.repeat(43)}`, '', 'grove_learner=x', undefined].map(
      namesLearner,
    ),
  ).toEqual([true, true, true, false, false, false]);
});

test.each([
  ['no header', undefined],
  ['nothing', ''],
  ['another name', cookie.replace('grove_learner', 'grove_teacher')],
  ['no value', 'grove_learner'],
  ['an empty value', 'grove_learner='],
  ['no signature', `grove_learner=${learner}`],
  ['an empty signature', `grove_learner=${learner}.`],
  ['the signature of another learner', `grove_learner=${randomUUID()}.${signature}`],
  ['a shortened signature', cookie.slice(0, -1)],
  ['a lengthened signature', `${cookie}A`],
  ['an id in capitals', cookie.replace(learner, learner.toUpperCase())],
  ['an id that is none', `grove_learner=1.${signature}`],
  ['letters that are not ASCII', `grove_learner=${learner}.${'é'.repeat(43)}`],
  ['an endless value', `grove_learner=${'x'.repeat(10_000)}`],
])('architecture §5 identity: %s counts as no learner', (_, header) => {
  expect(readLearner(header, ring)).toBeUndefined();
});
