import { expect, test } from '@jest/globals';
import { appleBasket } from '../kit/harvest.ts';
import { parrotfish, parrotfishTones } from '../kit/animals/sea.ts';
import { enchantedMathForest } from './enchanted-math-forest/story.ts';
import { voyageToTheCoralReef } from './voyage-to-the-coral-reef/story.ts';

const picture = (story: typeof enchantedMathForest, order: number): string => story.scenes[order - 1]!.picture.body;
const count = (text: string, part: string): number => text.split(part).length - 1;

test.each([2, 4])('scene %i of the forest shows 3 gray and 4 white stones', (order) => {
  const stream = picture(enchantedMathForest, order);
  expect([count(stream, 'href="#gray"'), count(stream, 'href="#white"')]).toEqual([3, 4]);
});

test.each([5, 8])('scene %i of the forest shows 6 lanterns', (order) => {
  expect(count(picture(enchantedMathForest, order), 'href="#lamp"')).toBe(6);
});

test.each([
  [3, 4],
  [6, 9],
] as const)('scene %i of the forest shows a basket with %i apples', (order, apples) => {
  expect(picture(enchantedMathForest, order)).toContain(appleBasket(apples));
  expect(count(appleBasket(apples), '#6cae3e')).toBe(apples);
});

test('scene 5 of the reef shows 3 parrotfish and bars of 24 and 3 cells', () => {
  const patch = picture(voyageToTheCoralReef, 5);
  expect(count(patch, parrotfish()) + count(patch, parrotfish(parrotfishTones.blue))).toBe(3);
  expect([
    count(patch, 'height="40" rx="2.5" fill="#ffb44d"'),
    count(patch, 'height="40" rx="2.5" fill="#8fd65c"'),
  ]).toEqual([24, 3]);
});

test('scene 6 of the reef shows a battery that is half full', () => {
  expect([
    count(picture(voyageToTheCoralReef, 6), 'fill="#ffcf3f"'),
    count(picture(voyageToTheCoralReef, 6), 'height="42" rx="5"'),
  ]).toEqual([3, 6]);
});

test('scene 8 of the reef shows photos with 24 and with 3 fish', () => {
  expect(count(picture(voyageToTheCoralReef, 8), 'href="#tiny"')).toBe(27);
});
