import { expect, test } from '@jest/globals';
import type { ContentDescriptor } from '@grove/contracts';
import { testArea, testSet } from '../testing/test-set.ts';
import { checkContentOfArea, checkReadersOf } from './content-schema.ts';

const content: ContentDescriptor = { name: 'content', version: '0'.repeat(16), schema: 2, files: [] };
const both = { min: 1, max: 2 };
const readingBoth = {
  shell: { ...testSet.shell, readsContent: both },
  areas: testSet.areas.map((area) => Object.assign({}, area, { readsContent: both })),
};

test('architecture §4 release: content of a form that shell, an area or the service does not read is refused, each by its name', () => {
  expect(checkReadersOf(content, readingBoth, both)).toEqual([]);
  const [first, ...others] = readingBoth.areas;
  const old = { ...readingBoth, areas: [{ ...first!, readsContent: { min: 1, max: 1 } }, ...others] };
  expect(checkReadersOf(content, old, undefined)).toEqual([
    expect.stringMatching(/^This content has the form 2, and mf-landing of the site reads 1: release or deploy/),
    expect.stringMatching(/^This content has the form 2, and the service of the site reads 1/),
  ]);
  // Builds of before this was noted read the first form.
  expect(checkReadersOf({ schema: 1 }, testSet, undefined)).toEqual([]);
});

test('architecture §4 release: an area that does not read the active content is refused', () => {
  const area = testArea('mf-landing', '/', { readsContent: { min: 2, max: 3 } });
  expect(checkContentOfArea(area, { ...testSet, content })).toEqual([]);
  expect(checkContentOfArea(area, testSet)).toEqual([]);
  expect(checkContentOfArea(area, { ...testSet, content: { ...content, schema: 1 } })).toEqual([
    'mf-landing reads content of the form 2 to 3, and the active content has the form 1: bring your branch up to date and release again.',
  ]);
});
