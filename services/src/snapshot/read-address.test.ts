import { expect, test } from '@jest/globals';
import { readAddress, routePath } from './read-address.ts';

test('§7 reads: an address is spelled in one way', () => {
  expect(readAddress('learningLevels')).toBe('/api/learning-levels');
  expect(readAddress('lessons', { subject: 'mathematics', grade: 'Grade 3' })).toBe(
    '/api/lessons?grade=Grade%203&subject=mathematics',
  );
  expect(readAddress('adventureScene', { adventureId: 1, sceneId: 12 })).toBe('/api/adventures/1/scenes/12');
});

test('§7 reads: absent filters leave no trace, odd ones cannot break out', () => {
  expect(readAddress('videoAssets', { subject: undefined, type: 'ambient' })).toBe('/api/video-assets?type=ambient');
  expect(readAddress('videoAssets', { subject: 'a&type=b' })).toBe('/api/video-assets?subject=a%26type%3Db');
});

test('§7 reads: a route has its parameters as Nest writes them', () => {
  expect(routePath('adventureScene')).toBe('/api/adventures/:adventureId/scenes/:sceneId');
});
