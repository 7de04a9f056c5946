import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { makeStore, testReleaseOf } from '../../../testing/releases.ts';
import { startCopy, startTestService, type TestService } from '../../../testing/test-service.ts';

const store = makeStore();
let service: TestService;
let copy: Awaited<ReturnType<typeof startCopy>>;

beforeAll(async () => {
  const release = testReleaseOf('1.0.0');
  const [landing] = release.set.areas;
  const page = { ...landing!.routes[0]!, prerender: false };
  const levels = [
    { ...page, id: 'all', pattern: '/level/all' },
    { ...page, id: 'level', pattern: '/level/:levelId' },
  ];
  store.build(release);
  store.write(
    `sets/${release.set.id}.json`,
    JSON.stringify({ ...release.set, areas: [{ ...landing, routes: [...landing!.routes, ...levels] }] }),
  );
  service = await startTestService();
  copy = await startCopy(service.databaseUrl, { GROVE_STORE: store.folder, TRUSTED_PROXIES: '1' });
});
afterAll(async () => {
  await copy.stop();
  await service.stop();
  store.remove();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** Asks for a target exactly as it is written: `fetch` would tidy it up first. */
const ask = (
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(copy.url, { path: target, method, headers }, (response) => {
      readText(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, headers: response.headers as Answer['headers'], text }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

test.each([
  '/%61pi/progress',
  '//api/progress',
  '/api//progress',
  '/api/./progress',
  '/levels/../api/progress',
  '/api/%2e%2e/api/progress',
  '/api%2fprogress',
  '/api\\progress',
  '/api/%70rogress?tz=UTC',
])('%s is not answered as /api/progress is, nor as anything else, and makes no learner', async (target) => {
  const answer = await ask(target);
  expect([answer.status, answer.headers['content-type'], answer.headers['set-cookie']]).toEqual([
    400,
    expect.stringContaining('application/problem+json'),
    undefined,
  ]);
  expect(JSON.parse(answer.text)).toMatchObject({
    code: 'invalid_request',
    detail: expect.stringContaining('plain form'),
  });
  expect(answer.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
});

test.each([
  ['/%6Cevels', '/levels'],
  ['//levels', '/levels'],
  ['///', '/'],
  ['//evil.example/%2e', '/evil.example/.'],
  ['//levels?a=b?c', '/levels?a=b?c'],
  ['/%61reas/x.js', '/areas/x.js'],
  ['/%68ealth', '/health'],
])(
  'whoever asks for %s is led to %s, or told that there is no such address; no cache keeps that',
  async (target, location) => {
    const answer = await ask(target);
    if (location.endsWith('.')) expect(answer.status).toBe(400);
    else
      expect([answer.status, answer.headers['location'], answer.headers['cache-control']]).toEqual([
        308,
        location,
        'no-store',
      ]);
    expect((await ask(target, { method: 'POST' })).status).toBe(400);
  },
);

test('a page that is asked for in another case, or with a slash at its end, has one address, and parameters are left alone', async () => {
  for (const [target, location] of [
    ['/LEVELS?x=Y', undefined],
    ['/Level/All', '/level/all'],
    ['/level/3/', '/level/3'],
    ['/LEVEL/3?Lang=EN', '/level/3?Lang=EN'],
  ] as const) {
    const answer = await ask(target);
    expect([target, answer.status, answer.headers['location']]).toEqual([target, location ? 308 : 404, location]);
  }
  expect((await ask('/level/3')).status).toBe(200);
});

test('what is data for one is data for all: the case of a path decides its route, headers and policy alike', async () => {
  for (const target of ['/API/progress', '/Api', '/apis', '/api-docs', '/HEALTH']) {
    const answer = await ask(target);
    expect([target, answer.status, answer.headers['content-type'], answer.headers['set-cookie']]).toEqual([
      target,
      404,
      'text/html; charset=utf-8',
      undefined,
    ]);
    expect(answer.headers['content-security-policy']).toContain('script-src');
  }
});

test('a request that names the whole address is answered as one that names the path', async () => {
  const whole = await ask(`${copy.url}/api/nothing?x=y`);
  expect([whole.status, whole.headers['content-security-policy']]).toEqual([
    404,
    "default-src 'none'; frame-ancestors 'none'",
  ]);
  expect((await ask(`${copy.url}/level/3`)).status).toBe(200);
  expect((await ask('*', { method: 'OPTIONS' })).status).toBe(400);
});

test.each([
  '/',
  '/api/subjects',
  '/api/ai-teachers/1?x=y',
  '/api/nothing',
  '/health',
  '/areas/mf-landing/1.0.0/remoteEntry.js',
  '/nowhere',
  '//levels',
  '/%zz',
  '/platform',
])('over https %s asks the browser to stay with https, else not', async (target) => {
  const headersOf = async (headers: Record<string, string>) =>
    (await ask(target, { headers })).headers['strict-transport-security'];
  expect([
    await headersOf({ 'x-forwarded-proto': 'https' }),
    await headersOf({ 'x-forwarded-proto': 'http' }),
    await headersOf({}),
  ]).toEqual(['max-age=31536000', undefined, undefined]);
});
