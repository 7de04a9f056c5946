import { expect, test } from '@jest/globals';
import { videoAssets } from '@grove/content/server';
import { videoScripts } from '@grove/content/videos';
import { makeFilm } from './film.ts';
import { narrateBeats } from './narrative.ts';
import { testVoice } from './test-voice.ts';

const filmOf = (script: (typeof videoScripts)[number]) =>
  makeFilm(
    script,
    { ...videoAssets.find(({ src }) => src === script.id)!, presenter: 'Teacher' },
    narrateBeats(script.beats, testVoice),
  );
const moments = (seconds: number): number[] => Array.from({ length: 24 }, (_, i) => (i / 23) * seconds);

test.each(videoScripts.map((script) => [script.id, script] as const))(
  '%s: every cue is said, every picture is drawn, no frame holds a number that is none',
  (_, script) => {
    const { frame, seconds, sounds } = filmOf(script);
    for (const t of moments(seconds)) {
      const svg = frame(t);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
    for (const { at } of sounds) expect(at).toBeLessThan(seconds);
  },
);

test('a frame is the same every time, in any order', () => {
  const [first, second] = [filmOf(videoScripts[0]!), filmOf(videoScripts[0]!)];
  const forwards = moments(first.seconds).map(first.frame);
  const backwards = moments(second.seconds).toReversed().map(second.frame).toReversed();
  expect(backwards).toEqual(forwards);
});

test('what stands in a beat appears with its word and leaves with the one that ends it', () => {
  const script = {
    ...videoScripts[0]!,
    beats: [
      { say: 'hello' },
      {
        say: 'now look',
        show: [{ device: 'cards', at: 'look', until: 'away', cards: [{ title: 'Marker', tone: 'sky', at: 'look' }] }],
      },
      { say: 'go away' },
    ],
  } as const;
  const narrative = narrateBeats(script.beats, testVoice);
  const { frame } = makeFilm(script, { title: 'Title', subject: 'Math', presenter: 'Teacher' }, narrative);
  const [look, away] = [narrative.lines[1]!.words[1]!.start, narrative.lines[2]!.words[1]!.start];
  expect([look - 0.2, look + 0.3, away - 0.2, away + 0.6].map((t) => frame(t).includes('Marker'))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a film with an unknown teacher is refused', () => {
  expect(() => filmOf({ ...videoScripts[0]!, teacher: 'nobody' })).toThrow('There is no teacher "nobody".');
});
