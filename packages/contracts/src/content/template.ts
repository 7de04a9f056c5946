import * as z from 'zod/mini';
import { nonEmpty, slug } from '../entities/primitives.ts';

/** What a variable of a template may be: every number of a range, numbers from a list, or words, which change nothing but the story. */
export const templateVariable = z.union([
  z.object({ from: nonEmpty, to: nonEmpty, step: z.optional(nonEmpty) }),
  z.object({ values: z.array(nonEmpty).check(z.minLength(2)) }),
  z.object({ words: z.array(nonEmpty).check(z.minLength(2)) }),
]);
export type TemplateVariable = z.infer<typeof templateVariable>;

/** Kinds of questions that templates make. */
export const templateTypes = ['number', 'fraction', 'decimal', 'multiple-choice'] as const;

/**
 * A question with gaps. Texts hold expressions in braces (`{length * width}`), which `instantiate` fills in; keys and mistakes are expressions themselves. It is data: service and
 * browser make the same question of the same values.
 */
export const itemTemplate = z.object({
  id: slug,
  /** What it shows that a learner can do. */
  skill: slug,
  /** Raised when the same values would make another question: attempts keep it. */
  revision: z.int().check(z.positive()),
  variables: z.record(z.string(), templateVariable),
  /** What must hold for the numbers, as in `width < length` or `gcd(a, b) = 1`. */
  conditions: z.array(nonEmpty),
  inputType: z.enum(templateTypes),
  content: z.optional(nonEmpty),
  question: nonEmpty,
  unit: z.optional(nonEmpty),
  /** The key of a written answer, as an expression. */
  answer: z.optional(nonEmpty),
  options: z.optional(
    z.array(
      z.object({ id: slug, text: nonEmpty, isRight: z.boolean(), feedback: nonEmpty, misconception: z.optional(slug) }),
    ),
  ),
  /** `when` tells for which numbers a mistake is one. */
  mistakes: z.array(
    z.object({
      id: slug,
      answer: nonEmpty,
      says: nonEmpty,
      when: z.optional(nonEmpty),
      misconception: z.optional(slug),
    }),
  ),
  hint: nonEmpty,
  hints: z.array(nonEmpty).check(z.minLength(3), z.maxLength(4)),
});
export type ItemTemplate = z.infer<typeof itemTemplate>;
