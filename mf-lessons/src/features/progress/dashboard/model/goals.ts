import type { Progress } from '@grove/contracts';
import { dayOfWeek } from './week.ts';

/** Today's goals (spec §2), measured on what the service recorded today. `have` is never more than `goal`. */
export interface Goal {
  readonly id: 'lesson' | 'xp' | 'streak';
  readonly have: number;
  readonly goal: number;
  readonly isDone: boolean;
}

const xpGoal = 50;

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** One lesson, 50 XP, and a day more in the row of days. */
export function goalsOf(
  progress: Pick<Progress, 'completedLessons' | 'weeklyActivity' | 'streakDays'>,
  now: Date,
): Goal[] {
  const lessons = progress.completedLessons.filter(({ completedAt }) => isSameDay(new Date(completedAt), now)).length;
  const xp = progress.weeklyActivity[dayOfWeek(now)]?.xp ?? 0;
  // Until something was earned today, the row ends with yesterday.
  const hasToday = xp > 0;
  const streakGoal = hasToday ? progress.streakDays : progress.streakDays + 1;
  const goal = (id: Goal['id'], have: number, wanted: number): Goal => ({
    id,
    have: Math.min(have, wanted),
    goal: wanted,
    isDone: have >= wanted,
  });
  return [goal('lesson', lessons, 1), goal('xp', xp, xpGoal), goal('streak', progress.streakDays, streakGoal)];
}
