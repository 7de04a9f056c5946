import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spokenLines } from '@grove/content/spoken';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SpeechLine, spokenName } from '../spoken-address.ts';
import type { Speech, SpeechProvider } from './speech-provider.ts';
import { pregenerate } from './pregenerate.ts';
import { SpeechFileStore } from './speech-file-store.ts';
import { StoredSpeech } from './stored-speech.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grove-spoken-'));
});
afterEach(() => rm(folder, { recursive: true }));

const soundOf = ({ text }: SpeechLine): Speech => ({
  audio: Buffer.from(text),
  wordTimesMs: [70, 300],
  mouths: [
    { atMs: 70, mouth: 'mm' },
    { atMs: 400, mouth: 'rest' },
  ],
});

/** A voice that notes what it says. */
class Voice implements SpeechProvider {
  readonly name = 'test';
  readonly said: string[] = [];

  async speak(line: SpeechLine): Promise<Speech> {
    this.said.push(line.text);
    return soundOf(line);
  }
}

const asker = { address: 'a' };
const lines = ['Good morning.', 'Good night.', 'Well done.'].map((text) => ({ text, voiceId: 'voice-luna' }));
const files = async (): Promise<string[]> => (await readdir(folder)).toSorted();
const filesOf = (kept: readonly SpeechLine[]): string[] =>
  kept.flatMap((line) => [`${spokenName(line)}.json`, `${spokenName(line)}.mp3`]).toSorted();
const nowMs = Date.parse('2026-01-02T12:00:00Z');

test('every line becomes a sound and its times, which are read as they were spoken', async () => {
  const voice = new Voice();
  expect(await pregenerate(lines, new SpeechFileStore(folder), [voice], nowMs)).toEqual({
    spoken: 3,
    kept: 0,
    removedFiles: 0,
  });
  expect(voice.said).toEqual(lines.map(({ text }) => text));
  expect(await files()).toEqual(filesOf(lines));
  expect(await new SpeechFileStore(folder).read(spokenName(lines[1]!))).toEqual(soundOf(lines[1]!));
});

test('only what is missing is spoken, by several voices each line once, and what no line needs is removed', async () => {
  await pregenerate(
    [...lines.slice(0, 1), { text: 'An old line.', voiceId: 'voice-luna' }],
    new SpeechFileStore(folder),
    [new Voice()],
    nowMs,
  );
  const voices = [new Voice(), new Voice()];
  expect(await pregenerate(lines, new SpeechFileStore(folder), voices, nowMs)).toEqual({
    spoken: 2,
    kept: 1,
    removedFiles: 2,
  });
  expect(voices.flatMap(({ said }) => said).toSorted()).toEqual(['Good night.', 'Well done.']);
  expect(await files()).toEqual(filesOf(lines));
});

test('what another process is writing is left alone, what one left behind long ago is removed', async () => {
  for (const [file, age] of [
    ['a.mp3.7.unfinished', 0],
    ['b.mp3.8.unfinished', 7_200],
  ] as const) {
    await writeFile(join(folder, file), '');
    await utimes(join(folder, file), nowMs / 1_000 - age, nowMs / 1_000 - age);
  }
  expect(await pregenerate([], new SpeechFileStore(folder), [new Voice()], nowMs)).toMatchObject({ removedFiles: 1 });
  expect(await files()).toEqual(['a.mp3.7.unfinished']);
});

test('a line that cannot be spoken fails, and the ones before it stay', async () => {
  const breaking: SpeechProvider = {
    name: 'test',
    speak: async (line) => (line === lines[1] ? Promise.reject(new Error('No voice.')) : soundOf(line)),
  };
  await expect(pregenerate(lines, new SpeechFileStore(folder), [breaking], nowMs)).rejects.toThrow('No voice.');
  expect(await files()).toEqual(filesOf(lines.slice(0, 1)));
});

const [fixed] = spokenLines;
const fixedLines = { has: (line: SpeechLine) => spokenLines.includes(line) };
const fails = (error: unknown): never => {
  throw error;
};

test('a fixed line is spoken once and then read; any other line is left to the voice', async () => {
  const voice = new Voice();
  const kept = new StoredSpeech(voice, new SpeechFileStore(folder), fixedLines, fails);
  expect(await kept.speak(fixed!, asker)).toEqual(soundOf(fixed!));
  expect(await kept.speak(fixed!, asker)).toEqual(soundOf(fixed!));
  expect(voice.said).toEqual([fixed!.text]);
  await kept.speak(lines[0]!, asker);
  await kept.speak(lines[0]!, asker);
  expect(voice.said).toEqual([fixed!.text, 'Good morning.', 'Good morning.']);
  expect(await files()).toEqual(filesOf([fixed!]));
});

test('a line whose times are damaged is spoken again', async () => {
  const files = new SpeechFileStore(folder);
  await pregenerate([fixed!], files, [new Voice()], nowMs);
  await writeFile(join(folder, `${spokenName(fixed!)}.json`), '{"wordTimes":');
  const voice = new Voice();
  expect(await new StoredSpeech(voice, files, fixedLines, fails).speak(fixed!, asker)).toEqual(soundOf(fixed!));
  expect(voice.said).toHaveLength(1);
  expect(await files.read(spokenName(fixed!))).toEqual(soundOf(fixed!));
});

test('a folder that cannot be written to keeps nobody from speaking', async () => {
  await writeFile(join(folder, 'file'), '');
  const heard: unknown[] = [];
  const files = new SpeechFileStore(join(folder, 'file', 'spoken'));
  const kept = new StoredSpeech(new Voice(), files, fixedLines, (error) => heard.push(error));
  expect(await kept.speak(fixed!, asker)).toEqual(soundOf(fixed!));
  expect(heard).toEqual([expect.objectContaining({ code: 'ENOTDIR' })]);
});
