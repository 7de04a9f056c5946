import { weekdays } from '@grove/contracts';
import * as z from 'zod';
import { text } from './primitives.ts';

const date = z.iso.date().meta({ description: 'A day, as in 2025-05-18.' });
const count = z.int().nonnegative();

/** `source/samples/dashboard.yaml` */
export const dashboardFile = z.strictObject({
  level: text,
  overallProgress: count,
  totalXP: count,
  currentLevel: count,
  streak: count,
  subjects: z.array(
    z.strictObject({ name: text, progress: count, xp: count, lessons: count, completed: count, lastActivity: date }),
  ),
  achievements: z.array(z.strictObject({ name: text, date })),
  weeklyActivity: z.array(z.strictObject({ day: z.enum(weekdays), xp: count })),
});
