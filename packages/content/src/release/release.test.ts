import { expect, test } from '@jest/globals';
import { content } from '../compiled.ts';
import { retiredFaults } from '../check/retired.ts';
import { contentDocuments, documentNames } from '../documents/index.ts';
import {
  contentBuild,
  contentItemsFile,
  contentOfRelease,
  missingItems,
  parseItemsFile,
  releasedItems,
} from './index.ts';

const [lesson, ...lessons] = content.lessons;
const retitled = { ...content, lessons: [{ ...lesson!, title: 'Another title' }, ...lessons] };
const without = { ...content, lessons };

test('equal content makes an equal release, and another title another version', () => {
  expect(contentBuild(structuredClone(content))).toEqual(contentBuild(content));
  expect(contentBuild(retitled).descriptor.version).not.toBe(contentBuild(content).descriptor.version);
});

test('a release holds the whole content for the service, and each document for pages', () => {
  const { descriptor, files } = contentBuild(content);
  expect(descriptor.files.map(({ path }) => path)).toEqual([
    contentItemsFile,
    ...documentNames.map((name) => `${name}.json`),
  ]);
  expect(parseItemsFile(files.get(contentItemsFile)!)).toEqual(JSON.parse(JSON.stringify(content)));
  expect(JSON.parse(files.get('matrix.json')!)).toEqual(contentDocuments(content).matrix);
});

test('a lesson that was changed is the only piece with another digest', () => {
  const before = new Set(releasedItems(content).map(({ digest }) => digest));
  const changed = releasedItems(retitled).filter(({ digest }) => !before.has(digest));
  expect(changed.map(({ kind, id }) => [kind, id])).toEqual([['lesson', lesson!.id]]);
});

test('kinds of a later version are passed over, and a form that nobody knows yet is refused', () => {
  const items = JSON.parse(JSON.stringify(releasedItems(content))) as ReturnType<typeof releasedItems>;
  const song = { kind: 'song', id: 'a', body: {} };
  expect(contentOfRelease(1, [...items, song])).toEqual(JSON.parse(JSON.stringify(content)));
  expect(() => contentOfRelease(2, items)).toThrow('has the form 2, and this version of Grove reads 1 to 1');
});

test('what disappears is named, unless it is listed as retired; and what was retired stays so', () => {
  const gone = { kind: 'lesson', id: lesson!.id, why: 'Its idea moved to another lesson.' };
  expect(missingItems(content, retitled)).toEqual([]);
  expect(missingItems(content, without)).toEqual([expect.objectContaining({ kind: 'lesson', id: lesson!.id })]);
  const retired = { ...without, retired: [gone] };
  expect(missingItems(content, retired)).toEqual([]);
  expect(missingItems(retired, without)).toEqual([gone]);
});

test('an id that was retired is not used again, and listed once', () => {
  const gone = { kind: 'lesson', id: lesson!.id, why: 'Its idea moved to another lesson.' };
  expect(retiredFaults({ ...without, retired: [gone] })).toEqual([]);
  expect(retiredFaults({ ...content, retired: [gone] })).toEqual([
    { where: `lesson ${lesson!.id}`, message: expect.stringContaining('was retired') },
  ]);
  expect(retiredFaults({ ...without, retired: [gone, gone] })).toEqual([
    { where: 'retired', message: expect.stringContaining('more than once') },
  ]);
});
