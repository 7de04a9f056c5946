import { expect, test } from '@jest/globals';
import { telemetryNonceLifetimeMs } from '@grove/contracts';
import { Nonces } from './nonces.ts';

function nonces() {
  const state = { ms: 0, asked: 0, isAway: false };
  const made = new Nonces({
    now: () => state.ms,
    fetchNonce: () => {
      state.asked += 1;
      return state.isAway ? Promise.reject(new Error('away')) : Promise.resolve(`n-${state.asked}`);
    },
  });
  const used: string[] = [];
  const use = (takes = true): boolean => made.use((nonce) => takes && used.push(nonce) > 0);
  return { made, state, used, use };
}

test('every report uses up a nonce of its own', async () => {
  const { made, used, use } = nonces();
  expect(use()).toBe(false);
  await made.refill();
  expect([use(), use()]).toEqual([true, false]);
  await made.refill();
  expect([use(), used]).toEqual([true, ['n-1', 'n-2']]);
});

test('a nonce is kept while it is not used, and asked for once by two at a time', async () => {
  const { made, state, used, use } = nonces();
  await Promise.all([made.refill(), made.refill()]);
  await made.refill();
  expect([use(false), state.asked]).toEqual([false, 1]);
  expect([use(), used]).toEqual([true, ['n-1']]);
});

test('an old nonce is exchanged before its end, and never used after it', async () => {
  const { made, state, used, use } = nonces();
  await made.refill();
  state.ms = telemetryNonceLifetimeMs / 2;
  await made.refill();
  expect(state.asked).toBe(2);
  state.ms += telemetryNonceLifetimeMs;
  expect([use(), used]).toEqual([false, []]);
});

test('while the service is away there is none, and the next attempt finds one', async () => {
  const { made, state, use } = nonces();
  state.isAway = true;
  await made.refill();
  expect(use()).toBe(false);
  state.isAway = false;
  await made.refill();
  expect(use()).toBe(true);
});
