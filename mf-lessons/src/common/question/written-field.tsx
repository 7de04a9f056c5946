import { use, useId, type ReactNode } from 'react';
import type { Question } from '@grove/contracts';
import { Button } from '@grove/ui';
import { useT } from '../../translation.ts';
import { isReady } from './arrangement.ts';
import type { FieldProps } from './field-props.ts';
import { NumberPad, NumberPadContext } from './number-pad.tsx';
import styles from './written-field.module.css';

/** A number that is written: whole, fraction or decimal. Enter also submits (spec §4). */
export function WrittenField({ question, draft, record, isOpen, onDraft, onAnswer }: FieldProps): ReactNode {
  const t = useT();
  const helpId = useId();
  const text = typeof draft === 'string' ? draft : '';
  const { kind, help } = formOf(question);
  const hasPad = use(NumberPadContext) && kind === 'numeric';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
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
      <Button type="submit" size="lg" disabled={!isOpen}>{t('answer.check')}</Button>
      {hasPad && <NumberPad text={text} isOpen={isOpen} onText={onDraft} />}
      {help && <p id={helpId} className={styles.help}>{t(help)}</p>}
    </form>
  );
}

/** The keyboard that suits the answer, and what helps to write it. A number field takes no unit and no slash; only the plain whole number of the spec uses it. */
function formOf({ inputType, unit }: Question) {
  if (inputType === 'fraction') return { kind: 'text', help: 'answer.fraction' } as const;
  if (unit) return { kind: 'text', help: 'answer.unit' } as const;
  return inputType === 'number' ? ({ kind: 'numeric', help: undefined } as const) : ({ kind: 'decimal', help: 'answer.decimal' } as const);
}
