/** A lesson as the learning path shows it, whichever list it came from. `minutes` and `xpReward` are whole numbers. */
export interface PathLesson {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly minutes: number;
  readonly xpReward: number;
  readonly difficulty: 'beginner' | 'intermediate' | 'advanced';
  /** Ids of the lessons that come first. */
  readonly prerequisites: readonly string[];
}

export type StopState = 'completed' | 'next' | 'available' | 'locked';

/** A lesson's place on the path. */
export interface Stop {
  readonly lesson: PathLesson;
  readonly state: StopState;
  /** Prerequisites that are still to be completed; empty unless the stop is locked. */
  readonly missing: readonly string[];
}

/**
 * The card states of spec §4: completed; next, the first incomplete lesson when it is available, as all before it are done; available, all
 * prerequisites completed; locked, a prerequisite missing.
 */
export function stopsOf(lessons: readonly PathLesson[], completed: ReadonlySet<string>): Stop[] {
  const first = lessons.find(({ id }) => !completed.has(id));
  return lessons.map((lesson) => {
    if (completed.has(lesson.id)) return { lesson, state: 'completed', missing: [] };
    const missing = lesson.prerequisites.filter((id) => !completed.has(id));
    if (missing.length > 0) return { lesson, state: 'locked', missing };
    return { lesson, state: lesson === first ? 'next' : 'available', missing };
  });
}
