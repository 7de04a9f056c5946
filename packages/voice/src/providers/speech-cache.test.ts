import { expect, test } from '@jest/globals';
import { CachedSpeech } from './cached-speech.ts';
import { createSpeechCache } from './speech-cache.ts';
import type { Speech } from './speech-provider.ts';

const speech = (bytes: number): Speech => ({ audio: new Uint8Array(bytes) });
const line = { text: 'Hello', voiceId: 'voice-luna' };

const asker = { address: 'a' };

test('the cache forgets what was used longest ago, by bytes', () => {
  const cache = createSpeechCache(10_000);
  for (const key of ['a', 'b', 'c']) cache.set(key, speech(3_000));
  expect(cache.get('a')).toBeDefined();
  cache.set('d', speech(3_000));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  expect(cache.calculatedSize).toBeLessThanOrEqual(10_000);
});

test('a line that is larger than the cache is not kept and displaces nothing', () => {
  const cache = createSpeechCache(10_000);
  cache.set('small', speech(1_000));
  cache.set('large', speech(10_000));
  expect(cache.get('large')).toBeUndefined();
  expect(cache.get('small')).toBeDefined();
});

test('a line that is set again counts once', () => {
  const cache = createSpeechCache(10_000);
  cache.set('a', speech(4_000));
  const bytes = cache.calculatedSize;
  cache.set('a', speech(4_000));
  expect(cache.calculatedSize).toBe(bytes);
});

test('equal lines at the same time are spoken once, and later ones not at all', async () => {
  let spoken = 0;
  const { promise, resolve } = Promise.withResolvers<Speech>();
  const speak = () => {
    spoken += 1;
    return promise;
  };
  const remembering = new CachedSpeech({ name: 'test', speak }, createSpeechCache(10_000));
  const together = [
    remembering.speak(line, asker),
    remembering.speak(line, asker),
    remembering.speak({ ...line }, asker),
  ];
  resolve(speech(100));
  const answers = await Promise.all(together);
  expect(new Set(answers).size).toBe(1);
  expect(await remembering.speak(line, asker)).toBe(answers[0]);
  expect(spoken).toBe(1);
});

test('another voice, another text or another provider is another line', async () => {
  const spoken: string[] = [];
  const cache = createSpeechCache(10_000);
  const provider = (name: string) =>
    new CachedSpeech(
      { name, speak: ({ text, voiceId }) => Promise.resolve(spoken.push(name + voiceId + text)).then(() => speech(1)) },
      cache,
    );
  for (const { speak } of [provider('one'), provider('two')].map((remembering) => ({
    speak: remembering.speak.bind(remembering),
  }))) {
    for (const asked of [line, { ...line, voiceId: 'voice-byte' }, { ...line, text: 'Bye' }]) await speak(asked, asker);
  }
  expect(spoken).toHaveLength(6);
});

test('a failure is not remembered', async () => {
  let attempts = 0;
  const speak = () =>
    Promise.resolve().then(() => {
      attempts += 1;
      if (attempts === 1) throw new Error('away');
      return speech(1);
    });
  const remembering = new CachedSpeech({ name: 'test', speak }, createSpeechCache(10_000));
  await expect(remembering.speak(line, asker)).rejects.toThrow('away');
  await expect(remembering.speak(line, asker)).resolves.toBeDefined();
});
