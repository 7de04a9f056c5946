import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import {
  chatCall,
  chatReply,
  greetingPrefix,
  learnerReads,
  progress,
  reads,
  realtimePath,
  releaseSet,
  serverMessage,
  writes,
  type ChatReply,
  type Progress,
  type ServerMessage,
} from '@grove/contracts';
import { Registry } from '@grove/releases';
import { startTwoCopies, type TwoCopies } from '../set-up/two-copies.ts';

test.describe.configure({ mode: 'serial' });
let site: TwoCopies;
test.beforeAll(async () => {
  site = await startTwoCopies(process.env['GROVE_DATABASE_SERVER'] ?? '', { LIMIT_ADDRESS_PER_MINUTE: '90' });
});
test.afterAll(() => site.stop());

const post = (url: string, pathname: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url + pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The first two scenes of a story. */
async function twoScenes(): Promise<[number, number]> {
  const scenes = reads.adventureScenes.response.parse(
    await (await fetch(site.url + reads.adventureScenes.path.replace('{adventureId}', '1'))).json(),
  );
  return [scenes[0]!.id, scenes[1]!.id];
}

const see = (url: string, scene: number, headers: Record<string, string> = {}) =>
  post(
    url,
    writes.completeScene.path.replace('{sceneId}', String(scene)),
    { sessionId: `scene ${scene}`, adventureId: 1 },
    headers,
  );

/** A new learner, who has seen a scene. */
async function newLearner(url: string): Promise<string> {
  const response = await see(url, (await twoScenes())[0]);
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie')!.split(';', 1)[0]!;
}

async function progressOf(cookie: string, url: string): Promise<Progress> {
  return progress.parse(await (await fetch(url + learnerReads.progress.path, { headers: { cookie } })).json());
}

test('architecture §5 growing: a learner whom one copy met is known by the other, with everything that was earned', async () => {
  const [one, two] = site.copies;
  const cookie = await newLearner(one.url);
  const [first, second] = await twoScenes();
  expect((await see(two.url, second, { cookie })).status).toBe(200);
  const seen = await Promise.all([one.url, two.url, site.url].map((url) => progressOf(cookie, url)));
  expect(seen[0]).toMatchObject({ visitedScenes: [first, second] });
  expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  expect(
    (
      await progressOf(
        cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
        two.url,
      )
    ).visitedScenes,
  ).toEqual([]);
});

/** Node's own client takes headers, which the types of browsers do not know. */
const SocketWithHeaders = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket;

/** Hears a teacher's greeting through `/ws`. @returns the answer */
async function hearGreeting(cookie: string): Promise<ServerMessage> {
  const socket = new SocketWithHeaders(site.url.replace('http', 'ws') + realtimePath, {
    headers: { cookie, origin: site.url },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ServerMessage>();
  const wish = { type: 'chat', text: 'Hello!', teacherId: 2, sessionId: `${greetingPrefix}${Date.now()}` };
  socket.addEventListener('open', () => socket.send(JSON.stringify(wish)));
  socket.addEventListener('message', ({ data }) => resolve(serverMessage.parse(JSON.parse(String(data)))));
  socket.addEventListener('close', ({ code }) => reject(new Error(`The connection ended with ${code}.`)));
  return promise.finally(() => socket.close());
}

/** Asks a teacher. @returns the answer */
async function ask(cookie: string): Promise<ChatReply> {
  const response = await post(
    site.url,
    chatCall.path,
    { message: 'what is 7 times 8', teacherId: 2, sessionId: crypto.randomUUID() },
    { cookie },
  );
  return chatReply.parse(await response.json());
}

/** @returns the copy that answered a request for a path: nginx notes it when it has ended */
async function copyOf(pathname: string, request: () => Promise<unknown>): Promise<string> {
  const before = (await site.noted(pathname)).length;
  await request();
  await expect.poll(async () => (await site.noted(pathname)).length).toBe(before + 1);
  return (await site.noted(pathname)).at(-1)!.copy;
}

test('architecture §5 growing: both copies answer through the proxy, at /ws, too, and a learner stays with one', async () => {
  const met = new Set<string>();
  for (let learners = 0; learners < 12 && met.size < 2; learners += 1) {
    const cookie = await newLearner(site.url);
    const asks = async () => expect((await ask(cookie)).response).toContain('56');
    const hears = async () =>
      expect(await hearGreeting(cookie)).toMatchObject({ type: 'response', teacher: 'Mr. Oakley' });
    const first = await copyOf(chatCall.path, asks);
    expect([await copyOf(chatCall.path, asks), await copyOf(realtimePath, hears)]).toEqual([first, first]);
    met.add(first);
  }
  expect(met).toEqual(new Set(site.copies.map(({ url }) => new URL(url).host)));
});

const isLate = ({ status }: Response) => status === 429;
const hello = (url: string, sessionId: string, headers: Record<string, string>) =>
  post(url, chatCall.path, { message: 'hello', teacherId: 2, sessionId }, headers);

test('architecture §5 limits: what one learner may ask holds across both copies', async () => {
  const cookie = await newLearner(site.url);
  const answers: Response[] = [];
  for (let asked = 0; asked < 24; asked += 1)
    answers.push(await hello(site.copies[asked % 2]!.url, 'one', { cookie, 'x-forwarded-for': '203.0.113.1' }));
  // Ten at once and one every two seconds; each copy alone would let more than ten through.
  expect(answers.slice(0, 10).filter(isLate)).toEqual([]);
  expect(answers.filter(isLate).length).toBeGreaterThan(8);
  expect(Number(answers.findLast(isLate)!.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('architecture §4 releases: both copies hear of what is promoted, and of a roll back, and serve it without a restart', async () => {
  const pool = new pg.Pool({ connectionString: site.databaseUrl, max: 1 });
  try {
    const registry = new Registry(pool);
    const before = (await registry.pointers())!;
    const set = releaseSet.parse({ ...(await registry.set(before.active))!, id: 'f00df00df00df00d' });
    const views = await readFile(path.join(site.store, 'views', `${before.active}.json`));
    await writeFile(path.join(site.store, 'views', `${set.id}.json`), views);
    await writeFile(path.join(site.store, 'sets', `${set.id}.json`), JSON.stringify(set));
    await registry.record(set);
    const servedBy = async (setId: string) =>
      Promise.all(
        [...site.copies.map(({ url }) => url), site.url].map(async (url) =>
          (await (await fetch(url)).text()).includes(setId),
        ),
      );
    expect(await servedBy(set.id)).toEqual([false, false, false]);
    const change = { author: 'a test', reason: 'both copies must hear of it' };
    await registry.promote(set.id, change);
    await expect.poll(() => servedBy(set.id)).toEqual([true, true, true]);
    await registry.rollBack(change);
    await expect.poll(() => servedBy(before.active)).toEqual([true, true, true]);
  } finally {
    await pool.end();
  }
});

test('architecture §5 files: nginx keeps what never changes, compressed as the service made it', async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => void (request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname)),
  );
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const file = scripts.find((pathname) => pathname.startsWith('/areas/'))!;
  const read = () => fetch(site.url + file, { headers: { 'accept-encoding': 'gzip' } });
  await read();
  const { headers } = await read();
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('immutable'),
  });
  await expect.poll(async () => (await site.noted(file)).at(-1)?.cache).toBe('HIT');
});

test('architecture §5 growing: while the database is away data says so, and the pages stay there', async () => {
  await site.gate.shut();
  const statusOf = async (url: string) => (await fetch(url)).status;
  for (let round = 0; round < 6; round += 1) {
    expect(await statusOf(`${site.url}/ready`)).toBe(503);
    expect(await statusOf(site.url)).toBe(200);
  }
  await site.gate.open();
  await expect
    .poll(() => Promise.all([...site.copies, site].map(({ url }) => statusOf(`${url}/ready`))), { timeout: 20_000 })
    .toEqual([200, 200, 200]);
});

test('architecture §5 growing: when a copy stops, the other one answers for both', async () => {
  const cookie = await newLearner(site.url);
  await site.copies[0].stop();
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await fetch(site.url)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await progressOf(cookie, site.url)).visitedScenes).toHaveLength(1);
  for (let learners = 0; learners < 3; learners += 1) {
    const cookie = await newLearner(site.url);
    expect((await ask(cookie)).response).toContain('56');
    expect(await hearGreeting(cookie)).toMatchObject({ type: 'response' });
  }
});

test('architecture §5 limits: behind the proxy an address counts as itself, whatever it says of itself', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      hello(site.url, `made up ${index}`, { 'x-forwarded-for': `198.51.100.${index}` }),
    ),
  );
  expect(answers.filter(isLate).length).toBeGreaterThan(10);
  expect((await hello(site.copies[1].url, 'elsewhere', { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
});
