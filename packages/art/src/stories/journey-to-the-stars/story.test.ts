import { expect, test } from '@jest/globals';
import { journeyToTheStars } from './story.ts';

const picture = (order: number): string => journeyToTheStars.scenes[order - 1]!.picture.body;
const count = (text: string, part: string): number => text.split(part).length - 1;

test('scene 3 shows a graph with three equal dips at equal distances', () => {
  const graph = /M-290-40((?:L-?\d+[ -]-?\d+)+)/.exec(picture(3))![1]!;
  const bottoms = [...graph.matchAll(/L(-?\d+) 80/g)].map((match) => Number(match[1]));
  expect(bottoms).toHaveLength(6);
  const dips = [0, 2, 4].map((i) => [bottoms[i]!, bottoms[i + 1]! - bottoms[i]!] as const);
  expect(new Set(dips.map(([, width]) => width)).size).toBe(1);
  expect(dips[1]![0] - dips[0]![0]).toBe(dips[2]![0] - dips[1]![0]);
});

test("scene 4 shows three gaps in the moon's band at the places of the sample, and the planet's band whole there", () => {
  const bands = picture(4)
    .split('fill="url(#rainbow)"')
    .slice(1)
    .map((band) => [...band.split('</g>')[0]!.matchAll(/x="([\d.]+)" y="0" width="10"/g)].map((match) => match[1]!));
  const [planet, moon, sample] = bands;
  expect([bands.length, moon!.length]).toEqual([3, 3]);
  expect(moon).toEqual(sample);
  expect(planet!.filter((gap) => sample!.includes(gap))).toEqual([]);
});

test('scenes 9 and 10 show 31 ferns', () => {
  expect(count(picture(9), 'href="#sprout')).toBe(31);
  expect(count(picture(10), 'href="#fern"')).toBe(31);
});

test('Marigold has eight petals, open and folded', () => {
  expect([count(picture(10), 'href="#petal"'), count(picture(9), 'href="#fold')]).toEqual([8, 8]);
});
