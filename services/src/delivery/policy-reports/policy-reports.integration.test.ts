import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestService, type TestService } from '../../../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ TRUSTED_PROXIES: '1' });
});
afterAll(() => service.stop());

const modern = [
  {
    type: 'csp-violation',
    age: 5,
    url: 'https://learn.example/lesson/3/secret',
    user_agent: 'Secret/1',
    body: {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      sample: 'alert("Ada")',
      disposition: 'enforce',
    },
  },
];
const legacy = {
  'csp-report': {
    'document-uri': 'https://learn.example/',
    'effective-directive': 'style-src-elem',
    'script-sample': 'secret',
  },
};

const post = (body: unknown, type: string, address = '198.51.100.1') =>
  fetch(`${service.url}/api/policy-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': address },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a browser’s report is taken in both forms, and nothing of it comes into the log', async () => {
  expect([
    (await post(modern, 'application/reports+json')).status,
    (await post(legacy, 'application/csp-report')).status,
  ]).toEqual([204, 204]);
  expect(JSON.stringify(service.logged())).not.toMatch(/secret|Secret|alert|learn\.example/);
});

test.each([
  ['JSON that is no report', '{"a":1}', 'application/csp-report', 400],
  ['no JSON', 'x', 'application/reports+json', 400],
  ['nothing', '', 'application/reports+json', 400],
  ['plain JSON', legacy, 'application/json', 415],
  ['text', legacy, 'text/plain', 415],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['too many reports', Array.from({ length: 51 }, () => modern[0]), 'application/reports+json', 400],
  ['too much', { ...legacy, more: 'x'.repeat(17_000) }, 'application/csp-report', 413],
])('%s is refused with a problem', async (_, body, type, status) => {
  const answer = await post(body, type, '198.51.100.2');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    expect.stringContaining('application/problem+json'),
  ]);
});

test('the types of reports are taken nowhere else', async () => {
  for (const type of ['application/reports+json', 'application/csp-report']) {
    expect(
      (
        await fetch(`${service.url}/api/chat`, {
          method: 'POST',
          headers: { 'content-type': type },
          body: '{"message":"Hello","sessionId":"s","teacherId":1}',
        })
      ).status,
    ).toBe(415);
  }
});

test('an address that reports without end is told to wait, others are not', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async () => (await post(legacy, 'application/csp-report', '198.51.100.3')).status),
  );
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
  expect((await post(legacy, 'application/csp-report', '198.51.100.4')).status).toBe(204);
});
