import { difficulties, grades, lessonTypes, slug, type MatrixKey } from '@grove/contracts';
import * as z from 'zod';
import { subjectTable } from '../../subjects.ts';

/** Building blocks of the source's schemas. Descriptions are what an editor shows beside a field. */

/** Text that learners read or hear, in one line or folded over several. */
export const text = z.string().min(1).meta({ description: 'Text that learners read or hear.' });

/** An id that never changes. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
  .max(80)
  .meta({
    description:
      'A short, readable id, unique in this file. It never changes and is never used again: answers, notes and translations are found by it.',
  });

/** The number by which the API calls a thing. */
export const number = z.int().positive().meta({
  description: 'The number by which the API calls this. It never changes and is never used again.',
});

export const lessonId = id.meta({ description: 'The id of a lesson, which is also the name of its file.' });
export const grade = z.enum(grades);
export const difficulty = z.enum(difficulties);
export const lessonType = z.enum(lessonTypes);
export const subject = z.enum(subjectTable.map((entry) => entry.slug)).meta({
  description: 'A subject, by the slug that the table of subjects gives it (packages/content/src/subjects.ts).',
});
export const minutes = z.int().positive().meta({ description: 'How long it takes, in minutes.' });
export const xp = z.int().positive().meta({ description: 'Points that are earned.' });

/** Ids that were in use once and must not come back; what learners did is found by them. */
export const retired = z
  .array(z.strictObject({ id: slug, why: text }))
  .optional()
  .meta({ description: 'Ids that are gone. They stay listed, so that nobody gives them to something else.' });

/** The matrix key of a subject's slug. */
export const keyOfSubject = (name: string): MatrixKey => subjectTable.find((entry) => entry.slug === name)!.key;
