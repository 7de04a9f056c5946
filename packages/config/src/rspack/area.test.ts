import path from 'node:path';
import { expect, test } from '@jest/globals';
import { areaFolders } from '../areas.ts';
import { firstPageOf, usedWidgets } from './area.ts';
import { repositoryRoot } from './paths.ts';

const used = (area: string) => usedWidgets(path.join(repositoryRoot, area, 'src'));

test('architecture §4 descriptor: the widgets that an area shows are found in its sources', () => {
  expect(used('mf-lessons')).toEqual(['mf-chat/ask-teacher', 'mf-media/ambient', 'mf-media/player']);
  expect(used('mf-landing')).toEqual(['mf-lessons/placement']);
  expect(used('mf-media')).toEqual([]);
});

test('whoever starts an area alone is sent to its first page', async () => {
  expect(await Promise.all(areaFolders.map(async (area) => [area, await firstPageOf(area)]))).toEqual([
    ['mf-landing', '/'],
    ['mf-lessons', '/curriculum'],
    ['mf-adventures', '/adventures'],
    ['mf-chat', '/ai-chat'],
    ['mf-media', '/video-gallery'],
  ]);
});
