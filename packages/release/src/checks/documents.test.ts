import { expect, test } from '@jest/globals';
import type { ContentDescriptor } from '@grove/contracts';
import { testArea, testSet } from '../testing/test-set.ts';
import { checkDocumentsOfArea, checkDocumentsOfContent } from './documents.ts';

const [route] = testArea('mf-chat', '/ai-chat').routes;
const area = testArea('mf-chat', '/ai-chat', { routes: [{ ...route!, content: ['levels', 'teachers'] }] });
const withDocuments = (...names: string[]): ContentDescriptor => ({
  name: 'content',
  version: '0'.repeat(16),
  schema: 1,
  files: names.map((name) => ({ path: `${name}.json`, bytes: 2, integrity: `sha384-${name}` })),
});

test('architecture §4 release: an area whose pages show a document that the active content does not have is refused', () => {
  expect(checkDocumentsOfArea(area, { content: withDocuments('levels', 'teachers', 'matrix') })).toEqual([]);
  expect(checkDocumentsOfArea(area, { content: withDocuments('levels') })).toEqual([
    'mf-chat shows the document teachers, and the active content does not have it: release content with it first.',
  ]);
  expect(checkDocumentsOfArea(area, {})).toHaveLength(2);
  expect(checkDocumentsOfArea(testArea('mf-chat', '/ai-chat'), {})).toEqual([]);
});

test('architecture §4 release: content without a document that a page of the site shows is refused', () => {
  const active = { areas: [...testSet.areas, area] };
  expect(checkDocumentsOfContent(withDocuments('levels', 'teachers'), active)).toEqual([]);
  expect(checkDocumentsOfContent(withDocuments('teachers'), active)).toEqual([
    expect.stringMatching(/^mf-chat of the site shows the document levels, and this content does not have it: /),
  ]);
});
