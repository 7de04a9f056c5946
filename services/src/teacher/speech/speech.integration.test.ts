import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { localTeachers, teachers } from '@grove/content/server';
import { problem, readWordTimes, speechMaxChars, speechTokens, wordTimesHeader } from '@grove/contracts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { readMp3 } from '@grove/voice/testing/mp3';
import { startCopy, startTestService, type TestService } from '../../../testing/test-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

const post = (
  body: unknown,
  { url = service.url, cookie }: { url?: string; cookie?: string } = {},
): Promise<Response> =>
  fetch(`${url}/api/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function heard(body: { text: string; voiceId: string }, asking?: { url?: string; cookie?: string }) {
  const response = await post(body, asking);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  return {
    response,
    audio: new Uint8Array(await response.arrayBuffer()),
    times: readWordTimes(response.headers.get(wordTimesHeader)),
  };
}

test.each([...teachers, ...localTeachers].map(({ name, voiceId, greeting }) => [name, voiceId!, greeting]))(
  '§7 speech: %s greets in a voice, and the time of every word is told',
  async (_, voiceId, text) => {
    const { response, audio, times } = await heard({ text, voiceId });
    const { bitratesKbps, channels, seconds } = readMp3(audio);
    expect({ bitratesKbps, channels }).toEqual({ bitratesKbps: [48], channels: 1 });
    expect(times).toHaveLength(speechTokens(text).length);
    expect(times![0]).toBeLessThan(300);
    expect(seconds * 1_000).toBeGreaterThan(times!.at(-1)! + 150);
    expect(seconds * 1_000).toBeLessThan(times!.at(-1)! + 1_500);
    expect(Number(response.headers.get('content-length'))).toBe(audio.length);
  },
);

test('§7 speech: a line that was said before comes from memory, byte for byte', async () => {
  const line = { text: 'Seven times eight is fifty six.', voiceId: 'voice-logic' };
  const [first, second] = [await heard(line), await heard(line)];
  expect(Buffer.from(first.audio).equals(second.audio)).toBe(true);
  expect(second.times).toEqual(first.times);
});

test('§7 speech: emoji and formulas keep the times of the tokens around them', async () => {
  const text = '🎉 Great! ¾ × 8 = 6 🎉';
  const { times } = await heard({ text, voiceId: 'voice-luna' });
  expect(times).toHaveLength(8);
  expect(times![0]).toBe(times![1]);
});

test.each<[string, unknown, RegExp]>([
  ['no body', undefined, /text is missing/],
  ['no text', { voiceId: 'voice-luna' }, /^text is missing/],
  ['an empty text', { text: '', voiceId: 'voice-luna' }, /^text must not be empty\.$/],
  ['a text that is no text', { text: 5, voiceId: 'voice-luna' }, /^text /],
  [
    'a text that is too long',
    { text: 'a'.repeat(speechMaxChars + 1), voiceId: 'voice-luna' },
    /^text must be at most 1000 characters long\.$/,
  ],
  ['no voice', { text: 'Hello' }, /^voiceId is missing/],
  [
    'an unknown voice',
    { text: 'Hello', voiceId: 'voice-nobody' },
    /^voiceId must be one of voice-luna, .*voice-narrator\.$/,
  ],
  ['a voice from the prototype of objects', { text: 'Hello', voiceId: 'constructor' }, /^voiceId must be one of/],
  ['white space', { text: ' \n ', voiceId: 'voice-luna' }, /^text must not be empty\.$/],
  [
    'a text that becomes thousands of words',
    { text: '≤'.repeat(1_000), voiceId: 'voice-luna' },
    /^text has 6000 words when it is read aloud, and may have 400\. Send it in parts\.$/,
  ],
  ['only emoji', { text: '🎉 🎉', voiceId: 'voice-luna' }, /^text has no words/],
  ['broken JSON', '{"text":', /JSON/],
])('§8 speech: %s is 400 with a detail', async (_, body, detail) => {
  const response = await post(body === undefined ? '{}' : body);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const answer = z.parse(problem, await response.json());
  expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
  expect(answer.detail).toMatch(detail);
});

test('§8 speech: another method is 405', async () => {
  const response = await fetch(`${service.url}/api/speech`);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

/** The cookie of a new learner. */
async function newLearner(): Promise<string> {
  const { headers } = await fetch(`${service.url}/api/progress`);
  return headers.get('set-cookie')!.split(';', 1)[0]!;
}

test('§7 speech: twenty lines of twenty learners at once are all spoken, and other requests are answered meanwhile', async () => {
  const learners = await Promise.all(Array.from({ length: 20 }, newLearner));
  let areDone = false;
  const spoken = Promise.all(
    learners.map((cookie, place) =>
      heard({ text: `This is line number ${place} of twenty.`, voiceId: 'voice-nova' }, { cookie }),
    ),
  ).finally(() => {
    areDone = true;
  });
  const meanwhile = await fetch(`${service.url}/api/subjects/`);
  expect([meanwhile.status, areDone]).toEqual([404, false]);
  for (const { times } of await spoken) expect(times).toHaveLength(7);
});

test('H4: two lines of one asker wait, the rest is told when to come again, and another learner has the next turn', async () => {
  const cookie = await newLearner();
  const order: string[] = [];
  const many = Array.from({ length: 8 }, (_, place) =>
    post({ text: `Wait for turn ${place}. `.repeat(10), voiceId: 'voice-byte' }).then(
      (response) => (order.push('many'), response),
    ),
  );
  await Promise.any(many);
  await heard({ text: 'One line.', voiceId: 'voice-byte' }, { cookie }).then(() => order.push('other'));
  const answers = await Promise.all(many);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(order.at(-1)).toBe('many');
  for (const response of refused)
    expect([response.headers.get('retry-after'), z.parse(problem, await response.json()).code]).toEqual([
      '3',
      'too_many_requests',
    ]);
  for (const response of answers.filter((answer) => !refused.includes(answer))) expect(response.status).toBe(200);
});

test('§7 speech: nothing that is said is logged, and no learner is made', async () => {
  const { response } = await heard({ text: 'My secret word is xylophone.', voiceId: 'voice-atlas' });
  await post({ text: 'xylophone', voiceId: 'nobody' });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(JSON.stringify(service.logged())).not.toContain('xylophone');
});

test('§7 speech: a configured service speaks; when it fails the built-in voice does, and the text is not logged', async () => {
  const sound = Buffer.from([0xff, 0xf3, 0x68, 0xc4, 1, 2, 3, 4]);
  let isWell = true;
  const remote: Server = createServer(
    (_, response) => void response.writeHead(isWell ? 200 : 500, { 'content-type': 'audio/mpeg' }).end(sound),
  );
  await new Promise<void>((resolve) => void remote.listen(0, '127.0.0.1', resolve));
  const copy = await startCopy(service.databaseUrl, {
    TEACHER_SPEECH_BASE_URL: `http://127.0.0.1:${(remote.address() as AddressInfo).port}/v1`,
    TEACHER_SPEECH_MODEL: 'speaker-1',
    TEACHER_SPEECH_VOICES: 'voice-luna=coral',
  });
  try {
    const mapped = await heard({ text: 'Hello xylophone.', voiceId: 'voice-luna' }, { url: copy.url });
    expect([Buffer.from(mapped.audio).equals(sound), mapped.times]).toEqual([true, undefined]);
    const unmapped = await heard({ text: 'Hello xylophone.', voiceId: 'voice-atlas' }, { url: copy.url });
    expect(unmapped.times).toHaveLength(2);
    isWell = false;
    const fallen = await heard({ text: 'Goodbye xylophone.', voiceId: 'voice-luna' }, { url: copy.url });
    expect(fallen.times).toHaveLength(2);
    expect(JSON.stringify(copy.logged())).toContain('The speech service answered 500');
    expect(JSON.stringify(copy.logged())).not.toContain('xylophone');
  } finally {
    await copy.stop();
    remote.close();
  }
});
