import type { ReactNode } from 'react';
import styles from './speech-bubble.module.css';

/** What a teacher says, large, with its tail towards the face above or beside it. */
export function SpeechBubble({ label, children }: { label: string; children: ReactNode }) {
  return (
    <blockquote aria-label={label} className={styles.bubble}>
      {children}
    </blockquote>
  );
}
