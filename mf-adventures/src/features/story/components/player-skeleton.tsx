import type { ReactNode } from 'react';
import { Skeleton } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './player-skeleton.module.css';

/** Stands where the player will be. */
export function PlayerSkeleton(): ReactNode {
  const t = useT();
  return (
    <div role="status" className={styles.loading} data-testid="story-skeleton">
      <Skeleton className={styles.picture} />
      <div className={styles.panel}>
        <h1 className={styles.title}>{t('story.loading')}</h1>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.text} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
      </div>
    </div>
  );
}
