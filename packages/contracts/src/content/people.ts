import * as z from 'zod/mini';
import { count, nonEmpty } from '../entities/primitives.ts';

/** A teacher of one subject in the enhanced curriculum (spec §3, "Local AI teacher"). Spoken output only with a `voiceId` (spec §5). */
export const localTeacher = z.object({
  id: nonEmpty,
  name: nonEmpty,
  title: nonEmpty,
  subject: nonEmpty,
  personality: nonEmpty,
  greeting: nonEmpty,
  avatar: nonEmpty,
  color: nonEmpty,
  specialties: z.array(nonEmpty),
  teachingStyle: nonEmpty,
  backgroundImage: nonEmpty,
  gradeLevel: z.enum(['3-5', '6-8']),
  voiceId: z.optional(nonEmpty),
});
export type LocalTeacher = z.infer<typeof localTeacher>;

/** A teacher of the demo page (spec §3). `avatar` names the rig in the art kit. */
export const demoTeacher = z.object({
  id: count,
  name: nonEmpty,
  title: nonEmpty,
  level: nonEmpty,
  ages: nonEmpty,
  personality: nonEmpty,
  sampleMessage: nonEmpty,
  color: nonEmpty,
  avatar: nonEmpty,
});
export type DemoTeacher = z.infer<typeof demoTeacher>;

/** Reading bands of the teachers, from the youngest on. */
export const readingBands = ['early', 'elementary', 'middle', 'high', 'college'] as const;
export type Band = (typeof readingBands)[number];
