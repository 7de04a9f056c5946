import { type CompletedLesson, type LessonHead, type Progress, subjectKey } from '@grove/contracts';

/** How far a learner is on the way to a badge: `have` of its goal, and the ISO time at which the goal was reached, where that is known. */
export interface Measure {
  readonly have: number;
  readonly reachedAt?: string | undefined;
}

/** What badges are measured by. */
export interface History {
  readonly progress: Progress;
  /** Every lesson that there is, to know when a trail (a subject of a grade) is complete. */
  readonly heads: readonly LessonHead[];
  /** The calendar day of an ISO time where the learner lives, counted in days. */
  readonly dayOf: (moment: string) => number;
}

/** Measures the way to a badge; `goal` is how much it takes. */
export type Rule = (history: History, goal: number) => Measure;

const dayMs = 24 * 60 * 60 * 1_000;

/** Counts days by the clock of this device. */
export const localDay = (moment: string): number => {
  const date = new Date(moment);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs;
};

/** From the times of single steps, oldest first: the goal is reached with the step of its number. */
const bySteps = (steps: readonly string[], goal: number): Measure => ({
  have: steps.length,
  reachedAt: steps[goal - 1],
});

/** The first lesson of each kind, where `kindOf` says what kind a lesson is. */
function firstOfEach(
  lessons: readonly CompletedLesson[],
  kindOf: (lesson: CompletedLesson) => string | number,
): CompletedLesson[] {
  const seen = new Set<string | number>();
  return lessons.filter((lesson) => {
    const kind = kindOf(lesson);
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

const times = (lessons: readonly CompletedLesson[]): string[] => lessons.map(({ completedAt }) => completedAt);

/** Lessons in any subject. */
export const anyLessons: Rule = ({ progress }, goal) => bySteps(times(progress.completedLessons), goal);

/** Lessons of one of the ten subjects, by its name. */
export const lessonsIn =
  (subject: string): Rule =>
  ({ progress }, goal) =>
    bySteps(
      times(progress.completedLessons.filter((lesson) => subjectKey(lesson.subject) === subjectKey(subject))),
      goal,
    );

/** Different subjects with a lesson. */
export const subjectsTried: Rule = ({ progress }, goal) =>
  bySteps(times(firstOfEach(progress.completedLessons, ({ subject }) => subjectKey(subject))), goal);

/** Different days with a lesson. They add up, however far apart they are. */
export const daysLearned: Rule = ({ progress, dayOf }, goal) =>
  bySteps(times(firstOfEach(progress.completedLessons, ({ completedAt }) => dayOf(completedAt))), goal);

/** The longest row of days with a lesson, so that nothing is lost by a day off. */
export const daysInARow: Rule = ({ progress, dayOf }, goal) => {
  let longest: string[] = [];
  let run: string[] = [];
  for (const { completedAt } of firstOfEach(progress.completedLessons, ({ completedAt: moment }) => dayOf(moment))) {
    const last = run.at(-1);
    run = last !== undefined && dayOf(completedAt) === dayOf(last) + 1 ? [...run, completedAt] : [completedAt];
    if (run.length > longest.length) longest = run;
  }
  const measured = bySteps(longest, goal);
  return progress.streakDays > measured.have ? { have: progress.streakDays } : measured;
};

/** XP in points. What the activities earned carries no time, so that the time is that of the lesson which alone reaches the goal. */
export const xpEarned: Rule = ({ progress }, goal) => {
  let sum = 0;
  const reaching = progress.completedLessons.find(({ xp }) => (sum += xp) >= goal);
  return { have: progress.totalXP, reachedAt: reaching?.completedAt };
};

/** Interactive activities of the enhanced lessons; when they were done is not recorded. */
export const activitiesDone: Rule = ({ progress }) => ({ have: progress.completedActivities.length });

/** An ending of an adventure, by the adventure's id. */
export const adventureEnded =
  (adventureId: number): Rule =>
  ({ progress }, goal) =>
    bySteps(
      progress.completedAdventures
        .filter((adventure) => adventure.adventureId === adventureId)
        .map(({ completedAt }) => completedAt),
      goal,
    );

/** Trails with every lesson done; a trail is a subject of a grade. */
export const trailsComplete: Rule = ({ progress, heads }, goal) => {
  const doneAt = new Map(progress.completedLessons.map(({ lessonId, completedAt }) => [lessonId, completedAt]));
  const trails = new Map<string, string[]>();
  for (const { id, grade, subjectId } of heads) {
    const key = `${grade}/${subjectId}`;
    trails.set(key, [...(trails.get(key) ?? []), id]);
  }
  const ends = [...trails.values()]
    .filter((ids) => ids.every((id) => doneAt.has(id)))
    .map((ids) =>
      ids
        .map((id) => doneAt.get(id)!)
        .toSorted()
        .at(-1)!,
    );
  return bySteps(ends.toSorted(), goal);
};
