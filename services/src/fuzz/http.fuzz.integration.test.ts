import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { faultsOf } from '../../testing/fuzz/faults.ts';
import { type FuzzedService, startFuzzedService } from '../../testing/fuzz/fuzzed-service.ts';
import { rawRequests } from '../../testing/fuzz/raw-requests.ts';
import { requestsFor, type Sent } from '../../testing/fuzz/requests.ts';
import { calls, describeRoute } from '../../testing/fuzz/routes.ts';
import { holds, patienceMs } from '../../testing/fuzz/runs.ts';

jest.setTimeout(patienceMs);

let service: FuzzedService;

beforeAll(async () => {
  service = await startFuzzedService();
});
afterAll(() => service.stop());

/** The service lives, and wrote nothing down that it must not. */
async function isWell(): Promise<void> {
  expect(service.newComplaints()).toEqual([]);
  expect((await service.exchange.send({ method: 'GET', path: '/health', headers: {} })).status).toBe(200);
}

test('every call of the contracts is a route, and every route can be fuzzed', () => {
  const described = service.routes.map(describeRoute);
  expect(described.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/api/chat', '/api/*', '/platform/promote', '/spoken/:file', '/areas/*', '/*']),
  );
  const known = new Set(described.map(({ url }) => url.replace(/:(\w+)/g, '{$1}')));
  expect(calls.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});

test.each([
  ['a parameter', { url: '/api/songs/:songId', methods: new Set(['GET', 'HEAD']) }],
  ['a body', { url: '/api/songs', methods: new Set(['POST']) }],
])('a route with %s that nothing describes is not passed over', (_, route) => {
  expect(() => describeRoute(route)).toThrow('/api/songs');
});

const runsPerRoute = 40;

test('§8 errors: no route answers with anything but success or a refusal in the right form, whatever it is asked', async () => {
  for (const route of service.routes.map(describeRoute)) {
    await holds(
      runsPerRoute,
      fc.asyncProperty(requestsFor(route, service.visitor), async (sent: Sent) => {
        const answer = await service.exchange.send(sent);
        expect({ route: route.url, status: answer.status, faults: faultsOf(sent, answer) }).toEqual({
          route: route.url,
          status: answer.status,
          faults: [],
        });
      }),
    );
    await isWell();
  }
});

test('§8 errors: what is hardly HTTP is refused or ends the connection, and the service keeps working', async () => {
  await holds(
    300,
    fc.asyncProperty(rawRequests(new URL(service.url).host), async (bytes) => {
      const received = await service.exchange.sendRaw(bytes);
      const statuses = Array.from(received.matchAll(/^HTTP\/1\.1 (\d{3})/gm), ([, status]) => Number(status));
      expect([received === '' || received.startsWith('HTTP/1.1 '), statuses.filter((status) => status >= 500)]).toEqual(
        [true, []],
      );
    }),
  );
  await isWell();
});
