import type { Check } from '../../tutor/explanation.ts';
import type { SourceCheck } from '../schemas/tutor.ts';

/** A check question: one without a question mark names its options by itself, as in 'Which word is a verb: sing or cat?'. */
export const toCheck = ({ question, options, right, hint }: SourceCheck): Check => ({
  question: question.endsWith('?') ? question : `${question}: ${options.slice(0, -1).join(', ')} or ${options.at(-1)}?`,
  options,
  answer: options.indexOf(right),
  hint,
});
