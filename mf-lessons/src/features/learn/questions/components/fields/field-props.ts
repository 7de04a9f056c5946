import type { GivenAnswer, Question } from '@grove/contracts';
import type { QuestionRecord } from '../../model/record.ts';

/** What every way of answering is given. The question's text is the element with the id `question`. */
export interface FieldProps {
  question: Question;
  /** The answer as it stands, whether given or not. */
  draft: GivenAnswer;
  record: QuestionRecord;
  /** Whether an answer may (still) be given. */
  isOpen: boolean;
  onDraft: (draft: GivenAnswer) => void;
  onAnswer: (given: GivenAnswer) => void;
}
