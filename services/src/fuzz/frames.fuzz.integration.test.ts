import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { visits } from '../../testing/fuzz/frames.ts';
import { type FuzzedService, startFuzzedService } from '../../testing/fuzz/fuzzed-service.ts';
import { holds, patienceMs } from '../../testing/fuzz/runs.ts';
import { visit } from '../../testing/fuzz/visit.ts';
import { RealtimeClient } from '../../testing/realtime-client.ts';

jest.setTimeout(patienceMs);

let service: FuzzedService;

beforeAll(async () => {
  service = await startFuzzedService();
});
afterAll(() => service.stop());

let witnesses = 0;

/** Somebody else, who is connected all the while and only then says something. */
async function witness(): Promise<() => Promise<void>> {
  const address = `witness-${(witnesses += 1)}`;
  const client = await RealtimeClient.open(service.url, { headers: { 'x-forwarded-for': address } });
  return async () => {
    client.greet(address);
    await client.first('response', address);
    await client.close();
  };
}

test('§8 /ws: whatever frames come, on however many connections, they are answered or the connection ends with its code, and others keep working', async () => {
  await holds(
    100,
    fc.asyncProperty(fc.array(fc.tuple(fc.ipV4(), visits), { minLength: 1, maxLength: 6 }), async (all) => {
      const isAnswered = await witness();
      const faults = await Promise.all(all.map(async ([address, acts]) => visit(service.url, address, acts)));
      await isAnswered();
      expect({ faults: faults.flat(), log: service.newComplaints() }).toEqual({ faults: [], log: [] });
    }),
  );
  expect((await service.exchange.send({ method: 'GET', path: '/health', headers: {} })).status).toBe(200);
});
