import type { ReactNode } from 'react';
import type { GivenAnswer, InputType, LessonStep, Question } from '@grove/contracts';
import { startOf } from '../model/arrangement.ts';
import { ChoiceField } from './fields/choice-field.tsx';
import { CodeText } from './code-text.tsx';
import { Feedback } from './feedback.tsx';
import type { FieldProps } from './fields/field-props.ts';
import { HintLadder } from './hint-ladder.tsx';
import { MatchField } from './fields/match-field.tsx';
import { MultiSelectField } from './fields/multi-select-field.tsx';
import { OrderField } from './fields/order-field.tsx';
import { WrittenField } from './fields/written-field.tsx';
import { isOpen, type QuestionRecord } from '../model/record.ts';
import styles from './question-area.module.css';

const fields: Readonly<Record<InputType, (props: FieldProps) => ReactNode>> = {
  number: WrittenField,
  fraction: WrittenField,
  decimal: WrittenField,
  'multiple-choice': ChoiceField,
  'multi-select': MultiSelectField,
  order: OrderField,
  match: MatchField,
};

interface QuestionAreaProps {
  step: LessonStep;
  /** The step's own question or its variant. */
  question: Question;
  record: QuestionRecord;
  /** The answer while it is being written or arranged; null before. */
  draft: GivenAnswer | null;
  onDraft: (draft: GivenAnswer) => void;
  onAnswer: (given: GivenAnswer) => void;
  onHint: () => void;
  onVariant: () => void;
}

/** A question: how to answer it, what is said to the answer, and the hints. */
export function QuestionArea({
  step,
  question,
  record,
  draft,
  onDraft,
  onAnswer,
  onHint,
  onVariant,
}: QuestionAreaProps): ReactNode {
  const Field = fields[question.inputType!];
  return (
    <div className={styles.area}>
      <h3 id="question" className={styles.question}>
        <CodeText part="question">{question.question ?? ''}</CodeText>
      </h3>
      <Field
        question={question}
        draft={draft ?? shownAnswer(record.given, record.outcome?.kind, question)}
        record={record}
        isOpen={isOpen(question, record)}
        onDraft={onDraft}
        onAnswer={onAnswer}
      />
      <Feedback step={step} question={question} record={record} />
      <HintLadder step={step} record={record} onHint={onHint} onVariant={onVariant} />
    </div>
  );
}

/** What a field shows before anything is changed: an arranged answer that was given, else the start. A right written answer leaves its field empty (spec §4). */
const shownAnswer = (given: GivenAnswer | null, outcome: string | undefined, question: Question): GivenAnswer =>
  given === null || (outcome === 'correct' && typeof given === 'string') ? startOf(question) : given;
