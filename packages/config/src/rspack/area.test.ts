import path from 'node:path';
import { expect, test } from '@jest/globals';
import { usedWidgets } from './area.ts';
import { repositoryRoot } from './paths.ts';

const used = (area: string) => usedWidgets(path.join(repositoryRoot, area, 'src'));

test('§4 descriptor: the widgets that an area shows are found in its sources', () => {
  expect(used('mf-lessons')).toEqual(['mf-chat/ask-teacher', 'mf-media/ambient', 'mf-media/player']);
  expect(used('mf-landing')).toEqual(['mf-lessons/placement']);
  expect(used('mf-media')).toEqual([]);
});
