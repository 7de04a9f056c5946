import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { EventLoopWatch } from './event-loop-watch.ts';

let delayMs = 0;
let resets = 0;
const delays = {
  enable: () => true,
  disable: () => true,
  percentile: () => delayMs * 1_000_000,
  reset: () => void (resets += 1),
};
let watch: EventLoopWatch;
let warned: jest.SpiedFunction<Logger['warn']>;

beforeEach(() => {
  jest.useFakeTimers();
  [delayMs, resets] = [20, 0];
  warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
  watch = new EventLoopWatch(delays, { lateMs: 250, fineMs: 100, looks: 3 });
  watch.onApplicationBootstrap();
});

afterEach(() => {
  watch.onModuleDestroy();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Whether the loop counts as late after each of some seconds with these delays. */
const after = (...delaysMs: number[]): boolean[] =>
  delaysMs.map((ms) => {
    delayMs = ms;
    jest.advanceTimersByTime(1_000);
    return watch.isLate;
  });

test('a loop is late once it was for several seconds in a row, each measured on its own', () => {
  expect(after(20, 300, 300, 20, 300, 300, 300, 300)).toEqual([false, false, false, false, false, false, true, true]);
  expect(resets).toBe(8);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('late by more than 250 ms for 3 seconds'));
});

test('it is in time again once it was well below the bound for as long', () => {
  after(300, 300, 300);
  expect(after(200, 200, 200, 50, 50, 150, 50, 50, 50, 50)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a watch that is over looks no more', () => {
  watch.onModuleDestroy();
  expect(after(300, 300, 300, 300)).toEqual([false, false, false, false]);
  expect(jest.getTimerCount()).toBe(0);
});
