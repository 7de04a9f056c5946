import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TelemetryReport } from '@grove/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { makeStore, testReleaseOf } from '../../../testing/releases.ts';
import { testPool } from '../../../testing/test-database.ts';
import { eventually, startCopy, startTestService, type TestService } from '../../../testing/test-service.ts';
import { CanaryGuard } from '../guard/canary-guard.ts';
import { Registry } from '../registry/index.ts';
import type { Count } from './measures.ts';
import { Telemetry } from './telemetry.service.ts';
import { addCounts, forgetCounts, readCounts } from './telemetry.repository.ts';

const by = { author: 'Ada', reason: 'a test' };
const [before, after] = [testReleaseOf('1.0.0'), testReleaseOf('1.1.0')];
const store = makeStore();
let service: TestService;
let copies: Awaited<ReturnType<typeof startCopy>>[];
let database: pg.Pool;
let registry: Registry;
let em: EntityManager;

beforeAll(async () => {
  store.build(before);
  store.put(after);
  service = await startTestService();
  database = testPool(service.databaseUrl);
  registry = new Registry(database);
  copies = [await startCopy(service.databaseUrl, { GROVE_STORE: store.folder }), await startCopy(service.databaseUrl, { GROVE_STORE: store.folder })];
  await registry.record(after.set);
  em = copies[0]!.app.get(EntityManager).fork();
});
beforeEach(async () => {
  await database.query('truncate telemetry');
  if ((await registry.pointers())?.canary) await registry.endCanary({ ...by, kind: 'ended' });
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.stop()));
  await database.end();
  await service.stop();
  store.remove();
});

const landing = (version: string) => ({ area: 'mf-landing', version }) as const;
const empty = (setId: string): TelemetryReport => ({ setId, views: [], errors: [], vitals: [], loads: [] });

interface Sent {
  copy?: number;
  type?: string;
  headers?: Record<string, string>;
}

const send = (report: unknown, { copy = 0, type = 'application/json', headers = {} }: Sent = {}) =>
  fetch(`${copies[copy]!.url}/api/telemetry`, { method: 'POST', headers: { 'content-type': type, ...headers }, body: typeof report === 'string' ? report : JSON.stringify(report) });

const flush = () => Promise.all(copies.map(({ app }) => app.get(Telemetry).flush()));
const rows = async () => (await database.query<{ area: string; version: string; measure: string; count: number }>('select area, version, measure, sum(count)::int as count from telemetry group by 1, 2, 3 order by 1, 2, 3')).rows;

test('reports of several copies add up', async () => {
  const report = { ...empty(before.set.id), views: [landing('1.0.0'), landing('1.0.0')], errors: [{ ...landing('1.0.0'), kind: 'render' as const }] };
  const answers = [await send(report), await send(report, { copy: 1 }), await send(report, { type: 'application/json; charset=utf-8' })];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(answers[0]!.headers.get('cache-control')).toBe('no-store');
  await flush();
  expect(await rows()).toEqual([
    { area: 'mf-landing', version: '1.0.0', measure: 'error-render', count: 3 },
    { area: 'mf-landing', version: '1.0.0', measure: 'view', count: 6 },
  ]);
});

test('builds that are not of the page’s set and not served leave no row; those that are served do', async () => {
  await send({ ...empty('made-up'), views: [landing('1.0.0'), landing('6.6.6'), landing('1.1.0')] });
  await send({ ...empty(after.set.id), views: [landing('1.1.0')] });
  await flush();
  expect(await rows()).toEqual([{ area: 'mf-landing', version: '1.0.0', measure: 'view', count: 1 }, { area: 'mf-landing', version: '1.1.0', measure: 'view', count: 1 }]);
});

test.each([
  ['no report', '{}', 'application/json', 400],
  ['the text of a beacon', JSON.stringify(empty('s')), 'text/plain;charset=UTF-8', 415],
  ['broken JSON', '{', 'application/json', 400],
  ['another type', '<r/>', 'text/xml', 415],
  ['too much', JSON.stringify({ ...empty('s'), more: 'x'.repeat(17_000) }), 'application/json', 413],
  ['far too much', `"${'x'.repeat(70_000)}"`, 'application/json', 413],
])('%s is refused with a problem', async (_, body, type, status) => {
  const answer = await send(body, { type });
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([status, 'application/problem+json']);
});

test('another method says which one is meant', async () => {
  const answer = await fetch(`${copies[0]!.url}/api/telemetry`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

test('equal counts that are written at once all count', async () => {
  const counts = [0, 5, 9].map((bucket): Count => ({ area: 'mf-landing', version: '1.0.0', measure: 'LCP', bucket, count: 2 }));
  const at = new Date();
  await Promise.all(Array.from({ length: 20 }, (_, place) => addCounts(em, at, place % 2 ? counts : counts.toReversed())));
  expect(new Map((await readCounts(em, at, 5)).map(({ bucket, count }) => [bucket, count]))).toEqual(new Map([[0, 40], [5, 40], [9, 40]]));
});

test('what was counted comes back in stretches from a time on, and is forgotten before another', async () => {
  const start = Date.parse('2026-01-01T10:00:00.000Z');
  for (const minute of [-1, 0, 4, 5, 14]) await addCounts(em, new Date(start + minute * 60_000 + 30_000), [{ ...landing('1.0.0'), measure: 'view', bucket: 0, count: 1 }]);
  const read = async () => (await readCounts(em, new Date(start), 5)).map(({ atMs, count }) => [(atMs - start) / 60_000, count]);
  expect(await read()).toEqual([[0, 2], [5, 1], [10, 1]]);
  await forgetCounts(em, new Date(start + 5 * 60_000));
  expect(await read()).toEqual([[5, 1], [10, 1]]);
});

test('neither table nor log holds anything of who reported, or anything that was not asked for', async () => {
  const secrets = ['Ada Lovelace', 'ada@example.org', '203.0.113.77', 'secret-learner', 'Mozilla/5.0 (Secret)', 'TypeError: my password'];
  const headers = { cookie: 'grove_learner=secret-learner', 'user-agent': 'Mozilla/5.0 (Secret)', 'x-forwarded-for': '203.0.113.77' };
  await send({ ...empty(before.set.id), views: [{ ...landing('1.0.0'), learner: 'Ada Lovelace' }], errors: [{ ...landing('1.0.0'), kind: 'render', message: 'TypeError: my password' }], email: 'ada@example.org' }, { headers });
  await send({ ...empty(before.set.id), views: [{ area: 'mf-landing', version: 'Ada Lovelace' }] }, { headers });
  await flush();
  const { rows: kept } = await database.query('select * from telemetry');
  expect(kept).toHaveLength(2);
  await eventually(async () => (copies[0]!.logged().filter((line) => line['route'] === '/api/telemetry').length > 1 ? true : undefined));
  const all = JSON.stringify([kept, copies.map((copy) => copy.logged())]);
  for (const secret of secrets) expect(all).not.toContain(secret);
});

/** Page loads of one version, of which some fail. */
async function pageLoads({ set }: typeof before, version: string, { views, failures }: { views: number; failures: number }): Promise<void> {
  for (let place = 0; place < views; place += 10) {
    const failed = Math.min(10, Math.max(0, failures - place));
    await send({ ...empty(set.id), views: Array.from({ length: 10 }, () => landing(version)), errors: Array.from({ length: failed }, () => ({ ...landing(version), kind: 'render' })) }, { copy: (place / 10) % 2 });
  }
}

const sampleRate = async (): Promise<string | undefined> => /"telemetry":\{"sampleRate":([\d.]+)\}/.exec(await (await fetch(copies[0]!.url)).text())?.[1];

test('a canary that fails in 20 % of its views is undone by one of two copies, without a person, and the history says why', async () => {
  expect(await sampleRate()).toBe('0.2');
  const { revision } = await registry.startCanary(after.set.id, 20, by);
  await eventually(async () => ((await sampleRate()) === '1' ? true : undefined));
  await pageLoads(before, '1.0.0', { views: 200, failures: 1 });
  await pageLoads(after, '1.1.0', { views: 100, failures: 20 });
  await flush();
  const ended = await eventually(async () => (await registry.history(1)).find(({ kind }) => kind === 'canary-halted'));
  expect(ended).toMatchObject({ setId: after.set.id, author: 'canary guard', reason: 'mf-landing 1.1.0: 20 % of 100 views failed, 0.5 % of 200 with 1.0.0' });
  await flush();
  expect(await registry.pointers()).toEqual({ revision: revision + 1, active: before.set.id, canary: null });
  await eventually(async () => ((await sampleRate()) === '0.2' ? true : undefined));
});

test.each([
  ['healthy', { views: 100, failures: 1 }],
  ['hardly seen', { views: 20, failures: 20 }],
])('a canary that is %s goes on', async (_, canary) => {
  const { revision } = await registry.startCanary(after.set.id, 20, by);
  await pageLoads(before, '1.0.0', { views: 200, failures: 2 });
  await pageLoads(after, '1.1.0', canary);
  await flush();
  for (const { app } of copies) await new CanaryGuard({ registry, read: (since) => readCounts(app.get(EntityManager).fork(), since, 1_440), now: Date.now }).look();
  expect(await registry.pointers()).toMatchObject({ revision, canary: { setId: after.set.id } });
});
