import { expect, test } from '@jest/globals';
import { content } from '../compiled.ts';
import { contentDocuments, documentNames } from './index.ts';

const documents = contentDocuments(content);

test('every document is there under its name, and survives JSON', () => {
  expect(Object.keys(documents)).toEqual(documentNames);
  for (const name of documentNames)
    expect([name, JSON.parse(JSON.stringify(documents[name]))]).toEqual([name, documents[name]]);
});

test('what lists lessons has no slides', () => {
  for (const name of ['catalogue', 'enhanced'] as const)
    expect([name, JSON.stringify(documents[name]).includes('"steps"')]).toEqual([name, false]);
  expect(documents.catalogue.map(({ id }) => id)).toEqual(content.lessons.map(({ id }) => id));
  expect(documents.enhanced.map(({ id }) => id)).toEqual(documents['enhanced-lessons'].map(({ id }) => id));
});

test('each level has its topics, each teacher their own words', () => {
  for (const { name, whatYouLearn, highlights } of documents.levels)
    expect([name, whatYouLearn.length, highlights.length]).toEqual([name, 6, 4]);
  const { ofLevels, ofSubjects } = documents.teachers;
  expect(new Set(ofLevels.map(({ congratulation }) => congratulation)).size).toBe(5);
  for (const { name, starters } of ofLevels) expect([name, starters.length > 0]).toEqual([name, true]);
  expect(ofSubjects).toHaveLength(6);
});

test('content that was changed changes the documents that show it, and no other', () => {
  const [first, ...others] = content.lessons;
  const changed = contentDocuments({ ...content, lessons: [{ ...first!, title: 'Another title' }, ...others] });
  const differing = documentNames.filter((name) => JSON.stringify(changed[name]) !== JSON.stringify(documents[name]));
  expect(differing).toEqual(['catalogue']);
});
