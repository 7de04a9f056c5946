import { expect, test } from '@jest/globals';
import { timeTravelersMap } from './story.ts';

const picture = (order: number): string => timeTravelersMap.scenes[order - 1]!.picture.body;
const count = (text: string, part: string): number => text.split(part).length - 1;

test('scene 11 shows five glass cases', () => {
  expect(count(picture(11), 'url(#caseLight)')).toBe(5);
});
