import { expect, test } from '@jest/globals';
import { PageNonces } from './page-nonces.ts';

test('a nonce is ours for an hour, whoever changes it', () => {
  const clock = { ms: 1_000_000 };
  const nonces = new PageNonces(
    {
      sign: (value) => `s${value.length}-${value.slice(-3)}`,
      isSigned: (value, signature) => signature === `s${value.length}-${value.slice(-3)}`,
    },
    () => clock.ms,
  );
  const given = nonces.give();
  expect(nonces.read(given)).toEqual({ id: expect.stringMatching(/^[\w-]{16}$/), expiresAt: new Date(4_600_000) });
  expect(nonces.give()).not.toBe(given);
  for (const forged of ['', 'x', '..', `${given}x`, given.replace('.', '.x'), `zzzzzzzz${given}`])
    expect(nonces.read(forged)).toBeUndefined();
  clock.ms = 4_600_000;
  expect(nonces.read(given)).toBeUndefined();
});
