import * as z from 'zod/mini';
import { grade, nonEmpty } from '../entities/primitives.ts';

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
