import type { InputType, LessonStep } from '@grove/contracts';

/** Slides of which a test spoils one thing, in the form of the contracts. */

/** A slide that explains one idea. */
export const explain = (title: string, content: string): LessonStep => ({ type: 'content', title, content });

/** A slide that asks something. */
export const ask = (inputType: InputType, fields: Omit<LessonStep, 'type' | 'inputType'>): LessonStep => ({
  type: 'interactive',
  inputType,
  ...fields,
});
