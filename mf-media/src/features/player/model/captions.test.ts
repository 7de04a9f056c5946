import { expect, test } from '@jest/globals';
import { captionAt, captionsOf, textOf, wordAt } from './captions.ts';

const vtt = `WEBVTT

NOTE made by the studio

1
00:00:00.940 --> 00:00:04.328 line:92% position:36% size:64% align:center
How <00:00:01.170>much <00:00:01.525>space?

2
01:02:04.328 --> 01:02:06.355
2 &lt; 3 <c.loud>&amp;</c> so on
`;

test('captions are read with the time of every word', () => {
  expect(captionsOf(vtt)[0]).toEqual({
    start: 0.94,
    end: 4.328,
    words: [
      { text: 'How', start: 0.94 },
      { text: 'much', start: 1.17 },
      { text: 'space?', start: 1.525 },
    ],
  });
});

test('signs of the format become letters, hours count, and notes are passed over', () => {
  const [, second] = captionsOf(vtt.replaceAll('\n', '\r\n'));
  expect(textOf(second!)).toBe('2 < 3 & so on');
  expect(second!.start).toBeCloseTo(3_724.328);
});

test.each(['', 'Not found', 'WEBVTT', 'WEBVTT\n\n1\n00:00 -> 00:01\nHello'])(
  'what is no caption gives none (%j)',
  (text) => {
    expect(captionsOf(text)).toEqual([]);
  },
);

test('the caption and the word of a moment', () => {
  const captions = captionsOf(vtt);
  expect([0.5, 0.94, 4.3, 4.4].map((at) => captionAt(captions, at))).toEqual([-1, 0, 0, -1]);
  expect([0.94, 1.2, 3].map((at) => wordAt(captions[0]!, at))).toEqual([0, 1, 2]);
});
