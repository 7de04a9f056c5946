import type { ReactNode } from 'react';
import { Button, ErrorState, Icon, Skeleton, VisuallyHidden } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import styles from './view-states.module.css';

/** The shapes of what comes, `count` of them. */
export function Loading({ label, count }: { label: string; count: number }): ReactNode {
  return (
    <div role="status" className={styles.loading}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}

/** A list that could not be read, and another try. */
export function Failed({ title, onRetry }: { title: string; onRetry: () => void }): ReactNode {
  const t = useT();
  const retry = (
    <Button onClick={onRetry}>
      <Icon name="refresh" />
      {t('k12.retry')}
    </Button>
  );
  return <ErrorState headingLevel={3} icon="warning" title={title} text={t('k12.failed')} actions={retry} />;
}
