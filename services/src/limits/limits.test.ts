import { expect, test } from '@jest/globals';
import { MemoryRateLimiter } from '@grove/http';
import { readConfig } from '../config/index.ts';
import { type Asker, type Kind, Limits, TooManyError } from './limits.ts';

const config = readConfig({
  DATABASE_URL: 'postgres://127.0.0.1/none',
  LIMIT_LEARNER_PER_MINUTE: '30',
  LIMIT_ADDRESS_PER_MINUTE: '900',
});

/** How many of `asked` calls pass. */
async function passing(limits: Limits, kind: Kind, asker: (place: number) => Asker, asked: number): Promise<number> {
  let passed = 0;
  for (let place = 0; place < asked; place += 1) {
    try {
      await limits.count(kind, asker(place));
      passed += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(TooManyError);
      expect((error as TooManyError).retryAfterSeconds).toBeGreaterThan(0);
    }
  }
  return passed;
}

const limitsNow = () => new Limits(new MemoryRateLimiter(() => 0), config, { known: () => undefined });

test('architecture §5 limits: one child who is too fast is slowed down, and the class behind the same address is not', async () => {
  const limits = limitsNow();
  expect(await passing(limits, 'chat', () => ({ address: 'a', learner: 'fast' }), 1_000)).toBe(10);
  expect(await passing(limits, 'chat', (place) => ({ address: 'a', learner: `child ${place}` }), 35)).toBe(35);
});

test('architecture §5 limits: an address that makes up learners is slowed down, others are not', async () => {
  const limits = limitsNow();
  expect(await passing(limits, 'chat', (place) => ({ address: 'a', learner: `made up ${place}` }), 1_000)).toBe(300);
  expect(await passing(limits, 'chat', () => ({ address: 'b' }), 1)).toBe(1);
  expect(await passing(limits, 'speech', (place) => ({ address: 'a', learner: `made up ${place}` }), 1_000)).toBe(600);
});

test("M4: whoever is not known as a learner shares two thirds of the address's measure, whatever session is made up, and leaves the rest to the learners there", async () => {
  const limits = limitsNow();
  expect(await passing(limits, 'chat', () => ({ address: 'a' }), 1_000)).toBe(200);
  expect(await passing(limits, 'chat', (place) => ({ address: 'a', learner: `child ${place}` }), 30)).toBe(30);
  expect(await passing(limits, 'speech', () => ({ address: 'a' }), 1_000)).toBe(400);
});

test('experience §5 safety: what is urgent passes when a learner has used up everything, as far as the address bears it', async () => {
  const limits = limitsNow();
  const child: Asker = { address: 'a', learner: 'in need' };
  expect(await passing(limits, 'chat', () => child, 20)).toBe(10);
  for (let time = 0; time < 20; time += 1) await limits.count('chat', child, () => true);
  await expect(limits.count('chat', child, () => false)).rejects.toThrow(TooManyError);
  await passing(limits, 'chat', (place) => ({ address: 'a', learner: `flood ${place}` }), 400);
  await expect(limits.count('chat', child, () => true)).rejects.toThrow(TooManyError);
});
