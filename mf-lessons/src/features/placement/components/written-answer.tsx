import { useId, useState, type ReactNode } from 'react';
import { judge, type Question } from '@grove/contracts';
import { usePreservedState } from '@grove/platform';
import { Button } from '@grove/ui';
import type { numberKeysOf } from '../../../common/grade-traits.ts';
import { NumberPad, SignKey } from '../../learn/questions/index.ts';
import { useT } from '../../../translation.ts';
import styles from './written-answer.module.css';

interface WrittenAnswerProps {
  question: Question;
  /** How a number is written: tapped, typed, or with a sign. */
  keys: ReturnType<typeof numberKeysOf>;
  onAnswer: (isRight: boolean) => void;
}

/** A number that is written. Form is not what is asked here: a fraction that could be simpler counts. */
export function WrittenAnswer({ question, keys, onAnswer }: WrittenAnswerProps): ReactNode {
  const t = useT();
  const id = useId();
  const [text, setText] = usePreservedState(`placement ${question.question}`, '');
  const [trouble, setTrouble] = useState<'feedback.unreadable' | 'answer.empty' | 'answer.empty.tap' | null>(null);
  const isFraction = question.inputType === 'fraction';
  const hasPad = keys === 'pad' && question.inputType === 'number';
  const write = (next: string): void => {
    setText(next);
    setTrouble(null);
  };
  const submit = (): void => {
    if (text.trim() === '') return setTrouble(hasPad ? 'answer.empty.tap' : 'answer.empty');
    const { kind } = judge(question, text);
    if (kind === 'not-understood') setTrouble('feedback.unreadable');
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
        inputMode={hasPad ? 'none' : isFraction ? 'text' : question.inputType === 'decimal' ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-labelledby="placement-heading"
        aria-describedby={id}
        aria-invalid={trouble !== null}
        placeholder={t('answer.placeholder')}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      {keys === 'signed' && !isFraction && <SignKey text={text} isOpen onText={write} />}
      <Button type="submit" size="lg">
        {t('placement.submit')}
      </Button>
      {hasPad && <NumberPad text={text} isOpen onText={write} />}
      <p id={id} role="status" className={styles.help}>
        {trouble ? t(trouble) : isFraction && t('answer.fraction')}
      </p>
    </form>
  );
}
