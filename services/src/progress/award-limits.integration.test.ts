import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lessonSources } from '@grove/content/server';
import { problem } from '@grove/contracts';
import * as z from 'zod/mini';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const lesson = lessonSources[0]!;
let service: TestService;

beforeAll(async () => {
  // A learner may hand in 8 a minute, of which 3 at once; an address eight times as many, of those whom nobody knows yet 3 at once.
  service = await startTestService({
    LIMIT_LEARNER_PER_MINUTE: '1',
    LIMIT_ADDRESS_PER_MINUTE: '8',
    TRUSTED_PROXIES: '1',
  });
});
afterAll(() => service.stop());

const post = (address: string, cookie = '') =>
  fetch(`${service.url}/api/lessons/${lesson.id}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify({ sessionId: 's', answers: [] }),
  });

const newLearner = async (): Promise<string> =>
  (await fetch(`${service.url}/api/progress`)).headers.get('set-cookie')!.split(';', 1)[0]!;

/** How many in a row are not told to wait; the one that is says so with a problem, and for how long. */
async function passing(send: () => Promise<Response>): Promise<number> {
  for (let passed = 0; passed < 100; passed += 1) {
    const answer = await send();
    if (answer.status !== 429) {
      await answer.arrayBuffer();
      continue;
    }
    expect(z.parse(problem, await answer.json())).toMatchObject({
      code: 'too_many_requests',
      detail: expect.stringContaining('try again'),
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('set-cookie')).toBeNull();
    return passed;
  }
  throw new Error('Nobody was told to wait.');
}

test('architecture §5 limits: a learner who hands in too much at once is told to wait, others behind the same address are not', async () => {
  const [fast, other] = [await newLearner(), await newLearner()];
  expect(await passing(() => post('198.51.100.1', fast))).toBe(3);
  expect((await post('198.51.100.1', other)).status).not.toBe(429);
});

test('architecture §5 limits: an address that makes up learners is told to wait, with a cookie for each or with none', async () => {
  expect(await passing(() => post('198.51.100.2'))).toBe(3);
  expect(await passing(async () => post('198.51.100.3', await newLearner()))).toBe(22);
  expect((await post('198.51.100.4')).status).not.toBe(429);
});
