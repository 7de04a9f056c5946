import { expect, test } from '@jest/globals';
import { cover } from './covers.ts';
import { coverNames, posterSubjects, posterVariants } from './named.ts';
import { poster } from './posters.ts';

test('each subject has posters that differ from each other and from those of other subjects', () => {
  const all = posterSubjects.flatMap((subject) => Array.from({ length: posterVariants }, (_, variant) => poster(subject, variant)));
  expect(new Set(all).size).toBe(posterSubjects.length * posterVariants);
});

test('a poster variant beyond the last one starts over, also for negative and fractional numbers', () => {
  expect(poster('Math', posterVariants)).toBe(poster('Math', 0));
  expect(poster('Math', -1)).toBe(poster('Math', posterVariants - 1));
  expect(poster('Math', 1.7)).toBe(poster('Math', 1));
});

test('an adventure without a cover of its own gets the first cover', () => {
  expect(cover('no-such-place')).toBe(cover(coverNames[0]));
  expect(new Set(coverNames.map(cover)).size).toBe(coverNames.length);
});
