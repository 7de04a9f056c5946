import type { ReactNode } from 'react';
import { Button, ErrorState, Skeleton } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import styles from './waiting.module.css';

/** An activity on its way, or one that did not arrive. */
export function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }): ReactNode {
  const t = useT();
  if (hasFailed)
    return (
      <ErrorState
        headingLevel={3}
        icon="offline"
        title={t('activity.failed')}
        text={t('activity.failed.text')}
        actions={<Button onClick={onRetry}>{t('activity.retry')}</Button>}
      />
    );
  return (
    <div className={styles.loading}>
      <p role="status">{t('activity.loading')}</p>
      <Skeleton className={styles.board} />
    </div>
  );
}
