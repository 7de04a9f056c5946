import { expect, test } from '@jest/globals';
import { bust, fromBehind, looks, person, poses, type Look } from './people.ts';
import { hairs, headwear, type HairStyle, type Headwear } from './hair.ts';

const everyLook = Object.entries<Look>(looks);

test.each(everyLook)('%s can take every pose and mood', (_, look) => {
  const drawings = Object.values(poses).flatMap((pose) =>
    (['smile', 'laugh', 'wonder', 'think'] as const).map((mood) => person(look, pose, mood)),
  );
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('every hair and hat can be worn, seen from the front and from behind', () => {
  for (const hair of Object.keys(hairs) as HairStyle[]) {
    for (const hat of Object.keys(headwear) as Headwear[]) {
      const look: Look = { ...looks.robin, hair, headwear: hat };
      expect(bust(look)).toContain(headwear[hat]);
      expect(fromBehind(look)).not.toBe(bust(look));
    }
  }
});

test('an adult is taller than a child', () => {
  const headHeight = (look: Look): number => Number(/translate\(0 (-\d+(?:\.\d+)?)\)/.exec(person(look))?.[1]);
  expect(headHeight(looks.scientist)).toBeLessThan(headHeight(looks.robin) - 30);
});
