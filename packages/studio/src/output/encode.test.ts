import { expect, test } from '@jest/globals';
import { encoderArguments, encodings, requireFfmpeg } from './encode.ts';
import { wavFile } from './wav.ts';

test('one run makes both files that browsers play, with sound', () => {
  const line = encoderArguments(encodings.film, 'sound.wav', 'out/film').join(' ');
  expect(line).toMatch(/libsvtav1.*libopus.*out\/film\.webm.*libx264.*aac.*\+faststart out\/film\.mp4$/);
});

test('a machine without ffmpeg is told what to install', () => {
  expect(() => requireFfmpeg('no-such-ffmpeg')).toThrow('ffmpeg is missing: it encodes the films. Install it');
});

test('a loop has no sound', () => {
  const parameters = encoderArguments(encodings.loop, undefined, 'loop');
  expect(parameters.filter((parameter) => parameter === '-an')).toHaveLength(2);
  expect(parameters.join(' ')).not.toMatch(/opus|aac/);
});

test('a WAV file tells its length and keeps its samples', () => {
  const file = wavFile(Float32Array.from([0, 1, -1, 0.5]), 16_000);
  expect([file.toString('latin1', 0, 4), file.readUInt32LE(24), file.readUInt32LE(40)]).toEqual(['RIFF', 16_000, 8]);
  expect([44, 46, 48, 50].map((at) => file.readInt16LE(at))).toEqual([0, 32_767, -32_767, 16_384]);
});
