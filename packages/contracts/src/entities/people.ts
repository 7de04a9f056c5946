import * as z from 'zod/mini';
import { nonEmpty, serverId } from './primitives.ts';

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
