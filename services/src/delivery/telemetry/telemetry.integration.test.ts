import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { PageReport } from '@grove/contracts';
import type pg from 'pg';
import { makeStore, testReleaseOf } from '../../../testing/releases.ts';
import { testPool } from '../../../testing/test-database.ts';
import { eventually, startCopy, startTestService, type TestService } from '../../../testing/test-service.ts';
import { CanaryGuard, type Count, countedBy, TelemetryCollector } from '@grove/telemetry';
import { Registry } from '@grove/releases';
import { addReports, forgetOld, readCounts, readVisitorCounts } from './telemetry.repository.ts';

const by = { author: 'Ada', reason: 'a test' };
const [before, after] = [testReleaseOf('1.0.0'), testReleaseOf('1.1.0')];
const store = makeStore();
let service: TestService;
let copies: Awaited<ReturnType<typeof startCopy>>[];
let database: pg.Pool;
let registry: Registry;

beforeAll(async () => {
  store.build(before);
  store.put(after);
  service = await startTestService();
  database = testPool(service.databaseUrl);
  registry = new Registry(database);
  const environment = { GROVE_STORE: store.folder, TRUSTED_PROXIES: '1' };
  copies = [await startCopy(service.databaseUrl, environment), await startCopy(service.databaseUrl, environment)];
  await registry.record(after.set);
});
beforeEach(async () => {
  await database.query('truncate telemetry, telemetry_visitor');
  if ((await registry.pointers())?.canary) await registry.endCanary({ ...by, kind: 'ended' });
  await known('0.2');
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.stop()));
  await database.end();
  await service.stop();
  store.remove();
});

const landing = (version: string) => ({ area: 'mf-landing', version }) as const;
const empty = (setId: string): PageReport => ({ setId, views: [], errors: [], vitals: [], loads: [] });

interface Sent {
  copy?: number;
  type?: string;
  headers?: Record<string, string>;
}

const post = (body: string, { copy = 0, type = 'application/json', headers = {} }: Sent = {}) =>
  fetch(`${copies[copy]!.url}/api/telemetry`, { method: 'POST', headers: { 'content-type': type, ...headers }, body });

const nonce = async (copy = 0): Promise<string> =>
  ((await (await fetch(`${copies[copy]!.url}/api/telemetry/nonce`)).json()) as { nonce: string }).nonce;

/** What a page does: it asks for a nonce, and reports. */
const send = async (report: PageReport, sent: Sent = {}) =>
  post(JSON.stringify({ ...report, nonce: await nonce(sent.copy) }), sent);

const flush = () => Promise.all(copies.map(({ app }) => app.get(TelemetryCollector).flush()));
const rows = async () =>
  (
    await database.query<{ area: string; version: string; measure: string; count: number }>(
      'select area, version, measure, sum(count)::int as count from telemetry group by 1, 2, 3 order by 1, 2, 3',
    )
  ).rows;

test('reports of several copies add up', async () => {
  const report = {
    ...empty(before.set.id),
    views: [landing('1.0.0'), landing('1.0.0')],
    errors: [{ ...landing('1.0.0'), kind: 'render' as const }],
  };
  const answers = [
    await send(report),
    await send(report, { copy: 1 }),
    await send(report, { type: 'application/json; charset=utf-8' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(answers[0]!.headers.get('cache-control')).toBe('no-store');
  await flush();
  expect(await rows()).toEqual([
    { area: 'mf-landing', version: '1.0.0', measure: 'error-render', count: 3 },
    { area: 'mf-landing', version: '1.0.0', measure: 'view', count: 6 },
  ]);
});

test('a nonce counts one report, whichever copies and however often it is sent to, and none is kept by a cache', async () => {
  const answer = await fetch(`${copies[0]!.url}/api/telemetry/nonce`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const body = JSON.stringify({
    ...empty(before.set.id),
    views: [landing('1.0.0')],
    nonce: ((await answer.json()) as { nonce: string }).nonce,
  });
  for (const copy of [0, 0, 1]) expect((await post(body, { copy })).status).toBe(204);
  await flush();
  expect((await post(body)).status).toBe(204);
  await flush();
  expect(await rows()).toEqual([{ area: 'mf-landing', version: '1.0.0', measure: 'view', count: 1 }]);
});

test('a nonce that is not ours is refused with a problem that says where to get one', async () => {
  const given = await nonce();
  for (const forged of [
    given.slice(0, -1),
    given.replace(/^./, 'z'),
    `${given.split('.', 2).join('.')}.${'A'.repeat(43)}`,
  ]) {
    const answer = await post(JSON.stringify({ ...empty(before.set.id), nonce: forged }));
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
      400,
      'The nonce of this report is not ours, or too old. GET /api/telemetry/nonce gives another.',
    ]);
  }
});

test('builds that are not of the page’s set and not served leave no row; those that are served do', async () => {
  await send({ ...empty('made-up'), views: [landing('1.0.0'), landing('6.6.6'), landing('1.1.0')] });
  await send({ ...empty(after.set.id), views: [landing('1.1.0')] });
  await flush();
  expect(await rows()).toEqual([
    { area: 'mf-landing', version: '1.0.0', measure: 'view', count: 1 },
    { area: 'mf-landing', version: '1.1.0', measure: 'view', count: 1 },
  ]);
});

test.each([
  ['no report', '{}', 'application/json', 400],
  ['the text of a beacon', JSON.stringify(empty('s')), 'text/plain;charset=UTF-8', 415],
  ['broken JSON', '{', 'application/json', 400],
  ['another type', '<r/>', 'text/xml', 415],
  ['too much', JSON.stringify({ ...empty('s'), more: 'x'.repeat(17_000) }), 'application/json', 413],
  ['far too much', `"${'x'.repeat(70_000)}"`, 'application/json', 413],
])('%s is refused with a problem', async (_, body, type, status) => {
  const answer = await post(body, { type });
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
    status,
    'application/problem+json',
  ]);
});

test('another method says which one is meant', async () => {
  const answer = await fetch(`${copies[0]!.url}/api/telemetry`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

const reportOf = (counts: Count[], id: string) => ({
  nonce: { id, expiresAt: new Date(Date.now() + 60_000) },
  counts,
  byVisitor: counts.map((count) => countedBy('v', count)),
});

test('equal counts that are written at once all count', async () => {
  const counts = [0, 5, 9].map((bucket): Count => ({
    area: 'mf-landing',
    version: '1.0.0',
    measure: 'LCP',
    bucket,
    count: 2,
  }));
  const at = new Date();
  await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      addReports(database, at, [reportOf(place % 2 ? counts : counts.toReversed(), `at-once-${place}`)]),
    ),
  );
  const added = new Map([
    [0, 40],
    [5, 40],
    [9, 40],
  ]);
  expect(new Map((await readCounts(database, at, 5)).map(({ bucket, count }) => [bucket, count]))).toEqual(added);
  expect(new Map((await readVisitorCounts(database, at)).map(({ bucket, count }) => [bucket, count]))).toEqual(added);
});

test('no number of reports is too much to add up', async () => {
  const at = new Date();
  const counts: Count[] = [{ ...landing('1.0.0'), measure: 'view', bucket: 0, count: 2_000_000_000 }];
  for (const id of ['much', 'more']) await addReports(database, at, [reportOf(counts, id)]);
  expect((await readCounts(database, at, 5)).map(({ count }) => count)).toEqual([4_000_000_000]);
});

test('what was counted comes back in stretches from a time on, and is forgotten before another', async () => {
  const start = Date.parse('2026-01-01T10:00:00.000Z');
  for (const minute of [-1, 0, 4, 5, 14])
    await addReports(database, new Date(start + minute * 60_000 + 30_000), [
      reportOf([{ ...landing('1.0.0'), measure: 'view', bucket: 0, count: 1 }], `minute ${minute}`),
    ]);
  const read = async () =>
    (await readCounts(database, new Date(start), 5)).map(({ atMs, count }) => [(atMs - start) / 60_000, count]);
  expect(await read()).toEqual([
    [0, 2],
    [5, 1],
    [10, 1],
  ]);
  await forgetOld(database, new Date(start + 5 * 60_000));
  expect(await read()).toEqual([
    [5, 1],
    [10, 1],
  ]);
  // Of more than a day ago.
  expect((await database.query('select * from telemetry_visitor')).rows).toEqual([]);
});

test('neither table nor log holds anything of who reported, or anything that was not asked for', async () => {
  const secrets = [
    'Ada Lovelace',
    'ada@example.org',
    '203.0.113.77',
    'secret-learner',
    'Mozilla/5.0 (Secret)',
    'TypeError: my password',
  ];
  const headers = {
    cookie: 'grove_learner=secret-learner',
    'user-agent': 'Mozilla/5.0 (Secret)',
    'x-forwarded-for': '203.0.113.77',
  };
  await startCanary();
  const told = {
    ...empty(before.set.id),
    views: [{ ...landing('1.0.0'), learner: 'Ada Lovelace' }],
    errors: [{ ...landing('1.0.0'), kind: 'render', message: 'TypeError: my password' }],
    email: 'ada@example.org',
  };
  await send(told as PageReport, { headers });
  await send({ ...empty(before.set.id), views: [{ area: 'mf-landing', version: 'Ada Lovelace' }] }, { headers });
  await flush();
  const { rows: kept } = await database.query(
    'select area, version, measure, null as visitor from telemetry union all select area, version, measure, visitor from telemetry_visitor',
  );
  expect(kept).toHaveLength(4);
  await eventually(async () =>
    copies[0]!.logged().filter((line) => line['route'] === '/api/telemetry').length > 1 ? true : undefined,
  );
  const all = JSON.stringify([kept, copies.map((copy) => copy.logged())]);
  for (const secret of secrets) expect(all).not.toContain(secret);
});

const sampleRate = async (copy = 0): Promise<string | undefined> =>
  /"telemetry":\{"sampleRate":([\d.]+)\}/.exec(await (await fetch(copies[copy]!.url)).text())?.[1];

/** Waits until both copies know whether a canary runs. */
async function known(rate: string): Promise<void> {
  for (const copy of copies.keys())
    await eventually(async () => ((await sampleRate(copy)) === rate ? true : undefined));
}

/** Starts the canary; both copies know of it. */
async function startCanary(): Promise<number> {
  const { revision } = await registry.startCanary(after.set.id, 20, by);
  await known('1');
  return revision;
}

/** Page loads of one version by some visitors, ten each, of which some fail. */
async function pageLoads(
  { set }: typeof before,
  version: string,
  { visitors, failuresEach }: { visitors: number; failuresEach: number },
): Promise<void> {
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const errors = Array.from({ length: failuresEach }, () => ({ ...landing(version), kind: 'render' as const }));
    await send(
      { ...empty(set.id), views: Array.from({ length: 10 }, () => landing(version)), errors },
      { copy: visitor % 2, headers: { 'x-forwarded-for': `203.0.113.${visitor}` } },
    );
  }
}

test('a canary that fails in 20 % of its views is undone by one of two copies, without a person; the history says why, and nothing about visitors is left', async () => {
  const revision = await startCanary();
  await pageLoads(before, '1.0.0', { visitors: 24, failuresEach: 0 });
  await pageLoads(after, '1.1.0', { visitors: 14, failuresEach: 2 });
  await flush();
  for (const { app } of copies) await app.get(CanaryGuard).look();
  const ended = await eventually(async () => (await registry.history(1)).find(({ kind }) => kind === 'canary-halted'));
  expect(ended).toMatchObject({
    setId: after.set.id,
    author: 'canary guard',
    reason: expect.stringMatching(/^mf-landing 1\.1\.0: 20 % of \d+ views failed, 0 % of \d+ with 1\.0\.0$/),
  });
  await flush();
  expect(await registry.pointers()).toEqual({ revision: revision + 1, active: before.set.id, canary: null });
  await known('0.2');
  await eventually(async () =>
    (await database.query('select * from telemetry_visitor')).rowCount === 0 ? true : undefined,
  );
});

test.each([
  ['healthy', { visitors: 14, failuresEach: 0 }],
  ['seen by few visitors', { visitors: 8, failuresEach: 9 }],
])('a canary that is %s continues', async (_, canary) => {
  const revision = await startCanary();
  await pageLoads(before, '1.0.0', { visitors: 24, failuresEach: 0 });
  await pageLoads(after, '1.1.0', canary);
  await flush();
  expect((await readVisitorCounts(database, new Date())).length).toBeGreaterThan(0);
  await new CanaryGuard({
    registry,
    read: (since) => readVisitorCounts(database, since),
    forget: async () => undefined,
    log: { warn: () => undefined },
    now: Date.now,
  }).look();
  expect(await registry.pointers()).toMatchObject({ revision, canary: { setId: after.set.id } });
});
