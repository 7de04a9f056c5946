import { answerRules } from './answer-rules.ts';
import { answerSentenceRules } from './answer-sentence-rules.ts';
import { classifyAnswer } from './classifier/classify.ts';
import { holdsContact } from './personal-data/shapes.ts';
import { profanityRules } from './profanity.ts';
import { firstFind } from './rule.ts';
import type { CrisisCategory, RefusalCategory } from './texts/safety-answers.ts';
import { topicRules } from './topic-rules.ts';
import { withoutTags } from './unicode-disguises.ts';
import { fold, plainest, viewsOf } from './views.ts';

const checks = [...profanityRules, ...topicRules, ...answerRules];

/** How many sentences say together what none of them says alone. */
const context = 3;

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…])["”’')\]*_]{0,3}\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));

/** Why something must not be said to a child, whoever wrote it: rules for the whole, and others and the classifier for each sentence, and for the last ones together. */
export function answerCategory(answer: string): CrisisCategory | RefusalCategory | undefined {
  if (withoutTags(answer) !== answer) return 'boundary';
  const byRule = firstFind(checks, viewsOf(answer)) ?? (holdsContact(fold(answer)) ? 'personal' : undefined);
  if (byRule) return byRule;
  const sentences = sentencesOf(answer);
  for (const text of [...sentences, sentences.slice(-context).join(' ')]) {
    const likely = firstFind(answerSentenceRules, viewsOf(text)) ?? classifyAnswer(plainest(text));
    if (likely) return likely;
  }
  return undefined;
}
