import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adventureSources, enhancedLessons, lessonSources } from '@grove/content/server';
import { chatCall, learnerReads, speechCall, telemetryCall, telemetryNonceCall, writes } from '@grove/contracts';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { startSite, type Site } from '../set-up/site.ts';

const adventure = adventureSources[0]!;
const scene = adventure.scenes[0]!;

type Call = readonly [path: string, body: Readonly<Record<string, unknown>>];

/** Every call that may change something, with a body that counts when our own page sends it. Whoever makes a foreign page can ask for a nonce as well. */
const callsWith = (nonce: string): readonly Call[] => [
  [writes.completeLesson.path.replace('{lessonId}', lessonSources[0]!.id), { sessionId: 'x', answers: [] }],
  [writes.completeActivity.path.replace('{lessonId}', enhancedLessons[1]!.id), { sessionId: 'x' }],
  [writes.completeScene.path.replace('{sceneId}', String(scene.id)), { sessionId: 'x', adventureId: adventure.id }],
  [
    writes.completeAdventure.path.replace('{adventureId}', String(adventure.id)),
    { sessionId: 'x', scenesVisited: [scene.id] },
  ],
  [chatCall.path, { message: 'Hello', sessionId: 'x', teacherId: 1 }],
  [speechCall.path, { text: 'Hello', voiceId: 'voice-luna' }],
  [telemetryCall.path, { setId: 'x', views: [], errors: [], vitals: [], loads: [], nonce }],
];

const forms = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'];

let calls: readonly Call[];
let site: Site;
let foreign: Server;
let database: pg.Client;

// One after the other, so that one site serves them all.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ GROVE_TELEMETRY_RATE: '0' });
  database = new pg.Client({ connectionString: site.databaseUrl });
  await database.connect();
  foreign = createServer((_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another site</title>'),
  );
  await new Promise<void>((resolve) => foreign.listen(0, resolve));
});
test.beforeEach(async ({ request }) => {
  const { nonce } = (await (await request.get(site.url + telemetryNonceCall.path)).json()) as { nonce: string };
  calls = callsWith(nonce);
});
test.afterAll(async () => {
  foreign.closeAllConnections();
  foreign.close();
  await database.end();
  await site.stop();
});

const foreignAddress = (host: string): string => `http://${host}:${(foreign.address() as AddressInfo).port}/`;

/** All that a visitor can change in the database. */
async function kept(): Promise<unknown> {
  const { rows } = await database.query(
    `select (select coalesce(json_agg(a order by source_kind, source_id), '[]') from xp_award a) as awards, (select coalesce(json_agg(t order by subject), '[]') from xp_total t) as totals,
      (select count(*)::int from telemetry) as reports`,
  );
  return rows[0];
}

/** A child who has earned something: what the browser holds, and what the site says of it. */
async function child(page: Page) {
  // The page's first reading of progress makes the learner; on a busy machine the network is idle before that.
  const isRead = page.waitForResponse((answer) => new URL(answer.url()).pathname === learnerReads.progress.path);
  await page.goto(`${site.url}/`);
  await isRead;
  const cookies = async () =>
    (await page.context().cookies(site.url))
      .filter(({ name }) => name.startsWith('grove_'))
      .map(({ name, value }) => `${name}=${value}`);
  const progress = async () => (await page.context().request.get(site.url + learnerReads.progress.path)).json();
  return { cookies, progress };
}

/** Tries everything that a page can do without being allowed to: a script's requests, beacons and an image. Resolves once each came back or was refused by the browser. */
const trySilently = (page: Page) =>
  page.evaluate(
    async ({ url, sent, read }) => {
      const attempts: Promise<unknown>[] = [];
      for (const [path, body] of sent) {
        const text = JSON.stringify(body);
        const form = new URLSearchParams(
          Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
        );
        const data = new FormData();
        for (const [name, value] of form) data.append(name, value);
        for (const simple of [text, form, data, new Blob([text])]) {
          attempts.push(fetch(url + path, { method: 'POST', mode: 'no-cors', credentials: 'include', body: simple }));
          navigator.sendBeacon(url + path, simple);
        }
        navigator.sendBeacon(url + path, new Blob([text], { type: 'application/json' }));
        attempts.push(
          fetch(url + path, {
            method: 'POST',
            mode: 'cors',
            credentials: 'include',
            headers: { 'content-type': 'application/json' },
            body: text,
          }),
        );
        attempts.push(fetch(url + path, { method: 'POST', mode: 'cors', credentials: 'include', body: text }));
      }
      attempts.push(
        fetch(url + read, { mode: 'no-cors', credentials: 'include' }),
        new Promise((resolve) => Object.assign(new Image(), { src: url + read, onerror: resolve })),
      );
      await Promise.allSettled(attempts);
    },
    { url: site.url, sent: calls, read: learnerReads.progress.path },
  );

/** Sends a form that takes the whole page along, which is how a browser lets a foreign page set cookies. @returns the status of the answer */
async function sendForm(page: Page, from: string, [path, body]: Call, enctype: string): Promise<number> {
  await page.goto(from);
  const answered = page.waitForResponse((response) => response.url() === site.url + path);
  await page.evaluate(
    ({ action, encoding, fields }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action, enctype: encoding });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('input'), { name, value: String(value) }));
      document.body.append(form);
      form.submit();
    },
    { action: site.url + path, encoding: enctype, fields: body },
  );
  const status = (await answered).status();
  // Where the form led must be there before the page goes elsewhere.
  await page.waitForURL(site.url + path);
  return status;
}

test('§7 writes: our own page can do what foreign ones below cannot', async ({ page }) => {
  const { progress } = await child(page);
  const statuses = await page.evaluate(async (sent) => {
    const answers = sent.map(
      async ([path, body]) =>
        (
          await fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).status,
    );
    return Promise.all(answers);
  }, calls);
  // Nothing was answered of the lesson, and one scene is no adventure.
  expect(statuses.map((status, index) => [calls[index]![0], status])).toEqual(
    calls.map(([path], index) => [path, [422, 200, 200, 422, 200, 200, 204][index]]),
  );
  expect(await progress()).toMatchObject({ visitedScenes: [scene.id] });
});

// A page of the same host on another port is of the same site, and its requests carry the cookies; `localhost` is another site altogether.
for (const host of ['127.0.0.1', 'localhost']) {
  test(`§7 writes: forms, requests and beacons of a page at ${host} on another port change nothing`, async ({
    page,
  }) => {
    const { cookies, progress } = await child(page);
    await page.evaluate(
      async ([path, body]) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      calls[2]!,
    );
    const before = { cookies: await cookies(), progress: await progress(), kept: await kept() };
    expect(before).toMatchObject({
      cookies: [expect.stringContaining('grove_learner=')],
      progress: { visitedScenes: [scene.id] },
    });

    const from = foreignAddress(host);
    const noted = (await site.requests()).length;
    await page.goto(from);
    await trySilently(page);
    // The browser keeps the answers from the page, which is not of its origin, so the service is asked: four kinds of body for each call, by script and by beacon, and one more
    // script; what asks first never comes to be sent.
    const posts = async () => (await site.requests()).slice(noted).filter(({ method }) => method === 'POST');
    await expect.poll(async () => (await posts()).filter(({ status }) => status === 403).length).toBe(calls.length * 9);
    // Our own page may have sent its report when it was left.
    expect((await posts()).filter(({ status }) => status !== 403).slice(1)).toEqual([]);
    for (const call of calls)
      for (const enctype of forms)
        expect([call[0], enctype, await sendForm(page, from, call, enctype)]).toEqual([call[0], enctype, 403]);

    expect({ cookies: await cookies(), progress: await progress(), kept: await kept() }).toEqual(before);
    await page.goto(`${site.url}/`);
    expect(await page.evaluate(async (path) => (await fetch(path)).json(), learnerReads.progress.path)).toEqual(
      before.progress,
    );
  });

  test(`§7 writes: a page at ${host} makes no learner of a browser that was never here`, async ({ page }) => {
    const from = foreignAddress(host);
    await page.goto(from);
    const before = await kept();
    await trySilently(page);
    for (const call of calls) await sendForm(page, from, call, forms[0]!);
    expect([await page.context().cookies(site.url), await kept()]).toEqual([[], before]);
  });
}
