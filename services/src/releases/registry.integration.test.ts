import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, testPool } from '../../testing/test-database.ts';
import { forgetReleases, testReleaseOf } from '../../testing/releases.ts';
import { migrateDatabase } from '../prepare-database.ts';
import { PointersMoved, Registry, ReleaseRefused, UnknownSet } from '@grove/releases';

const by = { author: 'Ada', reason: 'a test' };
const releases = Array.from({ length: 20 }, (_, number) => testReleaseOf(`1.${number}.0`).set);
const [one, two, three] = releases.map(({ id }) => id) as [string, string, string];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let registry: Registry;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateDatabase(database.url);
  pool = testPool(database.url, 20);
  // A test ends connections on purpose.
  pool.on('error', () => undefined);
  registry = new Registry(pool);
});
beforeEach(async () => {
  await pool.query(forgetReleases);
  for (const set of releases) await registry.record(set);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const kinds = async () => (await registry.history(50)).map(({ kind, setId }) => [kind, setId]);

test('before the first promotion there are sets, and nothing is served', async () => {
  expect(await registry.pointers()).toBeUndefined();
  expect(await registry.history(10)).toEqual([]);
  expect((await registry.sets(50)).map(({ set }) => set.id).toSorted()).toEqual(
    releases.map(({ id }) => id).toSorted(),
  );
  for (const change of [
    () => registry.rollBack(by),
    () => registry.endCanary({ ...by, kind: 'ended' }),
    () => registry.startCanary(one, 10, by),
  ])
    await expect(change).rejects.toThrow(/No release set is active yet/);
});

test('a recorded set comes back as it was, and never changes', async () => {
  await registry.record({ ...releases[0]!, author: 'Somebody else' });
  expect(await registry.set(one)).toEqual(releases[0]);
  expect(await registry.set('unknown')).toBeUndefined();
});

test('a promotion moves the pointers and leaves a line of history with author and reason', async () => {
  expect(await registry.promote(one, by)).toEqual({ revision: 1, active: one, canary: null });
  await registry.promote(two, { author: ' Grace ', reason: ' better ' });
  expect(await registry.history(10)).toEqual([
    {
      revision: 2,
      at: expect.stringMatching(/^\d{4}-.+Z$/),
      kind: 'promoted',
      setId: two,
      previousSetId: one,
      author: 'Grace',
      reason: 'better',
    },
    {
      revision: 1,
      at: expect.any(String),
      kind: 'promoted',
      setId: one,
      previousSetId: null,
      author: 'Ada',
      reason: 'a test',
    },
  ]);
});

test('promoting what is active already changes nothing, so that a command may be repeated', async () => {
  await registry.promote(one, by);
  expect(await registry.promote(one, by)).toMatchObject({ revision: 1 });
  expect(await registry.history(10)).toHaveLength(1);
});

test('a change that expected another revision is refused', async () => {
  await registry.promote(one, by);
  await registry.promote(two, { ...by, expectedRevision: 1 });
  const late = { ...by, expectedRevision: 1 };
  const changes = [
    () => registry.promote(three, late),
    () => registry.startCanary(three, 5, late),
    () => registry.rollBack(late),
    () => registry.rollBack({ ...late, to: one }),
    () => registry.endCanary({ ...late, kind: 'ended' }),
  ];
  for (const change of changes) {
    await expect(change).rejects.toBeInstanceOf(PointersMoved);
  }
  expect(await registry.pointers()).toMatchObject({ revision: 2, active: two });
});

test('a set that is not recorded, and a change without author or reason, are refused', async () => {
  await registry.promote(one, by);
  for (const change of [
    () => registry.promote('nothing', by),
    () => registry.startCanary('nothing', 5, by),
    () => registry.rollBack({ ...by, to: 'nothing' }),
  ])
    await expect(change).rejects.toBeInstanceOf(UnknownSet);
  for (const wrong of [
    { author: ' ', reason: 'x' },
    { author: 'x', reason: '' },
    { author: 'x', reason: 'y'.repeat(201) },
  ])
    await expect(registry.promote(two, wrong)).rejects.toBeInstanceOf(ReleaseRefused);
  expect(await registry.history(10)).toHaveLength(1);
});

test('twenty promotions at once: each gets a revision of its own, and the history is a chain', async () => {
  const results = await Promise.all(releases.map(({ id }) => registry.promote(id, by)));
  expect(results.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(
    releases.map((_, place) => place + 1),
  );
  const history = (await registry.history(50)).toReversed();
  expect(history.map(({ previousSetId }) => previousSetId)).toEqual([
    null,
    ...history.slice(0, -1).map(({ setId }) => setId),
  ]);
  expect(await registry.pointers()).toEqual({ revision: 20, active: history.at(-1)!.setId, canary: null });
});

test('twenty promotions at once that expect the same revision: one wins', async () => {
  await registry.promote(one, by);
  const results = await Promise.allSettled(
    releases.slice(1).map(({ id }) => registry.promote(id, { ...by, expectedRevision: 1 })),
  );
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toHaveLength(18);
  expect(refused.every((reason) => reason instanceof PointersMoved)).toBe(true);
  expect(await registry.pointers()).toMatchObject({ revision: 2 });
});

test('promotions and roll backs at once leave a history that tells every state', async () => {
  await registry.promote(one, by);
  await registry.promote(two, by);
  // A roll back that comes before all promotions may find nothing to go back to.
  const rollBack = () => registry.rollBack(by).catch((error: unknown) => expect(error).toBeInstanceOf(ReleaseRefused));
  await Promise.all(releases.slice(2, 12).flatMap(({ id }) => [registry.promote(id, by), rollBack()]));
  const history = (await registry.history(50)).toReversed();
  expect(history.map(({ revision }) => revision)).toEqual(history.map((_, place) => place + 1));
  expect(history.map(({ previousSetId }) => previousSetId)).toEqual([
    null,
    ...history.slice(0, -1).map(({ setId }) => setId),
  ]);
  expect((await registry.pointers())?.active).toBe(history.at(-1)!.setId);
});

test('a second roll back goes back further, until there is nothing before', async () => {
  for (const id of [one, two, three]) await registry.promote(id, by);
  expect(await registry.rollBack(by)).toMatchObject({ revision: 4, active: two });
  expect(await registry.rollBack(by)).toMatchObject({ revision: 5, active: one });
  await expect(registry.rollBack(by)).rejects.toThrow(`No set was active before '${one}'.`);
  await registry.promote(three, by);
  expect(await registry.rollBack(by)).toMatchObject({ active: one });
  expect(await kinds()).toEqual([
    ['rolled-back', one],
    ['promoted', three],
    ['rolled-back', one],
    ['rolled-back', two],
    ['promoted', three],
    ['promoted', two],
    ['promoted', one],
  ]);
});

test('a roll back to a given set forgets what came after it, and ends a canary', async () => {
  for (const id of [one, two, three]) await registry.promote(id, by);
  await registry.startCanary(releases[3]!.id, 10, by);
  expect(await registry.rollBack({ ...by, to: one })).toMatchObject({ active: one, canary: null });
  await expect(registry.rollBack(by)).rejects.toBeInstanceOf(ReleaseRefused);
  expect(await registry.rollBack({ ...by, to: one })).toMatchObject({ revision: 5 });
});

test('a canary starts, grows with its time kept, is replaced and ends; each is told in the history', async () => {
  await registry.promote(one, by);
  const started = await registry.startCanary(two, 5, by);
  expect(started).toMatchObject({ revision: 2, active: one, canary: { setId: two, percent: 5 } });
  expect((await registry.startCanary(two, 50, by)).canary).toEqual({ ...started.canary, percent: 50 });
  expect((await registry.startCanary(three, 10, by)).canary).toMatchObject({ setId: three, percent: 10 });
  expect(await registry.endCanary({ ...by, kind: 'halted' })).toEqual({ revision: 5, active: one, canary: null });
  await expect(registry.endCanary({ ...by, kind: 'ended' })).rejects.toThrow('No canary is running.');
  await registry.startCanary(two, 10, by);
  await registry.endCanary({ ...by, kind: 'ended' });
  expect(
    (await registry.history(4)).map(({ kind, setId, percent, previousSetId }) => [kind, setId, percent, previousSetId]),
  ).toEqual([
    ['canary-ended', two, undefined, one],
    ['canary', two, 10, one],
    ['canary-halted', three, undefined, one],
    ['canary', three, 10, one],
  ]);
});

test('the active set is no canary, and no percentage but 1 to 99 is', async () => {
  await registry.promote(one, by);
  await expect(registry.startCanary(one, 10, by)).rejects.toThrow(/everybody gets already/);
  for (const percent of [0, 100, 1.5, -1, Number.NaN])
    await expect(registry.startCanary(two, percent, by)).rejects.toThrow(/1 to 99/);
});

test('promoting the canary ends it; promoting another set lets it continue', async () => {
  await registry.promote(one, by);
  await registry.startCanary(two, 10, by);
  expect(await registry.promote(three, by)).toMatchObject({ active: three, canary: { setId: two, percent: 10 } });
  expect(await registry.promote(two, by)).toMatchObject({ active: two, canary: null });
});

test('every change is told to those who listen, with its revision', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const told: unknown[] = [];
  client.on('notification', ({ payload }) => told.push(payload));
  await client.query('listen grove_release');
  await registry.promote(one, by);
  await registry.startCanary(two, 5, by);
  await registry.rollBack(by).catch(() => undefined);
  await registry.endCanary({ ...by, kind: 'ended' });
  await client.query('select 1');
  await client.end();
  expect(told).toEqual(['1', '2', '3']);
});

test('a connection that is ended around a change leaves the old state or the new one, with its history', async () => {
  await registry.promote(one, by);
  for (let round = 0; round < 20; round++) {
    const before = (await registry.pointers())!;
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const target = before.active === one ? two : one;
    // Odd rounds end the connection first, even ones race with the statement.
    const change = () =>
      new Registry(client).promote(target, by).then(
        () => true,
        () => false,
      );
    const end = () => pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    const outcome = round % 2 === 1 ? await end().then(change) : (await Promise.all([change(), end()]))[0];
    await client.end().catch(() => undefined);
    const after = (await registry.pointers())!;
    const [last] = await registry.history(1);
    expect([before.revision, before.revision + 1]).toContain(after.revision);
    expect(last).toMatchObject({ revision: after.revision, setId: after.active });
    if (outcome) expect(after).toMatchObject({ active: target });
  }
});
