import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { PageSet, ReleaseAnswer } from '@grove/contracts';
import { makeStore, testReleaseOf } from '../../../testing/releases.ts';
import { createPreparedDatabase } from '../../../testing/prepared-database.ts';
import { type TestDatabase } from '../../../testing/test-database.ts';
import { startCopy } from '../../../testing/test-service.ts';
import { KeyRing, openKeyRing } from '@grove/signing';
import { type Pin, signPin } from '@grove/releases';

const secret = 'a secret of this test that nobody else has';
const ring = new KeyRing([secret]);
const inAnHour = (): number => Date.now() + 3_600_000;
const [active, pinned] = [testReleaseOf('1.0.0'), testReleaseOf('2.0.0')];
const build = pinned.set.areas[0]!;

const developer = createServer((request, reply) =>
  reply.writeHead(request.url === '/area/area.json' ? 200 : 404).end(JSON.stringify(build)),
);
let store: ReturnType<typeof makeStore>;
let database: TestDatabase;
let copy: Awaited<ReturnType<typeof startCopy>>;
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => developer.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(developer.address() as AddressInfo).port}`;
  database = await createPreparedDatabase();
  store = makeStore();
  store.put(pinned);
  store.write('areas/mf-landing/2.0.0/area.json', JSON.stringify(build));
  store.build(active);
  copy = await startCopy(database.url, { GROVE_STORE: store.folder, GROVE_SECRET: secret, GROVE_PIN_ORIGINS: origin });
});
afterAll(async () => {
  await copy.stop();
  await database.drop();
  store.remove();
  developer.closeAllConnections();
  developer.close();
});

const get = (path: string, cookie?: string) =>
  fetch(copy.url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
const linkOf = (pin: Omit<Pin, 'area'>): string =>
  `/?lang=en&pin=${signPin({ area: 'mf-landing', ...pin } as Pin, ring)}`;
const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')!.split(';', 1)[0]!;
const pageSetIn = (html: string): PageSet => JSON.parse(/id="page-set">(.+?)<\/script>/.exec(html)![1]!) as PageSet;

async function openPinned(pin: Omit<Pin, 'area'>) {
  const cookie = cookieOf(await get(linkOf(pin)));
  const answer = await get('/', cookie);
  return { cookie, answer, html: await answer.text() };
}

test('architecture §4 pin: the link is kept in a cookie that scripts cannot read, until its end, and leaves the address', async () => {
  const answer = await get(linkOf({ version: '2.0.0', untilMs: inAnHour() }));
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    '/?lang=en',
    'no-store',
  ]);
  const cookie = answer.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^grove_pin=[\w.-]+; Max-Age=3\d{3}; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('architecture §4 pin: pages show the version, with a banner, and no cache keeps them; everybody else gets the active set', async () => {
  const untilMs = inAnHour();
  const { answer, html, cookie } = await openPinned({ version: '2.0.0', untilMs });
  const set = pageSetIn(html);
  expect(set).toMatchObject({
    pin: { area: 'mf-landing', build: '2.0.0', until: new Date(untilMs).toISOString() },
    telemetry: { sampleRate: 0 },
  });
  expect(set.areas[0]).toMatchObject({ version: '2.0.0', base: '/areas/mf-landing/2.0.0/' });
  expect(html).toContain('--version:"2.0.0"');
  expect(html).not.toContain('view 1.0.0');
  expect(html).toContain('data-view="frame"');
  expect(answer.headers.get('cache-control')).toMatch(/private|no-store/);
  expect(((await (await get('/api/release-set', cookie)).json()) as ReleaseAnswer).areas[0]!.version).toBe('2.0.0');

  const everybody = await (await get('/')).text();
  expect(pageSetIn(everybody).pin).toBeUndefined();
  expect(everybody).toContain('view 1.0.0');
});

test('architecture §4 pin: a development server is shown with every script checked, and the policy lets in that origin alone', async () => {
  const { answer, html } = await openPinned({ origin, untilMs: inAnHour() });
  expect(pageSetIn(html).areas[0]).toMatchObject({ base: `${origin}/area/` });
  expect(html).toContain(`"${origin}/area/remoteEntry.js":"sha384-`);
  const policy = answer.headers.get('content-security-policy')!;
  for (const directive of ['script-src', 'style-src', 'connect-src'])
    expect(policy.split('; ').find((each) => each.startsWith(directive))).toContain(` ${origin}`);
  expect(policy.replaceAll(origin, '')).not.toMatch(/https?:/);
  expect((await get('/')).headers.get('content-security-policy')).not.toContain(origin);
});

const otherSecret = 'another secret that is as long as that one';
test.each([
  [
    'a link that was signed by somebody else',
    () => `/?pin=${signPin({ area: 'mf-landing', version: '2.0.0', untilMs: inAnHour() }, new KeyRing([otherSecret]))}`,
    /signature/,
  ],
  ['a link that was cut off', () => linkOf({ version: '2.0.0', untilMs: inAnHour() }).slice(0, -3), /signature/],
  ['no link at all', () => '/?pin=', /signature/],
  [
    'a link whose time is over',
    () => linkOf({ version: '2.0.0', untilMs: Date.now() - 1 }),
    /time of this link is over/,
  ],
  [
    'a version that the store does not have',
    () => linkOf({ version: '3.0.0', untilMs: inAnHour() }),
    /no mf-landing 3\.0\.0/,
  ],
  [
    'a server that is not allowed',
    () => linkOf({ origin: 'http://127.0.0.1:9', untilMs: inAnHour() }),
    /GROVE_PIN_ORIGINS/,
  ],
])('architecture §4 pin: %s is refused with a page that says what to do and leads home', async (_, link, sentence) => {
  const answer = await get(link());
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('set-cookie')]).toEqual([
    403,
    'text/html; charset=utf-8',
    null,
  ]);
  expect(html).toMatch(sentence);
  expect(html).toContain('<a href="/pin/leave">Go Home</a>');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('architecture §4 pin: leaving takes the cookie away and leads home', async () => {
  const { cookie } = await openPinned({ version: '2.0.0', untilMs: inAnHour() });
  const answer = await get('/pin/leave', cookie);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  expect(answer.headers.get('set-cookie')).toMatch(/^grove_pin=; Max-Age=0;/);
});

test('a cookie that is wrong or old refuses pages, and no data and no files', async () => {
  const cookie = 'grove_pin=made.up';
  expect((await get('/levels', cookie)).status).toBe(403);
  expect((await get('/api/learning-levels', cookie)).status).toBe(200);
  expect((await get('/areas/mf-landing/1.0.0/remoteEntry.js', cookie)).status).toBe(200);
});

test('a cookie that is wrong is the fault of the request, not of the service: no proxy takes a copy for broken', async () => {
  expect((await get('/api/release-set', 'grove_pin=made.up')).status).toBe(400);
});

test('an address that begins with two slashes stays on this site', async () => {
  const { search } = new URL(linkOf({ version: '2.0.0', untilMs: inAnHour() }), copy.url);
  for (const path of ['//', '//:80', '//elsewhere.example/', '/\\elsewhere.example/']) {
    expect((await get(path)).status).toBeLessThan(500);
    const answer = await get(path + search);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, expect.stringMatching(/^\/(?![/\\])/)]);
  }
});

test('without GROVE_SECRET the database keeps a key, and it is the same for all', async () => {
  const other = await startCopy(database.url, { GROVE_STORE: store.folder });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const kept = await openKeyRing({ GROVE_SECRETS_OLD: [] }, async (text) => (await client.query(text)).rows);
  const link = `/?pin=${signPin({ area: 'mf-landing', version: '2.0.0', untilMs: inAnHour() }, kept!)}`;
  expect((await fetch(other.url + link, { redirect: 'manual' })).status).toBe(302);
  await client.end();
  await other.stop();
});
