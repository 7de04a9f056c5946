import { afterEach, expect, jest, test } from '@jest/globals';
import type { Worker } from 'node:worker_threads';
import { enhancedLessons, lessonSources } from '@grove/content/server';
import { spokenLines } from '@grove/content/spoken';
import { spokenText, wordsOf } from '../text/spoken-text.ts';
import { readMp3 } from '../testing/mp3.ts';
import { FliteSpeech, mostSpokenWords, startFliteWorker } from './flite-speech.ts';

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

const asker = { address: 'a' };
const line = { text: 'Plants need sunlight, water and air to grow.', voiceId: 'voice-nova' };

test('a line becomes an MP3 with constant 48 kbit/s on one channel, and as many times as tokens', async () => {
  const { audio, wordTimesMs } = await speech.speak(line, asker);
  const facts = readMp3(audio);
  expect(facts).toMatchObject({ bitratesKbps: [48], sampleRate: 16_000, channels: 1 });
  expect(wordTimesMs).toHaveLength(8);
  expect(facts.seconds).toBeGreaterThan(wordTimesMs!.at(-1)! / 1_000);
  expect(facts.seconds).toBeLessThan(wordTimesMs!.at(-1)! / 1_000 + 1);
});

test('a worker that dies in the middle of a line is replaced, and the line is spoken', async () => {
  const answer = speech.speak(line, asker);
  // Its first message says that it is ready, and then it has the line.
  await new Promise<void>((resolve) => workers[0]?.once('message', resolve));
  await workers[0]?.terminate();
  expect(readMp3((await answer).audio).seconds).toBeGreaterThan(1);
  expect(workers).toHaveLength(2);
});

test('the longest text is spoken whole', async () => {
  const text = 'Numbers, shapes and stories! '.repeat(34).trim();
  const { audio, wordTimesMs } = await speech.speak({ text, voiceId: 'voice-nova' }, asker);
  expect(wordTimesMs).toHaveLength(34 * 4);
  expect(readMp3(audio).seconds).toBeGreaterThan(60);
});

test('a text of very many sentences takes no longer than its length lets expect', async () => {
  const text = 'A! '.repeat(333).trim();
  const { wordTimesMs } = await speech.speak({ text, voiceId: 'voice-byte' }, asker);
  expect(wordTimesMs).toHaveLength(333);
});

test('a stopped voice says nothing more', async () => {
  await speech.close();
  await expect(speech.speak(line, asker)).rejects.toThrow('stopping');
});

test('H4: as many words are spoken as may be, and not one more', async () => {
  const few = 'a '.repeat(mostSpokenWords);
  expect((await speech.speak({ text: few, voiceId: 'voice-byte' }, asker)).wordTimesMs).toHaveLength(mostSpokenWords);
  await expect(speech.speak({ text: `${few}b`, voiceId: 'voice-byte' }, asker)).rejects.toMatchObject({
    name: 'UnspeakableError',
    message: expect.stringContaining(`${mostSpokenWords + 1} words`),
  });
  await expect(speech.check(few, asker)).resolves.toBeUndefined();
  await expect(speech.check('≤'.repeat(1_000), asker)).rejects.toThrow('6000 words');
});

test('H4: no text of the site has too many words to be read aloud', () => {
  const texts = [
    ...lessonSources.flatMap(({ steps }) => steps),
    ...enhancedLessons.flatMap(({ content }) => content.steps),
  ].map(({ title, content, question }) => [title, content, question].join(' '));
  const most = Math.max(
    ...[...texts, ...spokenLines.map(({ text }) => text)].map(
      (text) => spokenText(text).flatMap(({ spoken }) => wordsOf(spoken)).length,
    ),
  );
  expect(most).toBeLessThan(mostSpokenWords / 2);
});
