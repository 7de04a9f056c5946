import * as z from 'zod/mini';
import { count, nonEmpty, serverId } from './primitives.ts';

/** The icons a level may carry; a browser falls back to the book for anything else (spec §5). */
export const levelIcons = [
  'fas fa-baby',
  'fas fa-book-open',
  'fas fa-flask',
  'fas fa-calculator',
  'fas fa-graduation-cap',
] as const;

/** A learning level, from Pre-K to College (spec §3). `color` is a gradient keyword such as `from-orange-400 to-red-500`. */
export const learningLevel = z.object({
  id: serverId,
  name: nonEmpty,
  ageRange: nonEmpty,
  description: nonEmpty,
  icon: nonEmpty,
  color: nonEmpty,
});
export type LearningLevel = z.infer<typeof learningLevel>;

/** The AI teacher of a level (spec §3). `avatar` names the rig in the art kit; `personality` is comma-separated text. */
export const aiTeacher = z.object({
  id: serverId,
  name: nonEmpty,
  title: nonEmpty,
  greeting: nonEmpty,
  voiceId: z.nullable(z.string()),
  levelId: serverId,
  avatar: z.optional(z.string()),
  personality: z.optional(z.string()),
});
export type AiTeacher = z.infer<typeof aiTeacher>;

/** A built-in teacher of one subject in the enhanced curriculum (spec §3, "Local AI teacher"). Spoken output only with a `voiceId` (spec §5). */
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

/** A teacher of the demo page, built in (spec §3). `avatar` names the rig in the art kit. */
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
