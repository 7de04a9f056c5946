import { use, useId, useState, type ReactNode } from 'react';
import type { Question } from '@grove/contracts';
import { Button } from '@grove/ui';
import { useT } from '../../../../../translation.ts';
import { isReady } from '../../model/arrangement.ts';
import type { FieldProps } from './field-props.ts';
import { NumberKeysContext, NumberPad } from './number-pad.tsx';
import { SignKey } from './sign-key.tsx';
import styles from './written-field.module.css';

/** A number that is written: whole, fraction or decimal. Enter also submits (spec §4). */
export function WrittenField({ question, draft, record, isOpen, onDraft, onAnswer }: FieldProps): ReactNode {
  const t = useT();
  const helpId = useId();
  const text = typeof draft === 'string' ? draft : '';
  const { kind, help } = formOf(question);
  const keys = use(NumberKeysContext);
  const hasPad = keys === 'pad' && kind === 'numeric';
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(!isReady(question, text));
        if (isReady(question, text)) onAnswer(text);
      }}
    >
      <input
        className={styles.input}
        type={kind === 'numeric' ? 'number' : 'text'}
        inputMode={hasPad ? 'none' : kind}
        autoComplete="off"
        aria-labelledby="question"
        aria-describedby={help && helpId}
        aria-invalid={record.outcome !== null && record.outcome.kind !== 'correct'}
        placeholder={t('answer.placeholder')}
        value={text}
        disabled={!isOpen}
        onChange={(event) => onDraft(event.target.value)}
      />
      {keys === 'signed' && kind !== 'text' && <SignKey text={text} isOpen={isOpen} onText={onDraft} />}
      <Button type="submit" size="lg" disabled={!isOpen}>
        {t('answer.check')}
      </Button>
      {hasPad && <NumberPad text={text} isOpen={isOpen} onText={onDraft} />}
      {help && (
        <p id={helpId} className={styles.help}>
          {t(help)}
        </p>
      )}
      <Missing isMissing={isMissing && !isReady(question, text)} hasPad={hasPad} />
    </form>
  );
}

/** What to do first, where 'Check' was pressed without an answer. */
function Missing({ isMissing, hasPad }: { isMissing: boolean; hasPad: boolean }): ReactNode {
  const t = useT();
  return (
    <p role="status" className={styles.missing}>
      {isMissing && t(hasPad ? 'answer.empty.tap' : 'answer.empty')}
    </p>
  );
}

/** The keyboard that suits the answer, and what helps to write it. A number field takes no unit and no slash; only the plain whole number of the spec uses it. */
function formOf({ inputType, unit }: Question) {
  if (inputType === 'fraction') return { kind: 'text', help: 'answer.fraction' } as const;
  if (unit) return { kind: 'text', help: 'answer.unit' } as const;
  return inputType === 'number'
    ? ({ kind: 'numeric', help: undefined } as const)
    : ({ kind: 'decimal', help: 'answer.decimal' } as const);
}
