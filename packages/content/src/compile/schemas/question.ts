import * as z from 'zod';
import { id, text } from './primitives.ts';

const option = z.strictObject({
  id,
  text,
  right: z.literal(true).optional().meta({ description: 'Only on a right option.' }),
  feedback: text
    .optional()
    .meta({ description: 'What is said to whoever chooses this. All options have one, or none.' }),
});

/** A number as it is written: text in quotes keeps its zeros, a whole number needs no quotes. */
const written = z.union([z.int(), text]).meta({
  description: 'A whole number, or text in quotes, as in "3/4", "1 1/2" or "0.50".',
});

const mistakes = z
  .array(z.strictObject({ id, answer: written, says: text }))
  .optional()
  .meta({ description: 'Wrong answers that betray a misconception, and what is said to them.' });

const question = text.meta({ description: 'What is asked.' });
const expression = text.optional().meta({ description: 'Arithmetic that gives the answer; the check computes it.' });
const unit = text.optional().meta({ description: 'A unit that belongs to the number.' });

/** What makes a question, by its type. */
export const questions = {
  'multiple-choice': {
    type: z.literal('multiple-choice'),
    question,
    options: z.array(option).min(2).meta({ description: 'The options; exactly one has `right: true`.' }),
  },
  'multi-select': {
    type: z.literal('multi-select'),
    question,
    options: z.array(option).min(2).meta({ description: 'The options; each right one has `right: true`.' }),
  },
  number: { type: z.literal('number'), question, answer: z.int(), expression, unit },
  fraction: { type: z.literal('fraction'), question, answer: written, expression, unit },
  decimal: { type: z.literal('decimal'), question, answer: written, tolerance: written, expression, unit },
  order: {
    type: z.literal('order'),
    question,
    items: z.array(z.strictObject({ id, text })).min(2).meta({ description: 'The items in the right order.' }),
  },
  match: {
    type: z.literal('match'),
    question,
    pairs: z.array(z.strictObject({ id, left: text, right: text })).min(2),
  },
} as const;

/** Fields that a written answer has beside its key. */
export const withMistakes = { mistakes } as const;

const examples = z.array(text).min(1).optional().meta({ description: 'Short lines below the text.' });
const own = { content: text.optional(), examples } as const;

/** A fresh question of the same kind. */
export const variant = z
  .discriminatedUnion('type', [
    z.strictObject({ ...questions['multiple-choice'], ...own }),
    z.strictObject({ ...questions['multi-select'], ...own }),
    z.strictObject({ ...questions.number, ...own }),
    z.strictObject({ ...questions.fraction, ...own }),
    z.strictObject({ ...questions.decimal, ...own }),
    z.strictObject({ ...questions.order, ...own }),
    z.strictObject({ ...questions.match, ...own }),
  ])
  .optional()
  .meta({
    description: 'A fresh question of the same kind, asked after the worked solution was shown. It stands alone.',
  });

const slide = {
  id,
  title: text,
  subtitle: text.optional(),
  content: text,
  image: text.optional().meta({ description: 'An emoji, several, or the name of a picture.' }),
  examples,
} as const;

const asking = {
  ...slide,
  hint: text,
  hints: z.array(text).min(2).max(4).optional().meta({
    description: 'A ladder of hints: what is asked, a strategy, the first step, the worked solution.',
  }),
  variant,
} as const;

/** A slide of a lesson. */
export const step = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('intro'), ...slide }),
  z.strictObject({ type: z.literal('explain'), ...slide }),
  z.strictObject({ ...asking, ...questions['multiple-choice'] }),
  z.strictObject({ ...asking, ...questions['multi-select'] }),
  z.strictObject({ ...asking, ...questions.number, ...withMistakes }),
  z.strictObject({ ...asking, ...questions.fraction, ...withMistakes }),
  z.strictObject({ ...asking, ...questions.decimal, ...withMistakes }),
  z.strictObject({ ...asking, ...questions.order }),
  z.strictObject({ ...asking, ...questions.match }),
  z.strictObject({ type: z.literal('finish'), ...slide }),
]);

export type SourceStep = z.infer<typeof step>;
export type SourceVariant = NonNullable<z.infer<typeof variant>>;
export type SourceQuestion = Exclude<SourceStep, { type: 'intro' | 'explain' | 'finish' }> | SourceVariant;
