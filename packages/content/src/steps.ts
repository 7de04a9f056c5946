import type { LessonStep } from '@grove/contracts';

/** Writers of lesson slides: one for each kind, so that a lesson's file reads like its text. */

/** The opening slide: what we know already and what comes. `image` is an emoji. */
export const intro = (title: string, content: string, image: string): LessonStep => ({ type: 'intro', title, content, image });

/** A slide that explains one idea or works an example; `examples` are short lines below the text. */
export const explain = (title: string, content: string, examples?: string[]): LessonStep => ({
  type: 'content', title, content, ...(examples && { examples }),
});

/** A multiple-choice question; `correctAnswer` is the zero-based place of the right option. */
export const choose = (title: string, content: string, question: string, options: string[], correctAnswer: number, hint: string): LessonStep => ({
  type: 'interactive', title, content, question, inputType: 'multiple-choice', options, correctAnswer, hint,
});

/** A question that is answered with a whole number. */
export const solve = (title: string, content: string, question: string, correctAnswer: number, hint: string): LessonStep => ({
  type: 'interactive', title, content, question, inputType: 'number', correctAnswer, hint,
});

/** The closing slide: what was learned. `xpEarned` is the lesson's own reward, in points. */
export const finish = (xpEarned: number, title: string, content: string): LessonStep => ({ type: 'completion', title, content, image: '🌟', xpEarned });
