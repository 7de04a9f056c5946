import { createContext, type ReactNode } from 'react';
import { Icon } from '@grove/ui';
import { useT } from '../../../../../translation.ts';
import type { numberKeysOf } from '../../../../../common/grade-traits.ts';
import styles from './number-pad.module.css';

/** How the learner of these questions writes a number. */
export const NumberKeysContext = createContext<ReturnType<typeof numberKeysOf>>('digits');

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
/** No number of these grades is longer. */
const mostDigits = 4;

/** Big digits to tap, and a way to take the last one back. */
export function NumberPad({
  text,
  isOpen,
  onText,
}: {
  text: string;
  isOpen: boolean;
  onText: (text: string) => void;
}): ReactNode {
  const t = useT();
  return (
    <div role="group" aria-label={t('answer.pad')} className={styles.pad}>
      {digits.map((digit) => (
        <button
          key={digit}
          type="button"
          className={styles.key}
          disabled={!isOpen || text.length >= mostDigits}
          onClick={() => onText(text + digit)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        className={styles.key}
        aria-label={t('answer.pad.back')}
        disabled={!isOpen || text === ''}
        onClick={() => onText(text.slice(0, -1))}
      >
        <Icon name="back" />
      </button>
    </div>
  );
}
