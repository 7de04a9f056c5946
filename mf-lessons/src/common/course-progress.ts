import type { Lesson } from '@grove/contracts';

/** How far a learner is with the lessons of a grade and subject; `percent` is a whole number, `xp` in points. */
export interface CourseProgress {
  readonly percent: number;
  readonly done: number;
  readonly total: number;
  readonly xp: number;
}

/** Measures which of `lessons` were earned (experience §3: computed). Without lessons there is nothing to have done: 0%. */
export function courseProgressOf(
  lessons: readonly Pick<Lesson, 'id' | 'xpReward'>[],
  earned: ReadonlySet<string>,
): CourseProgress {
  const own = lessons.filter(({ id }) => earned.has(id));
  const total = lessons.length;
  return {
    percent: total === 0 ? 0 : Math.round((own.length / total) * 100),
    done: own.length,
    total,
    xp: own.reduce((sum, { xpReward }) => sum + xpReward, 0),
  };
}
