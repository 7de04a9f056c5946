import type { Story } from '@grove/mathematics/stories';
import { difference, joining, relating } from './amounts.ts';
import { changes, packing, rests, sharing } from './changes.ts';
import { buying, groups } from './groups.ts';
import type { Solution } from './solution.ts';

/** Solves a story by the first kind that fits all of its facts and its question. */
export function solveStory(story: Story): Solution | undefined {
  for (const solve of [changes, rests, sharing, packing, groups, buying, difference, relating, joining]) {
    const solution = solve(story);
    if (solution) return solution;
  }
  return undefined;
}
