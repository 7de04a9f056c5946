import * as z from 'zod';
import { text } from './primitives.ts';

/** What can go: everything that there is more than one of. */
const kind = z
  .enum([
    'level',
    'teacher',
    'local-teacher',
    'subject',
    'grade',
    'unit',
    'lesson',
    'enhanced-lesson',
    'story',
    'film',
    'loop',
    'placement',
    'explanations',
    'facts',
    'persona',
  ])
  .meta({ description: 'What it was.' });

/** `source/retired.yaml` */
export const retiredFile = z.strictObject({
  gone: z
    .array(
      z.strictObject({
        kind,
        id: z.string().min(1).max(80).meta({ description: 'The id that it had.' }),
        why: text.meta({ description: 'Why it is gone, and what came in its place.' }),
      }),
    )
    .meta({
      description:
        'Content that learners had once and that is gone. What they did with it still counts. Entries stay for ever, so that nothing else gets the id.',
    }),
});
