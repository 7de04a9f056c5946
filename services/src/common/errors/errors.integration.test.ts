import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Problem, problem } from '@grove/contracts';
import { request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { startTestService, type TestService } from '../../../testing/test-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a path exactly as written: `fetch` would tidy it up first. */
function send(
  path: string,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(service.url, { path, method, headers }, (response) => {
      readText(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function refused(path: string, sent?: Sent): Promise<Problem> {
  const { status, headers, text } = await send(path, sent);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  const answer = z.parse(problem, JSON.parse(text));
  expect(answer.status).toBe(status);
  expect(headers['x-request-id']).toBe(answer.requestId);
  expect(headers['x-content-type-options']).toBe('nosniff');
  return answer;
}

test.each([
  '/api/ai-teachers/999',
  '/api/lessons/no-such-lesson/enhanced',
  '/api/adventures/999',
  '/api/adventures/999/scenes',
  '/api/adventures/999/scenes/1',
  '/api/adventures/1/scenes/2147483647',
])('§8 errors: %s is 404', async (path) => {
  expect(await refused(path)).toMatchObject({ status: 404, code: 'not_found' });
});

test.each(['/api', '/api/', '/api/nothing', '/api/learning-levels/', '/api/Learning-Levels', '/api/ai-teachers/1/2'])(
  '§8 errors: the unknown address %s is 404',
  async (path) => {
    expect(await refused(path)).toMatchObject({ status: 404, code: 'not_found' });
  },
);

test.each(['abc', '1.5', '-1', '0', '99999999999', '1e3', '%20', '1%00', '9'.repeat(300), '%2e%2e', "1'--"])(
  '§8 errors: the id %j is 400, and the answer says what an id is',
  async (id) => {
    const { status, detail } = await refused(`/api/ai-teachers/${id}`);
    expect(status).toBe(400);
    expect(detail).toMatch(/^[A-Za-z].*\.$/);
  },
);

test.each([
  '/api/curriculum',
  '/api/curriculum?grade=',
  '/api/curriculum?grade=Grade%2013',
  '/api/curriculum?grade=Grade%203&grade=Grade%204',
  '/api/curriculum?grade[]=Grade%203',
])('§8 errors: %s is 400 and names the grades', async (path) => {
  const answer = await refused(path);
  expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(answer.detail).toContain('grade must be one of Pre-K, Grade 1');
});

test.each([
  '/api/lessons',
  '/api/lessons?grade=Grade%203',
  '/api/lessons?grade=Grade%203&subject=Not%20A%20Slug',
  '/api/lessons/Not_A-/enhanced',
  '/api/video-assets?subject=',
  '/api/video-assets?type=a&type=b',
  '/api/%zz',
  '/api/ai-teachers/%ff',
])('§8 errors: %s is 400', async (path) => {
  expect(await refused(path)).toMatchObject({ status: 400, code: 'invalid_request' });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '§8 errors: %s on a read is 405 and says what is allowed',
  async (method) => {
    expect(await refused('/api/learning-levels', { method })).toMatchObject({
      status: 405,
      code: 'method_not_allowed',
    });
    expect((await send('/api/adventures/1/scenes/2', { method })).headers['allow']).toBe('GET, HEAD');
  },
);

test('§8 errors: bodies that are broken, too large or of another kind', async () => {
  const json = { 'content-type': 'application/json' };
  expect(await refused('/api/chat', { method: 'POST', headers: json, body: '{"message":' })).toMatchObject({
    status: 400,
    code: 'invalid_request',
  });
  expect(
    await refused('/api/chat', { method: 'POST', headers: json, body: JSON.stringify('x'.repeat(70_000)) }),
  ).toMatchObject({ status: 413, code: 'payload_too_large' });
  expect(
    await refused('/api/chat', { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' }),
  ).toMatchObject({ status: 415, code: 'unsupported_media_type' });
});

test('§8 errors: a sane request id is kept, any other is replaced', async () => {
  expect(await refused('/api/nothing', { headers: { 'x-request-id': 'trace-12345678' } })).toMatchObject({
    requestId: 'trace-12345678',
  });
  for (const id of ['short', 'with space 123', `long-${'x'.repeat(80)}`, '{"json":"injected"}']) {
    expect((await refused('/api/nothing', { headers: { 'x-request-id': id } })).requestId).not.toBe(id);
  }
});

const nasty = [
  '',
  '0',
  '-0',
  '+1',
  '1.0',
  '1e9',
  '0x1',
  '１',
  '٣',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '%0a%0d',
  '%2F',
  '%2f..%2f',
  '..',
  '.',
  '...',
  '%',
  '%%',
  '%1',
  '%zz',
  '%c0%af',
  '%ff%fe',
  '%e2%82',
  '%F0%9F%8C%B3',
  "'",
  '"',
  '`',
  ';',
  "1'%20or%20'1'='1",
  '1;drop%20table%20lesson',
  '$(id)',
  '{{7*7}}',
  '%3Cscript%3E',
  '*',
  '**',
  ':id',
  '(.*)',
  '9007199254740993',
  '2147483648',
  '-2147483649',
  '1'.repeat(99),
  '1'.repeat(101),
  'a'.repeat(2_000),
  'a-'.repeat(60),
  'Grade%203',
  'grade%203',
  'Grade%C2%A03',
  'GRADE+3',
  '1,2',
  '1|2',
  '~',
  '@',
  '&',
  '=',
  '&&==',
  '#',
];
const templates = [
  (value: string) => `/api/ai-teachers/${value}`,
  (value: string) => `/api/lessons/${value}/enhanced`,
  (value: string) => `/api/adventures/${value}`,
  (value: string) => `/api/adventures/${value}/scenes`,
  (value: string) => `/api/adventures/1/scenes/${value}`,
  (value: string) => `/api/curriculum?grade=${value}`,
  (value: string) => `/api/curriculum?${value}=Grade%203`,
  (value: string) => `/api/lessons?grade=Grade%203&subject=${value}`,
  (value: string) => `/api/lessons?grade=${value}&subject=${value}&grade=${value}`,
  (value: string) => `/api/video-assets?subject=${value}&gradeLevel=${value}&type=${value}`,
  (value: string) => `/api/learning-levels?${value}`,
  (value: string) => `/api/subjects/${value}`,
  (value: string) => `/api/${value}`,
];

test('§8 errors: no read answers anything but success or a problem, whatever it is asked', async () => {
  const paths = templates.flatMap((template) => nasty.map(template)).filter((path) => /^[\x21-\x7e]+$/.test(path));
  expect(paths.length).toBeGreaterThan(700);
  for (const path of paths) {
    const { status } = await send(path);
    if (status === 200) continue;
    expect({ path, ok: status >= 400 && status < 500 }).toEqual({ path, ok: true });
    await refused(path);
  }
});
