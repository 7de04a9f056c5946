import type { ReactNode } from 'react';
import { Skeleton, VisuallyHidden } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import styles from './lesson-loading.module.css';

/** The shape of what comes. */
export function LessonLoading(): ReactNode {
  const t = useT();
  return (
    <div className={styles.loading}>
      <div role="status">
        <h1>
          <VisuallyHidden>{t('title.lesson')}</VisuallyHidden>
        </h1>
        <p>{t('player.loading')}</p>
      </div>
      <Skeleton className={styles.slide} />
      <Skeleton className={styles.side} />
    </div>
  );
}
