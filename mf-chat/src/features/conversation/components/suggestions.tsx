import type { ReactNode } from 'react';
import { Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './suggestions.module.css';

/** Questions to start with; a press asks one. They scroll with the messages, so that they never cover the input. */
export function Suggestions({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk: (question: string) => void;
}): ReactNode {
  const t = useT();
  if (questions.length === 0) return null;
  return (
    <section aria-live="off" aria-labelledby="suggestions-title" className={styles.suggestions}>
      <h3 id="suggestions-title" className={styles.title}>
        {t('talk.suggestions')}
      </h3>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className={styles.question} onClick={() => onAsk(question)}>
              <Icon name="question" className={styles.icon} />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
