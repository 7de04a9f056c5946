import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chatCall, problem, speechCall, telemetryCall, telemetryNonceCall, writes } from '@grove/contracts';
import { adventureSources, lessonSources } from '@grove/content/server';
import pg from 'pg';
import * as z from 'zod/mini';
import { startTestService, type TestService, withTutor } from '../../../testing/test-service.ts';

const adventure = adventureSources[0]!;
const scene = adventure.scenes[0]!;

/** Every call of the contracts that may change something, with a body that is taken. */
const calls = [
  ['a lesson', writes.completeLesson.path.replace('{lessonId}', lessonSources[0]!.id), { sessionId: 's', answers: [] }],
  ['an activity', writes.completeActivity.path.replace('{lessonId}', lessonSources[0]!.id), { sessionId: 's' }],
  [
    'a scene',
    writes.completeScene.path.replace('{sceneId}', String(scene.id)),
    { sessionId: 's', adventureId: adventure.id },
  ],
  [
    'an adventure',
    writes.completeAdventure.path.replace('{adventureId}', String(adventure.id)),
    { sessionId: 's', scenesVisited: [] },
  ],
  ['a message', chatCall.path, { message: 'Hello', sessionId: 's', teacherId: 1 }],
  ['a line', speechCall.path, { text: 'Hello', voiceId: 'voice-luna' }],
  ['a report', telemetryCall.path, { setId: 's', views: [], errors: [], vitals: [], loads: [] }],
] as const;

let service: TestService;
let database: pg.Client;

beforeAll(async () => {
  service = await withTutor(startTestService());
  database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
});

afterAll(async () => {
  await database.end();
  await service.stop();
});

/** A nonce that nobody used yet, for the call that needs one. */
const nonce = async (): Promise<string> =>
  telemetryNonceCall.response.parse(await (await fetch(service.url + telemetryNonceCall.path)).json()).nonce;

/** A body that has a type only when one is given. */
const send = (path: string, text: string | undefined, headers: Record<string, string>) =>
  fetch(service.url + path, { method: 'POST', headers, ...(text !== undefined && { body: new Blob([text]) }) });

const awards = async (): Promise<number> =>
  (await database.query<{ count: number }>('select count(*)::int as count from xp_award')).rows[0]!.count;

/** Refused with a problem, and nothing has changed. */
async function refused(answer: Response, status: number, code: string): Promise<string> {
  const said = z.parse(problem, await answer.json());
  expect([answer.status, answer.headers.get('content-type'), said.code, answer.headers.get('set-cookie')]).toEqual([
    status,
    expect.stringContaining('application/problem+json'),
    code,
    null,
  ]);
  expect(await awards()).toBe(0);
  return said.detail;
}

test('there is a test here for every write of the contracts', () => {
  expect(calls).toHaveLength(Object.keys(writes).length + 3);
});

test.each(calls)(
  '§7 writes: %s is refused in every form that a page of another site can send without asking, and without any',
  async (_, path, body) => {
    const json = JSON.stringify(body);
    const form = new URLSearchParams(
      Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    for (const [type, text] of [
      ['application/x-www-form-urlencoded', form],
      ['application/x-www-form-urlencoded; charset=UTF-8', form],
      ['text/plain', json],
      ['text/plain; application/json', json],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="sessionId"\r\n\r\ns\r\n--x--\r\n',
      ],
      ['application/jsonp', json],
      ['application/x-json', json],
      ['text/json', json],
      ['', json],
    ] as const) {
      expect(
        await refused(await send(path, text, type ? { 'content-type': type } : {}), 415, 'unsupported_media_type'),
      ).toContain('content-type: application/json');
    }
  },
);

test.each(calls)(
  '§7 writes: %s is refused when a page of another site sends it, whatever its form',
  async (_, path, body) => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ] as Record<string, string>[]) {
      expect(
        await refused(
          await send(path, JSON.stringify(body), { ...headers, 'content-type': 'application/json' }),
          403,
          'forbidden',
        ),
      ).toMatch(/page of another site.+Open this site itself/);
    }
    await refused(
      await send(path, 'sessionId=s', {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      }),
      403,
      'forbidden',
    );
  },
);

test.each(calls)(
  '§7 writes: %s from our own page, and from what is no browser, is taken without a cookie',
  async (_, path, body) => {
    for (const headers of [
      {},
      { 'sec-fetch-site': 'same-origin', origin: service.url },
      { origin: service.url },
      { 'content-type': 'Application/JSON; charset=utf-8' },
    ] as Record<string, string>[]) {
      const answer = await send(path, JSON.stringify({ ...body, nonce: await nonce() }), {
        'content-type': 'application/json',
        ...headers,
      });
      await answer.arrayBuffer();
      // 404 and 422: this lesson has no activity, and nothing was answered or visited; who sent it was no hindrance.
      expect([200, 204, 404, 422]).toContain(answer.status);
    }
    await database.query('delete from xp_award');
  },
);

test('every method that may change something is looked at, at addresses that are none too; reads are not', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/api/progress', '/api/nothing', '/platform/log-in', '/', '/health'])
      expect([method, path, (await fetch(service.url + path, { method, headers })).status]).toEqual([
        method,
        path,
        403,
      ]);
  }
  expect((await fetch(`${service.url}/api/subjects`, { headers })).status).toBe(200);
  expect((await fetch(`${service.url}/api/subjects?x=1`, { headers })).status).toBe(200);
});
