import { expect, test } from '@jest/globals';
import type { VideoAsset } from '@grove/contracts';
import { filtersMatching, normaliseVideoFilter, type VideoFilter } from './video-filter.ts';

const video = (fields: Partial<VideoAsset>): VideoAsset => ({
  id: 1,
  subject: 'Math',
  gradeLevel: 'Grade 3',
  type: 'lesson',
  title: 't',
  poster: 'p',
  src: 's',
  tags: [],
  hasCustomAudio: false,
  ...fields,
});

function finds(filter: VideoFilter, asset: VideoAsset): boolean {
  const wanted = JSON.stringify(normaliseVideoFilter(filter));
  return filtersMatching(asset).some((candidate) => JSON.stringify(candidate) === wanted);
}

test.each(['Math', 'math', 'MATHEMATICS', 'mathematics'])(
  '§7 reads: the subject %j finds a video of Math',
  (subject) => {
    expect(finds({ subject }, video({}))).toBe(true);
    expect(finds({ subject }, video({ subject: 'Science' }))).toBe(false);
  },
);

test('§7 reads: a subject finds the videos of all its gallery sections, a section only its own', () => {
  expect(finds({ subject: 'reading-writing' }, video({ subject: 'Reading' }))).toBe(true);
  expect(finds({ subject: 'reading-writing' }, video({ subject: 'Language Arts' }))).toBe(true);
  expect(finds({ subject: 'Coding' }, video({ subject: 'Technology' }))).toBe(true);
  expect(finds({ subject: 'Reading' }, video({ subject: 'Language Arts' }))).toBe(false);
});

test.each(['Math', 'Mathematics', 'mathematics'])(
  '§7 reads: the subject %j finds a loop of the whole subject',
  (subject) => {
    expect(finds({ subject, type: 'ambient' }, video({ subject: 'Mathematics', type: 'ambient' }))).toBe(true);
  },
);

test.each(['math', 'Art & Music', 'art-music', 'Writing'])('§7 reads: a video for all subjects suits %j', (subject) => {
  expect(finds({ subject, type: 'ambient' }, video({ subject: 'All', type: 'ambient' }))).toBe(true);
  expect(finds({ subject: 'alchemy' }, video({ subject: 'All' }))).toBe(false);
});

test('§7 reads: a video of a subject that the table does not know is found by its name', () => {
  expect(finds({ subject: 'astronomy' }, video({ subject: 'Astronomy' }))).toBe(true);
});

test('§7 reads: a video for all grades suits each of them, any other only its own', () => {
  expect(finds({ gradeLevel: 'Grade 7' }, video({ gradeLevel: 'All' }))).toBe(true);
  expect(finds({ gradeLevel: 'All' }, video({ gradeLevel: 'All' }))).toBe(true);
  expect(finds({ gradeLevel: 'Grade 7' }, video({}))).toBe(false);
  expect(finds({ gradeLevel: 'grade 3' }, video({}))).toBe(true);
});

test('§7 reads: filters narrow each other, and no filter finds everything', () => {
  expect(finds({}, video({}))).toBe(true);
  expect(finds({ subject: 'Math', type: 'ambient' }, video({}))).toBe(false);
  expect(finds({ subject: 'Math', type: 'ambient', gradeLevel: 'Grade 3' }, video({ type: 'ambient' }))).toBe(true);
});
