import * as z from 'zod/mini';
import { grade, nonEmpty, serverId, slug } from '../entities/primitives.ts';

/** Frameworks whose codes a skill may name: only codes, never the standards' own texts. */
export const frameworks = [
  'CCSS-M',
  'CCSS-ELA',
  'NGSS',
  'C3',
  'CSTA',
  'CASEL',
  'Jump$tart',
  'NCAS',
  'SHAPE',
  'NHES',
] as const;

/** Something that a learner can do, small enough to be shown by a handful of questions. */
export const skill = z.object({
  id: slug,
  grade,
  subjectId: serverId,
  /** In a child's words, as in `I can find the area of a rectangle`. */
  title: nonEmpty,
  /** Skills that come first, of this subject or another, of this grade or an earlier one. */
  prerequisites: z.array(slug),
  /** Ways of thinking that lead to wrong answers; mistakes of templates name them. */
  misconceptions: z.array(z.object({ id: slug, says: nonEmpty })),
  standards: z.array(z.object({ framework: z.enum(frameworks), code: nonEmpty })),
});
export type Skill = z.infer<typeof skill>;
