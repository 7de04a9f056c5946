import { expect, test } from '@jest/globals';
import { localTeachers, teachers, videoAssets } from '../server.ts';
import { videoScripts } from '../videos/index.ts';
import { videoScriptFaults } from './videos.ts';

const [first, ...others] = videoScripts;
const faultsWith = (change: object): string[] =>
  videoScriptFaults(
    [{ ...first!, ...change }, ...others],
    videoAssets,
    videoScripts.flatMap(({ lessonId }) => lessonId ?? []),
    { teachers, localTeachers },
  ).map(({ message }) => message);

test('a script that borrows another voice is found', () => {
  expect(faultsWith({ voiceId: 'voice-byte' })).toEqual(['unknown teacher with this voice "ms-logic voice-byte"']);
});

test('a lesson that does not exist, and a text that is too short or too hard, are found', () => {
  expect(faultsWith({ lessonId: 'no-such-lesson' })).toEqual(['unknown lesson "no-such-lesson"']);
  expect(faultsWith({ beats: first!.beats.map(() => ({ say: 'Hello.' })) })).toContainEqual(
    expect.stringContaining('number of words'),
  );
  expect(
    faultsWith({
      beats: first!.beats.map(() => ({
        say: 'Multiplication communicates considerable geometrical information concerning rectangular configurations and proportionality.',
      })),
    }),
  ).toContainEqual(expect.stringContaining('reading grade'));
});

test('a video of the gallery without a script is found', () => {
  expect(
    videoScriptFaults(
      others,
      videoAssets,
      videoScripts.flatMap(({ lessonId }) => lessonId ?? []),
      { teachers, localTeachers },
    ),
  ).toHaveLength(1);
});
