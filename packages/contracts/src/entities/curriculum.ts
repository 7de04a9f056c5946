import * as z from 'zod/mini';
import { grade, nonEmpty, serverId, slug } from './primitives.ts';

/** A subject as the server knows it (spec §3). `icon` names an icon of the art kit; `teacherId` the level teacher who answers in chat. */
export const subject = z.object({
  id: serverId,
  name: nonEmpty,
  slug,
  icon: nonEmpty,
  description: nonEmpty,
  teacherId: z.nullable(serverId),
  backgroundImage: nonEmpty,
  color: nonEmpty,
});
export type Subject = z.infer<typeof subject>;

/** One topic of a subject in a grade (spec §3, "Curriculum item"). */
export const curriculumItem = z.object({
  id: serverId,
  subjectId: serverId,
  grade,
  topic: nonEmpty,
  description: nonEmpty,
  learningObjectives: z.array(nonEmpty).check(z.minLength(2)),
});
export type CurriculumItem = z.infer<typeof curriculumItem>;
