import type { CrisisCategory, RefusalCategory } from '@grove/content/tutor';
import { answerRules } from './answer-rules.ts';
import { classify } from './classifier/classify.ts';
import { exactCrisisRules, exactRefusalRules } from './exact-rules.ts';
import { isCrisis } from './fixed-answer.ts';
import { holdsContact, withoutPersonalData } from './personal-data.ts';
import { profanityRules } from './profanity.ts';
import { firstFind } from './rule.ts';
import { topicRules } from './topic-rules.ts';
import { fold, plainest, viewsOf } from './views.ts';

/** What was found in a text, and what of it may go on: all of it when `ok`, what is left without personal data when `personal`, else nothing. */
export interface Screening {
  readonly category: 'ok' | CrisisCategory | RefusalCategory;
  readonly text: string;
}

const answerChecks = [...profanityRules, ...topicRules, ...answerRules];

/**
 * Screens what a child wrote, in the order of experience §5: crisis, personal data, swearing, topics, boundaries. Rules say what is certain; a classifier that has learned from examples says what is likely.
 * What it takes for personal data without a shape to cut out is not passed on at all.
 */
export function screen(message: string): Screening {
  const views = viewsOf(message);
  const { text, removed } = withoutPersonalData(fold(message));
  const likely = classify(plainest(message));
  const crisis = firstFind(exactCrisisRules, views) ?? (likely && isCrisis(likely) ? likely : undefined);
  if (crisis) return { category: crisis, text: '' };
  const left = removed ? classify(plainest(text)) : likely;
  const category = firstFind(profanityRules, views) ?? firstFind(exactRefusalRules, removed ? viewsOf(text) : views) ?? left;
  if (category) return { category, text: '' };
  return removed ? { category: 'personal', text } : { category: 'ok', text: message };
}

/** Screens what a teacher is about to say, whether a model or the offline tutor wrote it. Fixed crisis texts do not pass here: they name phone lines. */
export function screenAnswer(answer: string): Screening {
  const category = firstFind(answerChecks, viewsOf(answer)) ?? (holdsContact(fold(answer)) ? 'personal' : undefined);
  return category ? { category, text: '' } : { category: 'ok', text: answer };
}
