import { expect, test } from '@jest/globals';
import { carrot, paintPot, paints, pulledCarrot } from '../../kit/garden.ts';
import { gardenLostItsColors } from './story.ts';

const picture = (order: number): string => gardenLostItsColors.scenes[order - 1]!.picture.body;
const count = (text: string, part: string): number => text.split(part).length - 1;
const orders = gardenLostItsColors.scenes.map((_, i) => i + 1);
const grayTops = { dark: '#8d909e', base: '#b4b7c2', light: '#dcdee4' };
const gray = { dark: '#9a9dab', base: '#cdd0d8', light: '#f6f7f9' };

test.each(orders)('scene %i shows one red, one yellow and one blue pot in full colour', (order) => {
  expect([paints.red, paints.yellow, paints.blue].map((paint) => count(picture(order), paintPot(paint)))).toEqual([
    1, 1, 1,
  ]);
});

test('the carrot bed has five carrots: gray in scene 3, green in scene 6 where one of them is held', () => {
  expect(count(picture(3), carrot(gray, grayTops))).toBe(5);
  expect([
    count(picture(6), carrot(paints.green, grayTops)),
    count(picture(6), pulledCarrot(paints.green, grayTops)),
  ]).toEqual([4, 1]);
});

test('the party has five orange carrots', () => {
  expect(count(picture(9), carrot(paints.orange, paints.green))).toBe(5);
});

test('the trail of scene 10 has six bands from red to purple', () => {
  const bands = [...picture(10).matchAll(/stroke="(#[0-9a-f]{6})" stroke-width="18\.5"/g)].map((match) => match[1]);
  expect(bands).toEqual(['#ec3f45', '#ff8f2d', '#ffcf2e', '#45b556', '#2f7fe8', '#8a4fd0']);
});
