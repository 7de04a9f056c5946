import { useId, useState, type ReactNode } from 'react';
import { judge, type Question } from '@grove/contracts';
import { useKeptState } from '@grove/platform';
import { Button } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './written-answer.module.css';

/** A number that is written. Form is not what is asked here: a fraction that could be simpler counts. */
export function WrittenAnswer({ question, onAnswer }: { question: Question; onAnswer: (isRight: boolean) => void }): ReactNode {
  const t = useT();
  const id = useId();
  const [text, setText] = useKeptState(`placement ${question.question}`, '');
  const [isUnreadable, setIsUnreadable] = useState(false);
  const isFraction = question.inputType === 'fraction';
  const submit = (): void => {
    if (text.trim() === '') return;
    const { kind } = judge(question, text);
    if (kind === 'not-understood') setIsUnreadable(true);
    else onAnswer(kind !== 'wrong');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input
        className={styles.input}
        inputMode={isFraction ? 'text' : question.inputType === 'decimal' ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-labelledby="placement-heading"
        aria-describedby={id}
        aria-invalid={isUnreadable}
        placeholder={t('answer.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsUnreadable(false);
        }}
      />
      <Button type="submit" size="lg">{t('placement.submit')}</Button>
      <p id={id} role="status" className={styles.help}>{isUnreadable ? t('feedback.unreadable') : isFraction && t('answer.fraction')}</p>
    </form>
  );
}
