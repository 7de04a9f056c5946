import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { RemoteSpeech, restMs } from './remote-speech.ts';

const line = { text: 'Hello, little explorer!', voiceId: 'voice-luna' };
const sound = Buffer.from([0xff, 0xf3, 1, 2, 3]);

let asked: Array<{ url: string | undefined; authorization: string | undefined; body: unknown }> = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request: IncomingMessage, response) => {
  void (async () => {
    asked.push({
      url: request.url,
      authorization: request.headers.authorization,
      body: JSON.parse(await readText(request)),
    });
    answer(response);
  })();
});
let baseUrl = '';
let now = 0;
const speechWith = (voices: Record<string, string>) =>
  new RemoteSpeech({ baseUrl, model: 'speaker-1', apiKey: 'key', voices }, () => now);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});

beforeEach(() => {
  asked = [];
  now = 0;
  answer = (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(sound);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('the service is asked as OpenAI would be, with the voice of the teacher', async () => {
  const { audio, wordTimesMs } = await speechWith({ 'voice-luna': 'coral', '*': 'alloy' }).speak(line);
  expect(Buffer.from(audio)).toEqual(sound);
  expect(wordTimesMs).toBeUndefined();
  expect(asked).toEqual([
    {
      url: '/v1/audio/speech',
      authorization: 'Bearer key',
      body: { model: 'speaker-1', voice: 'coral', input: line.text, response_format: 'mp3' },
    },
  ]);
});

test('a teacher without a voice there is not asked for, unless one stands for all others', () => {
  expect(speechWith({ 'voice-byte': 'echo' }).canSpeak('voice-luna')).toBe(false);
  expect(speechWith({ '*': 'alloy' }).canSpeak('voice-luna')).toBe(true);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['500', (response) => void response.writeHead(500, { 'content-type': 'audio/mpeg' }).end(sound)],
  ['429', (response) => void response.writeHead(429).end()],
  ['JSON', (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}')],
  ['nothing', (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end()],
  [
    'a broken answer',
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': '99' })
        .write(sound, () => response.destroy()),
  ],
  [
    'too much',
    (response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.alloc(5 * 1024 * 1024)),
  ],
  ['a redirect', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
])('%s is a failure that does not repeat the text, and the service is left alone for a while', async (_, failing) => {
  answer = failing;
  const speech = speechWith({ '*': 'alloy' });
  const outcome = await speech.speak(line).then(() => 'spoken', String);
  expect(outcome).toMatch(/Error/);
  expect(outcome).not.toContain('explorer');
  expect(speech.canSpeak(line.voiceId)).toBe(false);
  now += restMs;
  expect(speech.canSpeak(line.voiceId)).toBe(true);
});
