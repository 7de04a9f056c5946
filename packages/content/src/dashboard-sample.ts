import type { Weekday } from '@grove/contracts';

/** One subject of the dashboard sample. `progress` in percent, `lastActivity` an ISO date. */
export interface SampleSubject {
  readonly name: string;
  readonly progress: number;
  readonly xp: number;
  readonly lessons: number;
  readonly completed: number;
  readonly lastActivity: string;
}

/** What the progress dashboard shows to a learner who has done nothing yet (spec §3, "Dashboard sample"). `overallProgress` in percent, dates as ISO dates. */
export interface DashboardSample {
  readonly level: string;
  readonly overallProgress: number;
  readonly totalXP: number;
  readonly currentLevel: number;
  readonly streak: number;
  readonly subjects: readonly SampleSubject[];
  readonly achievements: readonly { readonly name: string; readonly date: string }[];
  readonly weeklyActivity: readonly { readonly day: Weekday; readonly xp: number }[];
}

/** A made-up learner of Grade 3. */
export const dashboardSample: DashboardSample = {
  level: 'Grade 3',
  overallProgress: 54,
  totalXP: 2450,
  currentLevel: 3,
  streak: 7,
  subjects: [
    { name: 'Math', progress: 75, xp: 850, lessons: 12, completed: 9, lastActivity: '2025-05-18' },
    { name: 'Reading', progress: 70, xp: 640, lessons: 10, completed: 7, lastActivity: '2025-05-17' },
    { name: 'Science', progress: 50, xp: 480, lessons: 10, completed: 5, lastActivity: '2025-05-16' },
    { name: 'Coding', progress: 38, xp: 300, lessons: 8, completed: 3, lastActivity: '2025-05-14' },
    { name: 'Creative Arts', progress: 25, xp: 180, lessons: 8, completed: 2, lastActivity: '2025-05-12' },
  ],
  achievements: [
    { name: 'Problem Solver', date: '2025-05-18' },
    { name: 'Bookworm', date: '2025-05-17' },
    { name: 'Curious Explorer', date: '2025-05-16' },
  ],
  weeklyActivity: [
    { day: 'Mon', xp: 120 },
    { day: 'Tue', xp: 85 },
    { day: 'Wed', xp: 150 },
    { day: 'Thu', xp: 60 },
    { day: 'Fri', xp: 180 },
    { day: 'Sat', xp: 40 },
    { day: 'Sun', xp: 75 },
  ],
};
