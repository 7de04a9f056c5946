import { expect, test } from '@jest/globals';
import { pepperPod } from '../../kit/watch-room.ts';
import { forecastForHeronIsland } from './story.ts';

const picture = (order: number): string => forecastForHeronIsland.scenes[order - 1]!.picture.body;
const count = (text: string, part: string | RegExp): number => text.split(part).length - 1;
/** How many curves all strokes of one colour have. */
const curves = (text: string, color: string): number =>
  [...text.matchAll(new RegExp(`d="([^"]*)" fill="none" stroke="${color}"`, 'g'))].reduce(
    (sum, match) => sum + count(match[1]!, 'M'),
    0,
  );

test('the record of scene 2 has 80 goats, 8 of them with a storm', () => {
  expect([count(picture(2), 'href="#goat-stamp"'), count(picture(2), 'href="#storm-stamp"')]).toEqual([80, 8]);
});

test('the chart of scene 3 has 15 amber and 35 blue tracks', () => {
  expect([curves(picture(3), '#ffb52e'), curves(picture(3), '#7fc4f0')]).toEqual([15, 35]);
});

test('scene 7 has ten cups of tea and three pods of pepper', () => {
  expect([count(picture(7), 'fill="#a5602c"'), count(picture(7), pepperPod())]).toEqual([10, 3]);
});

test('the scoreboard of scene 11 has twelve storms and twenty-eight suns', () => {
  expect([count(picture(11), 'href="#stormy"'), count(picture(11), 'href="#sunny"')]).toEqual([12, 28]);
});

test('of the three lanterns of scene 12 only the highest burns', () => {
  const hanging = [
    ...picture(12).matchAll(/translate\(418 (\d+)\) scale\(1\.5\)">(<circle cx="0" cy="38" r="110")?/g),
  ].map((match) => [Number(match[1]), Boolean(match[2])]);
  expect(hanging).toEqual([
    [164, true],
    [282, false],
    [400, false],
  ]);
});
