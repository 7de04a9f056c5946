import { expect, test } from '@jest/globals';
import { narrateBeats } from './narrative.ts';
import { poseAt } from './teacher.ts';
import { testVoice } from './test-voice.ts';

const narrative = narrateBeats(
  [{ say: 'One two three.' }, { say: 'Four five six.' }, { say: 'Seven eight?' }],
  testVoice,
);
const [first, second, last] = narrative.lines;

test('the mouth speaks during a line and smiles between two', () => {
  expect(poseAt(narrative, first!.start + 0.1).mouth).toBe('aa');
  expect(poseAt(narrative, first!.end + 0.2).mouth).toBe('smile');
});

test('the teacher looks at the learner first and last, and at the picture in between', () => {
  const gazeAt = (t: number): number => poseAt(narrative, t).gaze![0];
  expect(gazeAt(first!.start)).toBeCloseTo(0);
  expect(gazeAt(second!.end - 0.3)).toBeLessThan(-4);
  expect(gazeAt(last!.end)).toBeCloseTo(0);
});

test('the eyes blink now and then, and are open for most of the time', () => {
  const closed = Array.from({ length: 1_000 }, (_, i) => poseAt(narrative, i / 50).blink!).filter(
    (blink) => blink > 0.5,
  ).length;
  expect(closed).toBeGreaterThan(10);
  expect(closed).toBeLessThan(80);
});
