import { expect, test } from '@jest/globals';
import { narrateBeats } from '../film/narrative.ts';
import { testVoice } from '../film/test-voice.ts';
import { timestamp, webVtt } from './captions.ts';

const captionsOf = (...says: string[]): string =>
  webVtt(
    narrateBeats(
      says.map((say) => ({ say })),
      testVoice,
    ).lines,
  );

test('times are written as WebVTT wants them', () => {
  expect([0, 9.9996, 61.5, 3_725.001].map(timestamp)).toEqual([
    '00:00:00.000',
    '00:00:10.000',
    '00:01:01.500',
    '01:02:05.001',
  ]);
});

test('each word but the first carries its time', () => {
  expect(captionsOf('Area is inside.')).toBe(
    'WEBVTT\n\n1\n00:00:00.900 --> 00:00:02.450 line:92% position:36% size:64% align:center\nArea <00:00:01.300>is <00:00:01.700>inside.\n',
  );
});

test('a long line becomes two captions, broken where a sentence ends', () => {
  const texts = captionsOf('The compass rose shows north and east. So they walk east to the bridge, all of them.')
    .split('\n\n')
    .slice(1)
    .map((cue) => cue.split('\n')[2]!.replaceAll(/<[^>]+>/g, ''));
  expect(texts).toEqual(['The compass rose shows north and east.', 'So they walk east to the bridge, all of them.']);
});

test('a caption is gone when the next begins', () => {
  const times = captionsOf('one two', 'three')
    .match(/\d\d:\d\d:\d\d\.\d+ --> \d\d:\d\d:\d\d\.\d+/g)!
    .map((span) => span.split(' --> ') as [string, string]);
  expect(times[0]![1] <= times[1]![0]).toBe(true);
});

test('signs of the format are escaped', () => {
  expect(captionsOf('2 < 3 & so on')).toContain('&lt; <00:00:01.700>3 <00:00:02.100>&amp; <00:00:02.500>so');
});
