import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readLearner, writeLearner } from './learner-cookie.ts';

const secret = 'a secret of this test that nobody else has';
const learner = randomUUID();
const cookie = writeLearner(learner, secret, false).split(';', 1)[0] ?? '';
const [, signature = ''] = cookie.split('.');

test('§5 identity: a learner is known again by the cookie, wherever it stands in the header', () => {
  for (const header of [cookie, `theme=dark; ${cookie}`, `${cookie};a=b`, `grove_learner=broken; ${cookie}`]) expect(readLearner(header, secret)).toBe(learner);
});

test('§5 identity: scripts cannot read the cookie, other sites cannot send it, and it lasts a year', () => {
  expect(writeLearner(learner, secret, false)).toBe(`${cookie}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`);
  expect(writeLearner(learner, secret, true)).toMatch(/; Secure$/);
  expect(cookie).toMatch(/^grove_learner=[0-9a-f-]{36}\.[\w-]{43}$/);
});

test('§5 identity: a cookie signed with another secret counts as none', () => {
  expect(readLearner(cookie, 'another secret that is as long as the first')).toBeUndefined();
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
])('§5 identity: %s counts as no learner', (_, header) => {
  expect(readLearner(header, secret)).toBeUndefined();
});
