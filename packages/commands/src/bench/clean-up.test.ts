import { expect, test } from '@jest/globals';
import { withCleanUp, type AtEnd } from './clean-up.ts';

const record = (atEnd: AtEnd, log: string[]) => {
  for (const name of ['database', 'service']) atEnd(async () => log.push(name));
};

test('what was started last is put away first', async () => {
  const log: string[] = [];
  const result = await withCleanUp(async (atEnd) => {
    record(atEnd, log);
    return 'done';
  });
  expect(result).toBe('done');
  expect(log).toEqual(['service', 'database']);
});

test('work that fails is cleaned up too, and its fault is passed on', async () => {
  const log: string[] = [];
  const work = withCleanUp(async (atEnd) => {
    record(atEnd, log);
    throw new Error('no browser');
  });
  await expect(work).rejects.toThrow('no browser');
  expect(log).toEqual(['service', 'database']);
});
