import { expect, test } from '@jest/globals';
import { aVideo } from '@grove/testing';
import { gradesOf } from './grade.ts';
import { nextAfter, sectionsOf } from './sections.ts';

test('§2 gallery: videos are grouped in sections by subject, the known subjects first and in their order', () => {
  const sections = sectionsOf([
    aVideo({ id: 1, subject: 'Gardening' }),
    aVideo({ id: 2, subject: 'Science' }),
    aVideo({ id: 3, subject: 'Math' }),
    aVideo({ id: 4, subject: 'Science' }),
  ]);
  expect(sections.map(({ name, videos }) => [name, videos.map(({ id }) => id)])).toEqual([
    ['Math', [3]],
    ['Science', [2, 4]],
    ['Gardening', [1]],
  ]);
});

test('§2 gallery: seven subjects have their own colour and icon, others are grey', () => {
  const names = [
    'Math',
    'Science',
    'Reading',
    'Social Studies',
    'Technology',
    'Creative Arts',
    'Language Arts',
    'Gardening',
  ];
  const looks = sectionsOf(names.map((subject, id) => aVideo({ id: id + 1, subject }))).map(
    ({ look }) => look && `${look.color} ${look.icon}`,
  );
  expect(new Set(looks.slice(0, 7)).size).toBe(7);
  expect(looks.slice(0, 7)).not.toContain(null);
  expect(looks[7]).toBeNull();
});

test("an asset under the server's name of a subject stands in that subject's section", () => {
  expect(
    sectionsOf([aVideo({ subject: 'Mathematics' }), aVideo({ id: 2, subject: 'Coding & Tech' })]).map(
      ({ name }) => name,
    ),
  ).toEqual(['Math', 'Technology']);
});

test('§2 gallery: a grade level is a grade or all of them', () => {
  expect(['All', 'Grade 3', '3-5', 'Pre-K'].map(gradesOf)).toEqual([null, '3', '3-5', 'Pre-K']);
});

test('the next video is of the same subject and kind; after the last there is none', () => {
  const lesson = { type: 'lesson', subject: 'Math' };
  const videos = [
    aVideo({ ...lesson, id: 1 }),
    aVideo({ ...lesson, id: 2, subject: 'Science' }),
    aVideo({ id: 3, type: 'ambient' }),
    aVideo({ ...lesson, id: 4, subject: 'Mathematics' }),
  ];
  expect(nextAfter(videos[0]!, videos)?.id).toBe(4);
  expect(nextAfter(videos[3]!, videos)).toBeNull();
});
