import { expect, test } from '@jest/globals';
import { chainDepth } from './request-chain.ts';

const request = (startedMs: number, endedMs: number) => ({ startedMs, endedMs });

test('no request makes no chain', () => {
  expect(chainDepth([])).toBe(0);
});

test('requests that overlap are one step', () => {
  expect(chainDepth([request(0, 10), request(1, 30), request(9, 12)])).toBe(1);
});

test('a request that waits for another one adds a step', () => {
  expect(chainDepth([request(0, 10), request(10, 20), request(25, 30)])).toBe(3);
});

test('the longest chain counts, not the number of requests', () => {
  const html = request(0, 10);
  const preloads = [request(11, 20), request(11, 40), request(11, 25)];
  const data = request(21, 60);
  expect(chainDepth([html, ...preloads, data])).toBe(3);
});

test('the order in which requests are listed does not matter', () => {
  expect(chainDepth([request(25, 30), request(0, 10), request(12, 20)])).toBe(3);
});

test('nothing follows a request that never ended', () => {
  expect(chainDepth([request(0, Infinity), request(500, 600)])).toBe(1);
});
