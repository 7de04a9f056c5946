import { expect, test } from '@jest/globals';
import { localLesson, seedLessons } from '@grove/contracts';
import { localCatalogueOf } from './catalogue.ts';
import { documents } from './server.ts';

const localCatalogue = localCatalogueOf(documents.catalogue);

const cells = ['Pre-K', 'Grade 3', 'Grade 7', 'Grade 10'].flatMap((grade) =>
  ['Math', 'Reading', 'Science', 'Coding'].map((subject) => [grade, subject] as const),
);

test.each(cells)('§9 local catalogue: %s has lessons in %s, the first of them open to everybody', (grade, subject) => {
  const lessons = localCatalogue.filter((lesson) => lesson.grade === grade && lesson.subject === subject);
  expect(lessons.length).toBeGreaterThanOrEqual(4);
  expect(lessons[0]!.prerequisites ?? []).toEqual([]);
  expect(lessons.slice(1).every(({ prerequisites }) => (prerequisites ?? []).length > 0)).toBe(true);
});

test('§9 local catalogue: it covers nothing else', () => {
  expect(localCatalogue.filter(({ grade, subject }) => !cells.some(([g, s]) => g === grade && s === subject))).toEqual(
    [],
  );
});

test('§3 lesson: every one of the catalogue has the fields of the spec, with the duration as text', () => {
  for (const lesson of localCatalogue) expect(localLesson.parse(lesson)).toEqual(lesson);
  expect(localCatalogue[0]!.duration).toMatch(/^\d+ min$/);
});

test('§4 lesson list: the two lessons that the completed list starts with are in the catalogue', () => {
  expect(localCatalogue.map(({ id }) => id)).toEqual(expect.arrayContaining([...seedLessons]));
});

test('no lesson is listed twice', () => {
  const ids = documents.catalogue.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
