import * as z from 'zod';
import { placementSubjects } from '@grove/contracts';
import { subjectTable } from '../../subjects.ts';
import { grade, id, lessonId, number, retired, subject, text } from './primitives.ts';
import { questions } from './question.ts';

/** `source/units/<grade>/<subject>.yaml` */
export const unitFile = z.strictObject({
  grade,
  subject,
  title: text,
  lessons: z.array(lessonId).min(1).meta({ description: 'The lessons in the order in which they are taken.' }),
  retired,
});
export type UnitFile = z.infer<typeof unitFile>;

const topic = z.strictObject({
  id,
  number,
  topic: text,
  description: text,
  objectives: z.array(text).min(2).meta({ description: 'What a learner can do afterwards.' }),
});

/** `source/grades/<id>.yaml` */
export const gradeFile = z.strictObject({
  id,
  grade,
  ages: text.meta({ description: 'The ages in years, as in 7-9.' }),
  subjects: z
    .strictObject(
      Object.fromEntries(subjectTable.map(({ slug }) => [slug, z.array(topic).min(1)])) as Record<
        string,
        z.ZodArray<typeof topic>
      >,
    )
    .meta({ description: 'The topics of each subject; the first one stands in the matrix.' }),
  retired,
});
export type GradeFile = z.infer<typeof gradeFile>;

const asked = {
  id,
  subject: z.enum(placementSubjects),
  picture: text.optional().meta({ description: 'What there is to look at or to count.' }),
  text: text.optional().meta({ description: 'What has to be read first.' }),
} as const;

/** `source/placement/<grade>.yaml` */
export const placementFile = z.strictObject({
  grade,
  questions: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ ...asked, ...questions['multiple-choice'] }),
        z.strictObject({ ...asked, ...questions['multi-select'] }),
        z.strictObject({ ...asked, ...questions.number }),
        z.strictObject({ ...asked, ...questions.fraction }),
        z.strictObject({ ...asked, ...questions.decimal }),
        z.strictObject({ ...asked, ...questions.order }),
        z.strictObject({ ...asked, ...questions.match }),
      ]),
    )
    .min(1),
  retired,
});
export type PlacementFile = z.infer<typeof placementFile>;
