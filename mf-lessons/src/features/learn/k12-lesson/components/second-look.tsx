import type { ReactNode } from 'react';
import { Button, Icon } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import styles from './second-look.module.css';

/** Offers, and never forces, a second go at what was missed (experience §4). */
export function SecondLook({ missed, onStart }: { missed: readonly string[]; onStart: () => void }): ReactNode {
  const t = useT();
  if (missed.length === 0) return undefined;
  return (
    <div className={styles.missed}>
      <h3 className={styles.heading}>{t('player.missed', { count: missed.length })}</h3>
      <ul className={styles.list}>
        {missed.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Button variant="secondary" onClick={onStart}>
        <Icon name="eye" />
        {t('player.secondLook')}
      </Button>
    </div>
  );
}
