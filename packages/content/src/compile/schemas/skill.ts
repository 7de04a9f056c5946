import { frameworks, templateTypes } from '@grove/contracts';
import * as z from 'zod';
import { grade, id, retired, subject, text } from './primitives.ts';

/** `source/skills/<subject>/<id>.yaml` */
export const skillFile = z.strictObject({
  id: id.meta({ description: 'The id of the skill, which is also the name of its file.' }),
  grade,
  subject,
  title: text.meta({
    description: 'What a learner can do, in a child\'s words: "I can find the area of a rectangle".',
  }),
  prerequisites: z
    .array(id)
    .default([])
    .meta({ description: 'Skills that come first, of any subject, of this grade or an earlier one.' }),
  misconceptions: z
    .array(
      z.strictObject({
        id,
        says: text.meta({ description: 'What somebody thinks who makes this mistake, in one sentence for grown-ups.' }),
      }),
    )
    .default([])
    .meta({ description: 'Ways of thinking that lead to wrong answers.' }),
  standards: z
    .array(
      z.strictObject({
        framework: z.enum(frameworks),
        code: z.string().min(1).meta({ description: 'The code alone, as "3.MD.C.7"; never the text of the standard.' }),
      }),
    )
    .min(1),
  retired,
});
export type SkillFile = z.infer<typeof skillFile>;

const written = z.union([z.number(), z.string().min(1)]).meta({ description: 'A number, or one in quotes as "3/4".' });
const expression = z.string().min(1).meta({ description: 'Arithmetic with the variables, as in "2 * (a + b)".' });
const gapped = text.meta({
  description:
    'Text with gaps: {a + b}, {a / b|fraction}, {a / b|mixed}, {price|money}, {n?apple:apples}, or the name of a word.',
});

const variable = z.union([
  z.strictObject({ from: written, to: written, step: written.optional() }),
  z.strictObject({ values: z.array(written).min(2) }),
  z.strictObject({ words: z.array(z.string().min(1)).min(2) }),
]);

/** `source/templates/<subject>/<id>.yaml` */
export const templateFile = z.strictObject({
  id: id.meta({ description: 'The id of the template, which is also the name of its file.' }),
  skill: id.meta({ description: 'The skill that it shows.' }),
  revision: z.int().positive().meta({ description: 'Raise it when the same values would make another question.' }),
  type: z.enum(templateTypes),
  variables: z
    .record(z.string().regex(/^[a-z][a-zA-Z0-9]*$/), variable)
    .meta({ description: 'Ranges of numbers, lists of numbers, or words that vary the story.' }),
  conditions: z.array(z.string().min(1)).default([]).meta({ description: 'What must hold, as in "width < length".' }),
  content: gapped.optional(),
  question: gapped,
  unit: text.optional(),
  answer: expression.optional().meta({ description: 'The key, as arithmetic with the variables.' }),
  options: z
    .array(
      z.strictObject({
        id,
        text: gapped,
        right: z.literal(true).optional(),
        feedback: gapped,
        misconception: id.optional(),
      }),
    )
    .min(3)
    .optional(),
  mistakes: z
    .array(
      z.strictObject({
        id,
        answer: expression,
        says: gapped,
        when: z.string().min(1).optional().meta({ description: 'For which numbers it is a mistake, as in "a > b".' }),
        misconception: id.optional(),
      }),
    )
    .default([])
    .meta({ description: 'Wrong answers that betray a misconception, as arithmetic, and what is said to them.' }),
  hint: gapped,
  hints: z.array(gapped).min(3).max(4),
  retired,
});
export type TemplateFile = z.infer<typeof templateFile>;
