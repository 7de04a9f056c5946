import { expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ServedContent } from '../content/index.ts';
import type { EventLoopWatch } from './event-loop-watch.ts';
import { HealthService } from './health.service.ts';

const em = { getConnection: () => ({ execute: () => Promise.resolve([]) }) } as unknown as EntityManager;
const healthWith = (isLate: boolean) =>
  new HealthService(em, { ready: true } as ServedContent, { isLate } as EventLoopWatch);

test('architecture §5 operations: a copy whose event loop is behind says so, and wants no requests, but lives', async () => {
  const late = healthWith(true);
  expect(late.serving()).toEqual({ status: 'unavailable', checks: { eventLoop: 'failed' } });
  expect(await late.ready()).toEqual({
    status: 'unavailable',
    checks: { database: 'ok', snapshot: 'ok', eventLoop: 'failed' },
  });
  expect(late.alive().status).toBe('ok');
});

test('architecture §5 operations: a copy that is in time is serving and ready', async () => {
  expect(healthWith(false).serving()).toEqual({ status: 'ok', checks: { eventLoop: 'ok' } });
  expect((await healthWith(false).ready()).status).toBe('ok');
});
