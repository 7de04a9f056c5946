import { afterEach, expect, jest, test } from '@jest/globals';
import { ApiError, read, readKey, request } from './client.ts';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

function answer(body: string, init: ResponseInit = {}) {
  const fetchMock = jest.fn<typeof fetch>(async () => new Response(body, init));
  globalThis.fetch = fetchMock;
  return fetchMock;
}

test('§7 reads: the key is the address in segments, joined by slashes', () => {
  expect(readKey('learningLevels')).toEqual(['api', 'learning-levels']);
  expect(readKey('aiTeacher', { params: { teacherId: 2 } }).join('/')).toBe('api/ai-teachers/2');
  expect(readKey('lessons', { query: { grade: 'Grade 3', subject: 'mathematics' } }).join('/')).toBe(
    'api/lessons?grade=Grade+3&subject=mathematics',
  );
  expect(readKey('videoAssets', { query: { subject: undefined, type: 'ambient' } }).join('/')).toBe(
    'api/video-assets?type=ambient',
  );
});

test('a parameter cannot leave its segment', () => {
  expect(readKey('aiTeacher', { params: { teacherId: '../secret' } }).join('/')).toBe('api/ai-teachers/..%2Fsecret');
});

test('§7 reads are GET with credentials', async () => {
  const fetchMock = answer('[]');
  await read('learningLevels', ['api', 'learning-levels']);
  expect(fetchMock).toHaveBeenCalledWith('/api/learning-levels', { method: 'GET', credentials: 'include' });
});

test('§7 writes send a JSON content type only with a body, and credentials', async () => {
  const fetchMock = answer('{}');
  await request('POST', '/api/speech', { text: 'Hello', voiceId: 'v' });
  expect(fetchMock).toHaveBeenLastCalledWith('/api/speech', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"text":"Hello","voiceId":"v"}',
  });
  await request('POST', '/api/anything');
  expect(fetchMock).toHaveBeenLastCalledWith('/api/anything', { method: 'POST', credentials: 'include' });
});

test('§8 a non-OK answer raises the status code, a colon, a space and the body', async () => {
  answer('the database is asleep', { status: 503 });
  await expect(request('GET', '/api/subjects')).rejects.toThrow(new ApiError(503, 'the database is asleep'));
  await expect(request('GET', '/api/subjects')).rejects.toThrow('503: the database is asleep');
});

test('§8 a non-OK answer without a body raises the status text', async () => {
  answer('', { status: 404, statusText: 'Not Found' });
  await expect(request('GET', '/api/subjects')).rejects.toThrow('404: Not Found');
});

test('an answer that breaks the contract is refused with the place of the fault', async () => {
  answer('[{"id":1}]');
  await expect(read('learningLevels', ['api', 'learning-levels'])).rejects.toThrow(
    /answer of \/api\/learning-levels is not what was agreed[^]*name/,
  );
});

test('§5 video assets: an answer that is not a list counts as empty', async () => {
  answer('{"message":"oops"}');
  await expect(read('videoAssets', ['api', 'video-assets'])).resolves.toEqual([]);
});

test('a refusal that says when to come again carries the wait, in seconds', async () => {
  answer('slowly', { status: 429, headers: { 'retry-after': '7' } });
  await expect(request('POST', '/api/chat', {})).rejects.toMatchObject({ status: 429, retryAfterSeconds: 7 });
  answer('gone', { status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } });
  await expect(request('POST', '/api/chat', {})).rejects.toMatchObject({ status: 503, retryAfterSeconds: undefined });
});
