import { expect, test } from '@jest/globals';
import { hostileMessages, seededRandom } from './hostile-messages.ts';

test('the same seed makes the same messages, another one others', () => {
  expect(hostileMessages(200, 1)).toEqual(hostileMessages(200, 1));
  expect(hostileMessages(200, 1)).not.toEqual(hostileMessages(200, 2));
});

test('every message fits the contract, and hardly two are alike', () => {
  const messages = hostileMessages(5_000, 1);
  for (const message of messages) expect(message.trim().length > 0 && message.length <= 1_000).toBe(true);
  expect(new Set(messages).size).toBeGreaterThan(4_500);
});

test('what is drawn lies between 0 and 1, evenly', () => {
  const random = seededRandom(7);
  const drawn = Array.from({ length: 10_000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.filter((value) => value < 0.25).length / drawn.length).toBeCloseTo(0.25, 1);
});
