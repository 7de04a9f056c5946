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

/** The ten keys of a grade's row in the matrix (spec §3), in the order of the screen. */
export const matrixKeys = [
  'math',
  'readingWriting',
  'science',
  'socialStudies',
  'artMusic',
  'codingTech',
  'financialLiteracy',
  'healthWellness',
  'emotionalIntelligence',
  'globalCitizenship',
] as const;
export type MatrixKey = (typeof matrixKeys)[number];

/** A grade of the curriculum matrix: its ages and one topic a subject (spec §3). */
export const gradeEntry = z.object({
  grade,
  ageRange: nonEmpty,
  ...(Object.fromEntries(matrixKeys.map((key) => [key, nonEmpty])) as Record<MatrixKey, typeof nonEmpty>),
});
export type GradeEntry = z.infer<typeof gradeEntry>;
