import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually, startTestService, type TestService } from '../../../testing/test-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

/** The line of a request, once the answer has left. */
async function lineOf(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(service.url + path, init);
  await response.arrayBuffer();
  const requestId = response.headers.get('x-request-id');
  return eventually(async () => service.logged().find((line) => line['requestId'] === requestId));
}

test('each request leaves one line with its id, method, route template, status and time', async () => {
  expect(await lineOf('/api/ai-teachers/2')).toMatchObject({
    level: 30,
    method: 'GET',
    route: '/api/ai-teachers/{teacherId}',
    status: 200,
    ms: expect.any(Number),
  });
  expect(await lineOf('/api/ai-teachers/999')).toMatchObject({
    method: 'GET',
    route: '/api/ai-teachers/{teacherId}',
    status: 404,
  });
  expect(await lineOf('/health')).toMatchObject({ route: '/health', status: 200 });
});

test('what a person typed is never logged: no path value, no query, no body', async () => {
  const secret = 'my-secret-name';
  await lineOf(`/api/ai-teachers/${secret}`);
  await lineOf(`/api/lessons?grade=${secret}&subject=${secret}`);
  await lineOf(`/api/video-assets?subject=${secret}`);
  await lineOf('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: secret }),
  });
  await lineOf('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"message":"${secret}`,
  });
  expect(JSON.stringify(service.logged())).not.toContain(secret);
});
