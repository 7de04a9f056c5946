import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  name: string;
  value: string;
  /** `alert` for what is dangerous, `good` for what is as wanted. */
  tone?: 'alert' | 'good';
}

/** What is true of the board right now. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, tone }) => (
        <div key={name} className={styles.fact} data-fact-tone={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
