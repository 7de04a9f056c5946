import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { narratorVoiceId } from '@grove/content';
import { adventureSources } from '@grove/content/server';
import { spokenLines } from '@grove/content/spoken';
import { mouthsHeader, problem, readMouths, readWordTimes, speechTokens, wordTimesHeader } from '@grove/contracts';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { spokenAddress, spokenName } from '@grove/voice';
import { readMp3 } from '@grove/voice/testing/mp3';
import { startCopy, startTestService, type TestService } from '../../../../testing/test-service.ts';
import { SpeechFileStore } from '@grove/voice/providers';

let service: TestService;
let copy: Awaited<ReturnType<typeof startCopy>>;
let store = '';

beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'grove-store-'));
  service = await startTestService();
  copy = await startCopy(service.databaseUrl, { GROVE_STORE: store });
});

afterAll(async () => {
  await copy.stop();
  await service.stop();
  await rm(store, { recursive: true });
});

/** The first scene of a story, whose words need every mouth. */
const scene = { text: adventureSources[0]!.scenes[0]!.text, voiceId: narratorVoiceId };
const [greeting] = spokenLines;
const get = (address: string, init?: RequestInit): Promise<Response> => fetch(`${copy.url}${address}`, init);
async function files(): Promise<string[]> {
  const found = await readdir(join(store, 'spoken')).catch((): string[] => []);
  return found.toSorted();
}

test('architecture §5 adventure: the narration of a scene lies at an immutable address, also before it is a file, with the times of its words and mouths', async () => {
  expect(await files()).toEqual([]);
  for (const pass of ['spoken on demand', 'from its file'] as const) {
    const response = await get(spokenAddress(scene));
    const audio = new Uint8Array(await response.arrayBuffer());
    expect([
      pass,
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([pass, 200, 'audio/mpeg', 'public, max-age=31536000, immutable']);
    const times = readWordTimes(response.headers.get(wordTimesHeader))!;
    expect(times).toHaveLength(speechTokens(scene.text).length);
    const mouths = readMouths(response.headers.get(mouthsHeader))!;
    expect(new Set(mouths.map(({ mouth }) => mouth))).toEqual(new Set(['rest', 'aa', 'eh', 'oo', 'mm', 'ff']));
    const milliseconds = readMp3(audio).seconds * 1_000;
    expect(milliseconds).toBeGreaterThan(times.at(-1)!);
    expect(mouths.at(-1)!.atMs).toBeLessThan(milliseconds);
    expect(Number(response.headers.get('content-length'))).toBe(audio.length);
    expect(await files()).toEqual([`${spokenName(scene)}.json`, `${spokenName(scene)}.mp3`]);
  }
});

test('a part of a line can be asked for, and one that did not change is not sent again', async () => {
  const whole = new Uint8Array(await (await get(spokenAddress(scene))).arrayBuffer());
  const part = await get(spokenAddress(scene), { headers: { range: 'bytes=100-299' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${whole.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 300))).toBe(true);
  const beyond = await get(spokenAddress(scene), { headers: { range: `bytes=${whole.length}-` } });
  expect([beyond.status, beyond.headers.get('content-type')]).toEqual([400, 'application/problem+json; charset=utf-8']);
  const etag = part.headers.get('etag')!;
  // Without a header of its own, fetch would ask for a fresh answer.
  const again = await get(spokenAddress(scene), { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  const head = await get(spokenAddress(scene), { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
});

test.each([
  '/spoken/0123456789abcdef01234567.mp3',
  '/spoken/x.mp3',
  '/spoken/',
  '/spoken/a/b.mp3',
  `/spoken/${'0'.repeat(200)}.mp3`,
])('%s is no line: 404 as a problem', async (address) => {
  const response = await get(address);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
  expect(z.parse(problem, await response.json()).code).toBe('not_found');
});

test('architecture §5 speech: POST /api/speech answers a fixed line from its file, without synthesis', async () => {
  const kept = {
    audio: Buffer.from([0xff, 0xf3, 1, 2, 3]),
    wordTimesMs: speechTokens(greeting!.text).map((_, place) => 100 * place),
    mouths: [{ atMs: 100, mouth: 'mm' }] as const,
  };
  await new SpeechFileStore(join(store, 'spoken')).keep(spokenName(greeting!), kept);
  const response = await get('/api/speech', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(greeting),
  });
  expect([response.status, response.headers.get(wordTimesHeader), response.headers.get(mouthsHeader)]).toEqual([
    200,
    kept.wordTimesMs.join(','),
    'Ma',
  ]);
  expect(Buffer.from(await response.arrayBuffer()).equals(kept.audio)).toBe(true);
});

test('where nothing can be kept, lines are spoken all the same', async () => {
  const poorStore = await mkdtemp(join(tmpdir(), 'grove-store-'));
  await writeFile(join(poorStore, 'spoken'), '');
  const poor = await startCopy(service.databaseUrl, { GROVE_STORE: poorStore });
  try {
    const response = await fetch(`${poor.url}${spokenAddress(greeting!)}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(readMp3(new Uint8Array(await response.arrayBuffer())).seconds).toBeGreaterThan(2);
    expect(readWordTimes(response.headers.get(wordTimesHeader))).toHaveLength(speechTokens(greeting!.text).length);
    expect(JSON.stringify(poor.logged())).toContain('could not be kept as a file');
  } finally {
    await poor.stop();
    await rm(poorStore, { recursive: true });
  }
});
