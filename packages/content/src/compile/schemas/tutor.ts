import { readingBands } from '@grove/contracts';
import * as z from 'zod';
import { talkKinds } from '../../tutor/persona.ts';
import { id, lessonId, retired, text } from './primitives.ts';

/** What the teachers know and how they talk in chat: everything below `source/tutor`. */

const order = z.int().positive().meta({
  description:
    'Where the group comes. Of two answers that fit a question equally well, the one that comes first is given.',
});

const asks = z.array(text).min(1).meta({
  description: 'Ways in which children ask for it. Their words are what a question is compared with.',
});

const asked = {
  question: text.meta({
    description:
      'What is asked. Without a question mark at its end it names its options by itself: `Which word is a verb` becomes `Which word is a verb: sing or cat?`.',
  }),
  options: z.array(text).min(2).max(4).meta({ description: 'What there is to choose from, in this order.' }),
  right: text.meta({ description: 'The right option, as it is written in `options`.' }),
  hint: text.meta({ description: 'Helps to find it, and does not say it.' }),
} as const;
const check = z.strictObject(asked);
export type SourceCheck = z.infer<typeof check>;

/** `source/tutor/explanations/<id>.yaml` */
export const explanationsFile = z.strictObject({
  id,
  order,
  explanations: z
    .array(
      z.strictObject({
        id: id.meta({ description: 'Unique among all explanations, and never changed: teachers quiz by it.' }),
        asks,
        young: text.meta({ description: 'For Pre-K to Grade 5: two short sentences.' }),
        older: text.meta({ description: 'For Grade 6 and up: a few sentences.' }),
        check: check.meta({ description: 'Finds out whether it was understood.' }),
        lesson: lessonId.optional().meta({ description: 'The lesson that goes further.' }),
      }),
    )
    .min(1),
  retired,
});
export type ExplanationsFile = z.infer<typeof explanationsFile>;

const says = text.meta({ description: 'A sentence or two that learners of every age can read.' });

const fact = z.strictObject({ id, asks, says, check: check.optional() });

const cell = z.union([text, z.int(), z.array(text).min(1), z.null()]);

/** A row of a table: fields that the patterns name. */
const row = z
  .object({
    id,
    asks: z.never().optional(),
    says: z.never().optional(),
    check: z.never().optional(),
    also: z.array(text).min(1).optional().meta({
      description: 'Other names of what `name` says; every way of asking is made with each of them, too.',
    }),
  })
  .catchall(cell)
  .meta({
    description:
      'A row for the patterns of the file: its fields are what stands in their { }. A field of `defaults` may be left out; empty, it is taken away.',
  });
export type FactRow = z.infer<typeof row>;

const pattern = z.strictObject({
  id: id.optional().meta({
    description: 'Stands behind the id of the row in the id of the fact; needed where a row has several facts.',
  }),
  each: text.optional().meta({
    description:
      'The field of a row that is a list: a fact for each of its entries, which is {one}; the rest is {others}.',
  }),
  asks: asks.meta({ description: 'Ways of asking. One that speaks of a field which the row lacks is left out.' }),
  moreAsks: asks.optional().meta({ description: 'More of them, which come after those for every name of the row.' }),
  says: text.meta({
    description:
      'The sentence. {young} is what the row says there, {Young} begins with a capital letter, {a young} has its article; a list is joined as people do. A row that lacks a field of it has no such fact.',
  }),
  check: z
    .strictObject({
      ...asked,
      when: z
        .record(z.string(), z.array(text).min(1))
        .optional()
        .meta({ description: 'Asked only of rows in which these fields have one of these values.' }),
    })
    .optional(),
});
export type FactPattern = z.infer<typeof pattern>;

/** `source/tutor/facts/<id>.yaml` */
export const factsFile = z.strictObject({
  id,
  order,
  defaults: z
    .record(z.string(), text)
    .optional()
    .meta({ description: 'What a row says where it says nothing else; may speak of other fields, as in {name}s.' }),
  patterns: z
    .array(pattern)
    .min(1)
    .optional()
    .meta({ description: 'The facts that are made of every row of `facts`.' }),
  facts: z.array(z.union([fact, row])).min(1),
  retired,
});
export type FactsFile = z.infer<typeof factsFile>;

const lines = z.array(text).min(1);
const leads = lines.meta({ description: 'Beginnings that join the sentence after them, so without a full stop.' });

/** `source/tutor/personas/<teacher>.yaml` */
export const personaFile = z.strictObject({
  teacher: id.meta({ description: 'The id of the teacher who talks so, which is also the name of this file.' }),
  band: z.enum(readingBands).meta({ description: 'For whom the teacher talks where no level is known.' }),
  things: text.meta({ description: 'What this teacher counts in examples, in the plural.' }),
  opens: leads,
  works: leads,
  asks: leads,
  praises: lines,
  retries: lines,
  hints: leads,
  nearest: lines.meta({ description: 'Offers a lesson; {lesson} stands for its title.' }),
  unknown: lines,
  unfinished: text.meta({ description: 'Said when an answer took too long to work out.' }),
  keeps: lines.meta({ description: 'Said to a learner who wants the answer of a slide: it stays theirs.' }),
  tried: lines.meta({ description: 'Asks what the learner has tried.' }),
  quiz: z.array(id).min(1).meta({ description: 'Explanations whose check questions this teacher asks.' }),
  talk: z
    .strictObject(
      Object.fromEntries(talkKinds.map((kind) => [kind, lines])) as Record<(typeof talkKinds)[number], typeof lines>,
    )
    .meta({ description: 'Answers to what is no question about a subject.' }),
});
export type PersonaFile = z.infer<typeof personaFile>;

/** `source/tutor/words.yaml` */
export const wordsFile = z.strictObject({
  groups: z.array(z.array(text).min(2)).meta({
    description: 'Words that mean the same to a child who asks; the first of each group stands for all.',
  }),
  greetings: z
    .array(z.strictObject({ typed: text, language: text }))
    .meta({ description: 'Greetings that a child may write, in small letters, and their language.' }),
  spelled: z.array(text).meta({ description: 'Words that children ask how to spell, beside those in the lessons.' }),
  misspelled: z
    .array(z.strictObject({ typed: text, meant: text }))
    .meta({ description: 'How children often write hard words, and what they mean.' }),
});
