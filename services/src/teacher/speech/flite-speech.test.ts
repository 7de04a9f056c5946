import { afterEach, expect, jest, test } from '@jest/globals';
import type { Worker } from 'node:worker_threads';
import { readMp3 } from '../../../testing/mp3.ts';
import { FliteSpeech, startFliteWorker } from './flite-speech.ts';

// A busy machine may need a while for the longest line.
jest.setTimeout(60_000);

const workers: Worker[] = [];
const start = () => {
  const worker = startFliteWorker();
  workers.push(worker);
  return worker;
};
let speech = new FliteSpeech(start);

afterEach(async () => {
  await speech.close();
  workers.length = 0;
  speech = new FliteSpeech(start);
});

const line = { text: 'Plants need sunlight, water and air to grow.', voiceId: 'voice-nova' };

test('a line becomes an MP3 with constant 48 kbit/s on one channel, and as many times as tokens', async () => {
  const { audio, wordTimesMs } = await speech.speak(line);
  const facts = readMp3(audio);
  expect(facts).toMatchObject({ bitratesKbps: [48], sampleRate: 16_000, channels: 1 });
  expect(wordTimesMs).toHaveLength(8);
  expect(facts.seconds).toBeGreaterThan(wordTimesMs!.at(-1)! / 1_000);
  expect(facts.seconds).toBeLessThan(wordTimesMs!.at(-1)! / 1_000 + 1);
});

test('a worker that dies in the middle of a line is replaced, and the line is spoken', async () => {
  const answer = speech.speak(line);
  await new Promise<void>((resolve) => workers[0]?.once('online', resolve));
  await workers[0]?.terminate();
  expect(readMp3((await answer).audio).seconds).toBeGreaterThan(1);
  expect(workers).toHaveLength(2);
});

test('the longest text is spoken whole', async () => {
  const text = 'Numbers, shapes and stories! '.repeat(34).trim();
  const { audio, wordTimesMs } = await speech.speak({ text, voiceId: 'voice-nova' });
  expect(wordTimesMs).toHaveLength(34 * 4);
  expect(readMp3(audio).seconds).toBeGreaterThan(60);
});

test('a text of very many sentences takes no longer than its length lets expect', async () => {
  const text = 'A! '.repeat(333).trim();
  const { wordTimesMs } = await speech.speak({ text, voiceId: 'voice-byte' });
  expect(wordTimesMs).toHaveLength(333);
});

test('a stopped voice says nothing more', async () => {
  await speech.close();
  await expect(speech.speak(line)).rejects.toThrow('stopping');
});
