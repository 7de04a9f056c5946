import type { ReactNode } from 'react';
import { classNames } from '@grove/ui';
import { useT } from '../../../../../translation.ts';
import styles from './number-pad.module.css';

const sign = /^\s*[-−–]/;

/** The minus that the number keyboards of some phones lack: it turns a number that was written into its opposite, and back. Seen where a finger points. */
export function SignKey({
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
    <button
      type="button"
      className={classNames(styles.key, styles.sign)}
      aria-label={t('answer.sign')}
      disabled={!isOpen || text === ''}
      onClick={() => onText(sign.test(text) ? text.replace(sign, '') : `-${text}`)}
    >
      ±
    </button>
  );
}
