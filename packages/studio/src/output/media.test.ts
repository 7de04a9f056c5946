import { expect, test } from '@jest/globals';
import { filmOf, filmSources } from '@grove/content';
import { documents } from '@grove/content/server';
import { videoScripts } from '@grove/content/videos';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Transcript } from './transcript.ts';

/** The rendered files as they are committed. */
const folder = path.join(import.meta.dirname, '../../media');
const files = readdirSync(folder);
const register = JSON.parse(readFileSync(path.join(folder, 'films.json'), 'utf8')) as Record<
  string,
  { seconds: number; bytes: number }
>;
const sizeOf = (file: string): number => statSync(path.join(folder, file)).size;
const transcriptOf = (film: string): Transcript =>
  JSON.parse(readFileSync(path.join(folder, `${film}.json`), 'utf8')) as Transcript;

const films = videoScripts.map(({ id }) => id);
const sources = filmSources(documents.films);
const most = 60e6;

test('§5 video assets: every known source has the files that the site names, and a film its transcript', () => {
  for (const source of sources) {
    const { webm, mp4, poster, captions } = filmOf(documents.films, source)!;
    const needed = [webm, mp4, poster, ...(captions === null ? [] : [captions, `${source}.json`])].map((address) =>
      path.basename(address),
    );
    expect([source, needed.filter((file) => !files.includes(file) || sizeOf(file) === 0)]).toEqual([source, []]);
  }
});

test('every film that has a script is a known source', () => {
  expect(films.filter((film) => !sources.includes(film))).toEqual([]);
});

test('nothing is left of films that are no longer made, and nothing was broken off', () => {
  expect(files.filter((file) => file !== 'films.json' && !sources.includes(path.parse(file).name))).toEqual([]);
  const written = Object.fromEntries(
    sources.map((source) => [
      source,
      files.filter((file) => path.parse(file).name === source).reduce((sum, file) => sum + sizeOf(file), 0),
    ]),
  );
  expect(Object.fromEntries(Object.entries(register).map(([source, { bytes }]) => [source, bytes]))).toEqual(written);
});

test('the whole set stays below 60 MB', () => {
  expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(most);
});

test.each(films)('%s takes 30 to 60 s', (film) => {
  expect(register[film]!.seconds).toBeGreaterThanOrEqual(30);
  expect(register[film]!.seconds).toBeLessThanOrEqual(60);
  expect(transcriptOf(film).seconds).toBe(register[film]!.seconds);
});

/** Every time that a WebVTT file says, in its order: of captions, and of the words inside them. */
const times = (vtt: string): number[] =>
  [...vtt.matchAll(/(\d\d):(\d\d):(\d\d\.\d{3})/g)].map(
    ([, hours, minutes, seconds]) => Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
  );

test.each(films)('%s: captions and the words in them come one after the other and end before the film', (film) => {
  const cues = readFileSync(path.join(folder, `${film}.vtt`), 'utf8')
    .split('\n\n')
    .slice(1)
    .map(times);
  expect(cues.length).toBeGreaterThan(6);
  // Start, end, words: within a caption the words grow from its start to its end; a caption begins when the one before has gone.
  const spoken = cues.map(([start, end, ...words]) => [start!].concat(words, end!));
  for (const cue of spoken) expect(cue).toEqual(cue.toSorted((a, b) => a - b));
  expect(spoken.flatMap((cue) => [cue[0]!, cue.at(-1)!])).toEqual(
    spoken.flatMap((cue) => [cue[0]!, cue.at(-1)!]).toSorted((a, b) => a - b),
  );
  expect(spoken.at(-1)!.at(-1)!).toBeLessThan(register[film]!.seconds);
});

test.each(films)('%s: the transcript says the same words as the script, at growing times', (film) => {
  const { lines } = transcriptOf(film);
  expect(lines.map(({ text }) => text)).toEqual(
    videoScripts.find(({ id }) => id === film)!.beats.map(({ say }) => say),
  );
  const starts = lines.flatMap(({ words }) => words.map(({ start }) => start));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
