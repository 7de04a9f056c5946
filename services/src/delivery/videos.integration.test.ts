import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCopy, startTestService, type TestService } from '../../testing/test-service.ts';

const film = Buffer.from(Array.from({ length: 1_000 }, (_, place) => place % 251));
let store: string;
let service: TestService;
let copy: Awaited<ReturnType<typeof startCopy>>;

beforeAll(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'grove-store-'));
  mkdirSync(path.join(store, 'videos'));
  for (const name of ['area.webm', 'area.mp4', 'area.webp', 'area.vtt'])
    writeFileSync(path.join(store, 'videos', name), film);
  service = await startTestService();
  copy = await startCopy(service.databaseUrl, { GROVE_STORE: store });
});
afterAll(async () => {
  await copy.stop();
  await service.stop();
  rmSync(store, { recursive: true });
});

const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${copy.url}/videos/${name}`, { headers, cache: 'force-cache' });

test('architecture §5 delivery: a film comes with its kind, may be kept for a while, and offers its parts', async () => {
  for (const [name, type] of [
    ['area.webm', 'video/webm'],
    ['area.mp4', 'video/mp4'],
    ['area.webp', 'image/webp'],
    ['area.vtt', 'text/vtt'],
  ] as const) {
    const { status, headers } = await get(name);
    expect([name, status, headers.get('content-type')?.split(';')[0], headers.get('accept-ranges')]).toEqual([
      name,
      200,
      type,
      'bytes',
    ]);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=500-', 500, 999],
  ['bytes=-10', 990, 999],
  ['bytes=900-5000', 900, 999],
])('architecture §5 delivery: a jump in a film (%s) brings just that part', async (range, from, to) => {
  const answer = await get('area.webm', { range });
  expect([answer.status, answer.headers.get('content-range'), answer.headers.get('content-length')]).toEqual([
    206,
    `bytes ${from}-${to}/1000`,
    String(to - from + 1),
  ]);
  expect(Buffer.from(await answer.arrayBuffer()).equals(film.subarray(from, to + 1))).toBe(true);
});

test('a part behind the end is refused, and the answer says where the end is', async () => {
  const { status, headers } = await get('area.webm', { range: 'bytes=1000-' });
  expect([status, headers.get('content-range'), headers.get('content-length')]).toEqual([416, 'bytes */1000', '0']);
});

test('several parts at once, or what is no part, bring the whole film', async () => {
  for (const range of ['bytes=0-9,20-29', 'words=1-2']) {
    const answer = await get('area.webm', { range });
    expect([range, answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([range, 200, 1_000]);
  }
});

// Without `force-cache` the fetch of Node adds `no-cache` to a conditional request.
test('what a browser still has is not sent again', async () => {
  const { headers } = await get('area.webm');
  expect((await get('area.webm', { 'if-none-match': headers.get('etag')! })).status).toBe(304);
  expect((await get('area.webm', { 'if-modified-since': headers.get('last-modified')! })).status).toBe(304);
});

test('a part is only added to what a browser has of the same film; of one that was drawn again it gets the whole', async () => {
  const { headers } = await get('area.webm');
  const parts = { range: 'bytes=500-' };
  for (const same of [headers.get('etag')!, headers.get('last-modified')!])
    expect((await get('area.webm', { ...parts, 'if-range': same })).status).toBe(206);
  for (const other of ['"another"', 'Sat, 01 Jan 2000 00:00:00 GMT'])
    expect([other, (await get('area.webm', { ...parts, 'if-range': other })).status]).toEqual([other, 200]);
});

test('the head of a film tells its length and sends nothing', async () => {
  const answer = await fetch(`${copy.url}/videos/area.webm`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), (await answer.arrayBuffer()).byteLength]).toEqual([
    200,
    '1000',
    0,
  ]);
});

test('a film that there is not is a 404 and no page', async () => {
  const { status, headers } = await get('nothing.webm');
  expect([status, headers.get('content-type')?.includes('html')]).toEqual([404, false]);
});
