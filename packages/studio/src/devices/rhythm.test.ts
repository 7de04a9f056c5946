import { expect, test } from '@jest/globals';
import { rhythm } from './rhythm.ts';

const notes = [
  { kind: 'long', at: 'a' },
  { kind: 'short', at: 'a' },
] as const;
const { sounds = [] } = rhythm(
  {
    device: 'rhythm',
    names: { long: 'long', short: 'short' },
    notes,
    claps: [
      { at: 'beat', what: 'beat', rounds: 1 },
      { at: 'go', what: 'notes', rounds: 2 },
    ],
  },
  {
    area: { x: 0, y: 0, width: 800, height: 500 },
    from: 0,
    time: (cue) => ({ a: 1, beat: 10, go: 20 })[cue] ?? 0,
    readAloud: () => null,
  },
);
const clapsFrom = (start: number): number[] =>
  sounds.filter(({ kind, at }) => kind === 'clap' && at > start && at < start + 8).map(({ at }) => at - start);

test('the beat is clapped once on each beat, at 80 beats a minute, one beat after the word', () => {
  expect(clapsFrom(10)).toEqual([0.75, 1.5]);
});

test('notes are clapped as they stand: a short pair shares its beat, round after round', () => {
  expect(clapsFrom(20)).toEqual([0.75, 1.5, 1.875, 2.25, 3, 3.375]);
});
