import { type Progress, weekdays } from '@grove/contracts';

const dayMs = 24 * 60 * 60 * 1_000;

/** How far in the past, in milliseconds, a completion may lie that was sent later; an older one tells of a wrong clock. */
const longestDelayMs = 30 * dayMs;

/** When a completion counts: at the time that the browser says, unless that lies in the future or too far back. */
export function awardTime(completedAt: string | undefined, now: Date): Date {
  const said = new Date(completedAt ?? now);
  const delayMs = now.getTime() - said.getTime();
  return delayMs >= 0 && delayMs <= longestDelayMs ? said : now;
}

/** The given time zone if there is one of that name, else UTC. */
export function knownTimeZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Reads a moment as the number of its calendar day in a time zone, counted from 1970-01-01. */
export function dayCounter(timeZone: string): (moment: Date) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  return (moment) => {
    const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day']) / dayMs;
  };
}

/** XP and the number of the day on which it was earned. */
export interface Earning {
  readonly day: number;
  readonly xp: number;
}

/** How many days in a row something was earned, up to today; today may still be to come. */
export function streakDays(earnings: readonly Earning[], today: number): number {
  const days = new Set(earnings.map(({ day }) => day));
  const last = days.has(today) ? today : today - 1;
  let streak = 0;
  while (days.has(last - streak)) streak += 1;
  return streak;
}

/** The XP of each day of the current week, which begins on Monday. */
export function weeklyActivity(earnings: readonly Earning[], today: number): Progress['weeklyActivity'] {
  // Day 0 was a Thursday, the fourth of its week.
  const monday = today - ((today + 3) % weekdays.length);
  return weekdays.map((day, index) => {
    const ofDay = earnings.filter((earning) => earning.day === monday + index);
    return { day, xp: ofDay.reduce((sum, { xp }) => sum + xp, 0) };
  });
}
