import type { ReactNode } from 'react';
import { useT } from '../../translation.ts';
import styles from './sign-key.module.css';

const sign = /^\s*[-−–]/;

/** The minus that the number keyboards of some phones lack: it turns a number that was written into its opposite, and back. Seen where a finger points. */
export function SignKey({ text, isOpen, onText }: { text: string; isOpen: boolean; onText: (text: string) => void }): ReactNode {
  const t = useT();
  return (
    <button type="button" className={styles.key} aria-label={t('answer.sign')} disabled={!isOpen || text === ''} onClick={() => onText(sign.test(text) ? text.replace(sign, '') : `-${text}`)}>
      ±
    </button>
  );
}
