import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lessonSources } from '@grove/content/server';
import pg from 'pg';
import { breakableDatabase } from '../../testing/breakable-database.ts';
import { eventually, startCopy, startTestService, type TestService } from '../../testing/test-service.ts';

const [one, two] = ['a secret of this test that nobody else has', 'another one that takes the place of the first'];
/** What ends TLS before the service, and says so. */
const https = { 'x-forwarded-proto': 'https' };
const behindProxy = { TRUSTED_PROXIES: '1' };

let service: TestService;
let database: pg.Client;

beforeAll(async () => {
  service = await startTestService();
  database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
});

afterAll(async () => {
  for (const copy of copies.values()) await copy.stop();
  await database.end();
  await service.stop();
});

interface Sent {
  cookie?: string;
  headers?: Record<string, string>;
}

const copies = new Map<string, Awaited<ReturnType<typeof startCopy>>>();

/** What a visit to a copy of the service that runs with these variables brings: the cookie that it sets, and the XP of its learner. */
async function visit(environment: NodeJS.ProcessEnv, sent: Sent = {}) {
  const name = JSON.stringify(environment);
  const copy = copies.get(name) ?? (await startCopy(service.databaseUrl, environment));
  copies.set(name, copy);
  return read(copy.url, sent);
}

async function read(url: string, { cookie = '', headers = {} }: Sent = {}) {
  const response = await fetch(`${url}/api/progress`, { headers: { ...headers, ...(cookie && { cookie }) } });
  const set = response.headers.get('set-cookie');
  const body = (await response.json()) as { totalXP?: number };
  return { status: response.status, set, cookie: set?.split(';', 1)[0] ?? '', totalXP: body.totalXP };
}

/** A learner of a copy with these variables who has earned something. */
async function learnerWith(environment: NodeJS.ProcessEnv) {
  const { cookie } = await visit(environment);
  await database.query(
    "insert into xp_award (learner, source_kind, source_id, subject, xp, awarded_at) values ($1, 'lesson', 'x', 'Science', 50, now())",
    [idOf(cookie)],
  );
  return cookie;
}

const idOf = (cookie: string): string => /=([^.]+)\./.exec(cookie)?.[1] ?? '';

test('architecture §5 identity: behind https the cookie is one that no other host of the domain can set', async () => {
  expect((await visit(behindProxy, { headers: https })).set).toMatch(
    /^__Host-grove_learner=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  const plain = /^grove_learner=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/;
  expect((await visit(behindProxy)).set).toMatch(plain);
  // Without a trusted proxy anybody may have written it.
  expect((await visit({}, { headers: https })).set).toMatch(plain);
});

test('architecture §5 identity: a learner with the cookie’s old name is carried over, and stays the same', async () => {
  const cookie = await learnerWith(behindProxy);
  const carried = await visit(behindProxy, { cookie, headers: https });
  expect(carried).toMatchObject({ cookie: `__Host-${cookie}`, totalXP: 50 });
  // Both are there now; and then only the new one.
  for (const held of [`${cookie}; ${carried.cookie}`, carried.cookie])
    expect(await visit(behindProxy, { cookie: held, headers: https })).toMatchObject({ set: null, totalXP: 50 });
});

test.each([
  ['a secret is replaced', { GROVE_SECRET: one }, { GROVE_SECRET: two, GROVE_SECRETS_OLD: one }],
  ['a secret is configured in the place of the one in the database', {}, { GROVE_SECRET: two }],
])(
  'architecture §5 identity: when %s no learner is lost, and each gets a cookie that the new one signed',
  async (_, before, after) => {
    const cookie = await learnerWith(before);
    const renewed = await visit(after, { cookie });
    expect(renewed).toMatchObject({ status: 200, totalXP: 50 });
    expect(renewed.cookie).not.toBe(cookie);
    expect(idOf(renewed.cookie)).toBe(idOf(cookie));
    expect(await visit({ GROVE_SECRET: two }, { cookie: renewed.cookie })).toMatchObject({ set: null, totalXP: 50 });
  },
);

test('architecture §5 identity: while copies with the new secret and with the one before stand side by side, each knows the other’s learners', async () => {
  const soon = { GROVE_SECRET: one, GROVE_SECRETS_OLD: two };
  const cookie = await learnerWith({ GROVE_SECRET: two, GROVE_SECRETS_OLD: one });
  expect(await visit(soon, { cookie })).toMatchObject({ totalXP: 50 });
});

test('architecture §5 identity: a learner of a secret that does not count any more is somebody new', async () => {
  const cookie = await learnerWith({ GROVE_SECRET: one });
  const stranger = await visit({ GROVE_SECRET: two }, { cookie });
  expect(stranger.totalXP).toBe(0);
  expect(idOf(stranger.cookie)).not.toBe(idOf(cookie));
});

test('architecture §5 identity: while the secret in the database cannot be read, no learner whom it may have signed is taken for a stranger', async () => {
  const cookie = await learnerWith({});
  const way = await breakableDatabase(service.databaseUrl);
  await way.cut();
  const copy = await startCopy(way.url, { GROVE_SECRET: two });
  const complete = () =>
    fetch(`${copy.url}/api/lessons/${lessonSources[0]!.id}/activity`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{"sessionId":"s"}',
    });
  try {
    expect(await read(copy.url, { cookie })).toMatchObject({ status: 503, set: null });
    const write = await complete();
    expect([write.status, write.headers.get('set-cookie')]).toEqual([503, null]);
    await way.join();
    expect(
      await eventually(async () =>
        read(copy.url, { cookie }).then((answer) => (answer.status === 200 ? answer : undefined)),
      ),
    ).toMatchObject({ totalXP: 50 });
  } finally {
    await copy.stop();
    await way.cut();
  }
});

test('architecture §5 identity: what a page of another site sends makes nobody, and renews nothing', async () => {
  const cookie = await learnerWith({});
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ] as Record<string, string>[]) {
    expect(await read(service.url, { headers })).toMatchObject({ status: 200, set: null, totalXP: 0 });
    expect(await visit({ GROVE_SECRET: two }, { cookie, headers })).toMatchObject({
      status: 200,
      set: null,
      totalXP: 50,
    });
  }
  expect((await read(service.url, { headers: { 'sec-fetch-site': 'same-origin' } })).set).not.toBeNull();
});
