import type { ReactNode } from 'react';
import type { GivenAnswer, InputType, LessonStep, Question } from '@grove/contracts';
import { startOf } from '../model/arrangement.ts';
import type { LessonAction } from '../model/lesson-engine.ts';
import { isAnswerable } from '../model/selectors.ts';
import { recordOf, type LessonState } from '../model/state.ts';
import { ChoiceField } from './choice-field.tsx';
import { Feedback } from './feedback.tsx';
import type { FieldProps } from './field-props.ts';
import { HintLadder } from './hint-ladder.tsx';
import { MatchField } from './match-field.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import { OrderField } from './order-field.tsx';
import { WrittenField } from './written-field.tsx';
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
  steps: readonly LessonStep[];
  state: LessonState;
  dispatch: (action: LessonAction) => void;
}

/** The question of a slide: how to answer it, what is said to the answer, and the hints. */
export function QuestionArea({ step, question, steps, state, dispatch }: QuestionAreaProps): ReactNode {
  const record = recordOf(state, state.slide);
  const Field = fields[question.inputType!];
  return (
    <div className={styles.area}>
      <h3 id="question" className={styles.question}>{question.question}</h3>
      <Field
        question={question}
        draft={state.draft ?? shownAnswer(record.given, record.outcome?.kind, question)}
        record={record}
        isOpen={isAnswerable(steps, state)}
        onDraft={(draft) => dispatch({ type: 'draft', draft })}
        onAnswer={(given) => dispatch({ type: 'answer', given })}
      />
      <Feedback step={step} question={question} record={record} />
      <HintLadder step={step} record={record} onHint={() => dispatch({ type: 'hint' })} onVariant={() => dispatch({ type: 'ask-variant' })} />
    </div>
  );
}

/** What a field shows before anything is changed: an arranged answer that was given, else the start. A right written answer leaves its field empty (spec §4). */
const shownAnswer = (given: GivenAnswer | null, outcome: string | undefined, question: Question): GivenAnswer =>
  given === null || (outcome === 'correct' && typeof given === 'string') ? startOf(question) : given;
