import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type FuzzedService, startFuzzedService } from '../../testing/fuzz/fuzzed-service.ts';
import type { Sent } from '../../testing/fuzz/requests.ts';
import { patienceMs, times } from '../../testing/fuzz/runs.ts';
import { visit } from '../../testing/fuzz/visit.ts';

jest.setTimeout(patienceMs);

let service: FuzzedService;

beforeAll(async () => {
  service = await startFuzzedService();
});
afterAll(() => service.stop());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is in use when nothing more can be collected, in bytes; finalizers and streams that end need some turns of the event loop. */
async function heapInUse(): Promise<number> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => void setTimeout(resolve, 50));
    collect();
  }
  return process.memoryUsage().heapUsed;
}

const json = { 'content-type': 'application/json' };
const get = (path: string, headers: Record<string, string> = {}): Sent => ({ method: 'GET', path, headers });
const post = (path: string, body: unknown): Sent => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(body),
});

/** Requests with keys that nobody used before. `name` is short; `bulk` is long, so that keeping it is seen soon. */
const kinds: ReadonlyArray<(name: string, bulk: string) => Sent> = [
  (name, bulk) => get(`/${name}/${bulk}?q=${name}`),
  (name, bulk) => get(`/?pin=${name}.${bulk}`),
  (name) => get(`/api/lessons?grade=Grade%203&subject=${name}`),
  (name, bulk) => get(`/api/ai-teachers/${name}${bulk}`),
  (name, bulk) => get(`/areas/mf-landing/${name}/${bulk}.js`),
  (name, bulk) => get(`/api/progress?tz=${name}`, { cookie: `grove_learner=${name}${bulk}` }),
  (name, bulk) => get('/api/release-set', { cookie: `grove_pin=${name}${bulk}` }),
  (name, bulk) => get('/platform', { cookie: `grove_operator=${name}${bulk}` }),
  (name, bulk) =>
    post('/api/telemetry', {
      setId: name,
      views: [{ area: 'shell', version: name }],
      errors: [],
      vitals: [],
      loads: [],
      more: bulk,
    }),
  (name, bulk) => post(`/api/lessons/${name}/activity`, { sessionId: name, more: bulk }),
  (name, bulk) =>
    post('/api/lessons/demo/complete', {
      sessionId: name,
      answers: [{ step: 2, given: name, isVariant: false }],
      more: bulk,
    }),
  (name, bulk) => post('/api/chat', { sessionId: name, teacherId: 99_999, message: name, more: bulk }),
  (name, bulk) => post('/api/speech', { text: name, voiceId: name, more: bulk }),
  (name, bulk) => ({
    method: 'POST',
    path: '/platform/log-in',
    headers: { origin: service.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: `name=${name}&token=${bulk}`,
  }),
];

const bulkLength = 7_000;
let used = 0;

/** Everything that one new visitor asks, from a new address, with a new browser. */
async function comeNew(): Promise<void> {
  const number = (used += 1);
  const [name, bulk] = [`new-${number}`, `${number}`.padEnd(bulkLength, 'x')];
  const address = `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}::1`;
  for (const kind of kinds) {
    const sent = kind(name, bulk);
    await service.exchange.send({
      ...sent,
      headers: { ...sent.headers, 'x-forwarded-for': address, 'user-agent': `${name}${bulk}` },
    });
  }
  await visit(service.url, address, [
    { kind: 'text', text: JSON.stringify({ type: 'stop', sessionId: name, more: bulk }), parts: 1 },
    { kind: 'close', code: 1000 },
  ]);
}

/** So many new visitors, eight at a time. */
async function comeMany(visitors: number): Promise<void> {
  for (let come = 0; come < visitors; come += 8)
    await Promise.all(Array.from({ length: Math.min(8, visitors - come) }, async () => comeNew()));
}

const visitorsPerQuarter = times(60);
/** Each new visitor brings at least this much; what keeps any one kind of request, path, cookie, address or browser passes it. */
const keptPerVisitor = bulkLength;

test('architecture §5 limits: ever new visitors, addresses, sessions and paths leave nothing behind', async () => {
  await comeMany(visitorsPerQuarter);
  await comeMany(visitorsPerQuarter);
  const halfway = await heapInUse();
  await comeMany(2 * visitorsPerQuarter);
  const grownBytes = (await heapInUse()) - halfway;
  expect(grownBytes / (2 * visitorsPerQuarter)).toBeLessThan(keptPerVisitor);
});
