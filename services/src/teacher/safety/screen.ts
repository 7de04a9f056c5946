import type { CrisisCategory, RefusalCategory } from '@grove/content/tutor';
import { answerRules } from './answer-rules.ts';
import { boundaryRules } from './boundary-rules.ts';
import { crisisRules } from './crisis-rules.ts';
import { holdsContact, withoutPersonalData } from './personal-data.ts';
import { profanityRules } from './profanity.ts';
import { firstFind } from './rule.ts';
import { topicRules } from './topic-rules.ts';
import { fold, viewsOf } from './views.ts';

/** What was found in a text, and what of it may go on: all of it when `ok`, what is left without personal data when `personal`, else nothing. */
export interface Screening {
  readonly category: 'ok' | CrisisCategory | RefusalCategory;
  readonly text: string;
}

const messageRules = [...topicRules, ...boundaryRules];
const answerChecks = [...profanityRules, ...topicRules, ...answerRules];

/** Screens what a child wrote, in the order of experience §5: crisis, personal data, swearing, topics, boundaries. */
export function screen(message: string): Screening {
  const crisis = firstFind(crisisRules, viewsOf(message));
  if (crisis) return { category: crisis, text: '' };
  const { text, removed } = withoutPersonalData(fold(message));
  const category = firstFind(profanityRules, viewsOf(message)) ?? firstFind(messageRules, viewsOf(removed ? text : message));
  if (category) return { category, text: '' };
  return removed ? { category: 'personal', text } : { category: 'ok', text: message };
}

/** Screens what a teacher is about to say, whether a model or the offline tutor wrote it. Fixed crisis texts do not pass here: they name phone lines. */
export function screenAnswer(answer: string): Screening {
  const category = firstFind(answerChecks, viewsOf(answer)) ?? (holdsContact(fold(answer)) ? 'personal' : undefined);
  return category ? { category, text: '' } : { category: 'ok', text: answer };
}
