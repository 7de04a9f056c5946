import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { breakableDatabase } from '../../../testing/breakable-database.ts';
import { makeStore, testReleaseOf } from '../../../testing/releases.ts';
import { testPool } from '../../../testing/test-database.ts';
import { startCopy, startTestService, type TestService } from '../../../testing/test-service.ts';
import { Registry } from '@grove/releases';

const token = 'an operator token of this test';
const by = { author: 'Ada', reason: 'a test' };
const [one, two, three] = [testReleaseOf('1.0.0'), testReleaseOf('1.1.0'), testReleaseOf('1.2.0')];
const store = makeStore();
let service: TestService;
let copy: Awaited<ReturnType<typeof startCopy>>;
let pool: pg.Pool;
let registry: Registry;
/** Of one log-in for all tests: more of them would be too many attempts. */
let cookie: string;

const start = (environment: NodeJS.ProcessEnv = {}, databaseUrl = service.databaseUrl) =>
  startCopy(databaseUrl, { GROVE_STORE: store.folder, GROVE_OPERATOR_TOKEN: token, ...environment });

beforeAll(async () => {
  store.build(one);
  store.put(two);
  store.put(three);
  service = await startTestService();
  copy = await start();
  pool = testPool(service.databaseUrl);
  registry = new Registry(pool);
  await registry.record(two.set);
  await registry.record(three.set);
  await registry.promote(two.set.id, by);
  cookie = await logIn();
});
afterAll(async () => {
  await copy.stop();
  await pool.end();
  await service.stop();
  store.remove();
});

interface Sent {
  url?: string;
  cookie?: string;
  origin?: string | undefined;
  headers?: Record<string, string>;
}

function post(
  path: string,
  form: Record<string, string>,
  { url = copy.url, cookie = '', origin = url, headers = {} }: Sent = {},
): Promise<Response> {
  const given = { 'content-type': 'application/x-www-form-urlencoded', cookie, ...(origin && { origin }), ...headers };
  return fetch(`${url}/platform/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: given,
    body: new URLSearchParams(form).toString(),
  });
}

const get = (cookie = '', url = copy.url) => fetch(`${url}/platform`, { headers: { cookie } });

async function logIn(): Promise<string> {
  const answer = await post('log-in', { name: 'Grace', token });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/platform']);
  return answer.headers.get('set-cookie')!.split(';', 1)[0]!;
}

const revisionOf = async () => /name="revision" value="(\d+)"/.exec(await (await get(cookie)).text())![1]!;

test('without a token in the environment there is nothing at all', async () => {
  const other = await start({ GROVE_OPERATOR_TOKEN: '' });
  try {
    const answers = [
      await get(cookie, other.url),
      await fetch(`${other.url}/platform/style.css`),
      await post('log-in', { name: 'Eve', token: '' }, { url: other.url }),
      await post('roll-back', { to: one.set.id }, { url: other.url, cookie }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  } finally {
    await other.stop();
  }
});

test('who has not logged in sees a form and nothing else, kept by nobody and found by no search', async () => {
  const answer = await get();
  const page = await answer.text();
  expect(answer.status).toBe(401);
  expect(page).toContain('Operator token');
  expect(page).not.toContain(two.set.id);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  });
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|javascript:/);
});

test('the cookie carries no token, stays on this page, and is refused by other sites’ requests', async () => {
  const answer = await post('log-in', { name: 'Grace', token }, { headers: { 'x-forwarded-proto': 'https' } });
  const cookie = answer.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^grove_operator=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(decodeURIComponent(cookie)).not.toContain(token);
  expect(Buffer.from(cookie, 'base64url').toString()).not.toContain(token);
});

test('who mistypes the token need not write the name again', async () => {
  const answer = await post('log-in', { name: 'Grace "G" Hopper', token: 'something else' });
  expect(answer.status).toBe(403);
  const page = await answer.text();
  expect(page).toContain('value="Grace &quot;G&quot; Hopper"');
  expect(page).toContain('<title>Error: This is not the operator token. · Grove platform</title>');
  expect(page).toMatch(/<input id="token"[^>]* aria-invalid="true" aria-describedby="notice" autofocus>/);
  expect(page).toContain('id="notice" role="alert"');
  expect(await (await get()).text()).not.toMatch(/aria-invalid|autofocus|Error:/);
});

test('attempts with a wrong token are refused, then slowed down, also with the right one', async () => {
  const other = await start();
  try {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push(
        (await post('log-in', { name: 'Eve', token: `guess number ${attempt}` }, { url: other.url })).status,
      );
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    const right = await post('log-in', { name: 'Eve', token }, { url: other.url });
    expect([right.status, right.headers.get('set-cookie')]).toEqual([429, null]);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(other.logged())).not.toMatch(/guess number|an operator token/);
  } finally {
    await other.stop();
  }
});

test('a form of another origin, or of none, changes nothing', async () => {
  const revision = await revisionOf();
  for (const origin of ['https://evil.example', 'null', '', copy.url.replace('http', 'https').replace(/:\d+$/, '')]) {
    const answers = [
      await post('roll-back', { to: one.set.id, reason: 'mine', revision }, { cookie, origin }),
      await post('log-in', { name: 'Eve', token }, { origin }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  }
  expect((await registry.pointers())?.active).toBe(two.set.id);
});

test('a change without a session, or with a forged one, is refused', async () => {
  for (const forged of ['', 'grove_operator=9999999999999.RXZl.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa']) {
    expect(
      (await post('roll-back', { to: one.set.id, reason: 'mine', revision: '2' }, { cookie: forged })).status,
    ).toBe(401);
  }
  expect((await registry.pointers())?.active).toBe(two.set.id);
});

test('the page shows what is active, by whom and why, and escapes it', async () => {
  await registry.startCanary(three.set.id, 20, { author: 'Ada <b>', reason: '"><script>alert(1)</script>' });
  const page = await (await get(cookie)).text();
  for (const text of [
    two.set.id,
    three.set.id,
    'mf-landing',
    '1.1.0',
    'Canary to 20 %',
    'a test',
    'Ada &lt;b&gt;',
    '&lt;script&gt;alert(1)',
  ])
    expect(page).toContain(text);
  expect(page).not.toMatch(/<script|Ada <b>/);
  await registry.endCanary({ ...by, kind: 'ended' });
});

test('a roll back needs a reason, and stands in the history under the operator’s name', async () => {
  const revision = await revisionOf();
  for (const reason of ['', '   ', 'x'.repeat(201)])
    expect((await post('roll-back', { to: one.set.id, reason, revision }, { cookie })).status).toBe(400);
  const answer = await post(
    'roll-back',
    { to: one.set.id, reason: 'The landing page was blank', revision },
    { cookie },
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/platform?done=rolled-back']);
  expect((await registry.history(1))[0]).toMatchObject({
    kind: 'rolled-back',
    setId: one.set.id,
    author: 'Grace',
    reason: 'The landing page was blank',
  });
  await registry.promote(two.set.id, by);
});

test('a page that is out of date changes nothing, and says so', async () => {
  const revision = String(Number(await revisionOf()) - 1);
  const answer = await post('roll-back', { to: one.set.id, reason: 'late', revision }, { cookie });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('Nothing was changed');
  expect((await registry.pointers())?.active).toBe(two.set.id);
});

test('a canary can be ended and promoted', async () => {
  await registry.startCanary(three.set.id, 20, by);
  const end = await post(
    'end-canary',
    { setId: three.set.id, reason: 'Not needed', revision: await revisionOf() },
    { cookie },
  );
  expect([end.status, (await registry.pointers())?.canary]).toEqual([303, null]);
  await registry.startCanary(three.set.id, 20, by);
  await post('promote', { setId: three.set.id, reason: 'It did well', revision: await revisionOf() }, { cookie });
  expect(await registry.pointers()).toMatchObject({ active: three.set.id, canary: null });
  await registry.promote(two.set.id, by);
});

test('a set that there is not is refused with a sentence', async () => {
  const answer = await post('roll-back', { to: 'nothing', reason: 'mine', revision: await revisionOf() }, { cookie });
  expect([answer.status, (await answer.text()).includes('There is no release set &#39;nothing&#39;')]).toEqual([
    409,
    true,
  ]);
});

test('logging out ends the session', async () => {
  const answer = await post('log-out', {}, { cookie });
  expect(answer.headers.get('set-cookie')).toMatch(/^grove_operator=; Max-Age=0; Path=\/; /);
});

test('faults are set by form where they are allowed, and are nowhere to be found elsewhere', async () => {
  expect((await post('faults', { area: 'mf-landing', fault: 'fail' }, { cookie })).status).toBe(404);
  expect(await (await get(cookie)).text()).not.toContain('on purpose');
  const other = await start({ GROVE_FAULTS: '1' });
  try {
    const script = `${other.url}/areas/mf-landing/1.1.0/remoteEntry.js`;
    const there = { url: other.url, cookie };
    expect((await post('faults', { area: 'mf-landing', fault: 'fail' }, { ...there, cookie: '' })).status).toBe(401);
    expect((await fetch(script)).status).toBe(200);
    expect((await post('faults', { area: 'mf-landing', fault: 'fail' }, there)).status).toBe(303);
    expect(await (await get(cookie, other.url)).text()).toMatch(/<option value="fail" selected>/);
    expect((await fetch(script)).status).toBe(503);
    expect((await post('faults', { area: 'mf-spy', fault: 'fail' }, there)).status).toBe(400);
    await post('faults', { area: 'mf-landing', fault: '' }, there);
    expect((await fetch(script)).status).toBe(200);
  } finally {
    await other.stop();
  }
});

test('while the database is away the page still says what this copy serves', async () => {
  const way = await breakableDatabase(service.databaseUrl);
  const other = await start({}, way.url);
  try {
    await way.cut();
    const page = await (await get(cookie, other.url)).text();
    expect(page).toContain('The database does not answer');
    expect(page).toContain(two.set.id);
    expect(
      (await post('roll-back', { to: one.set.id, reason: 'mine', revision: '3' }, { url: other.url, cookie })).status,
    ).toBe(503);
    await way.join();
  } finally {
    await other.stop();
    await way.cut();
  }
});
