import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Button, ButtonLink, EmptyState, ErrorState, Icon, Skeleton } from '@grove/ui';
import notFoundUrl from '@grove/art/files/scenes/not-found.svg';
import { useT } from '../../../../translation.ts';
import styles from './lesson-states.module.css';

/** The shape of what comes. */
export function LessonLoading(): ReactNode {
  const t = useT();
  return (
    <div className={styles.loading}>
      <div role="status" className={styles.status}>
        <h1 data-arrival tabIndex={-1} className={styles.title}>
          {t('k12.lesson.loading')}
        </h1>
      </div>
      <Skeleton className={styles.head} />
      <Skeleton className={styles.lesson} />
      <Skeleton className={styles.side} />
    </div>
  );
}

function Back({ to, isOnly }: { to: To; isOnly: boolean }): ReactNode {
  const t = useT();
  return (
    <ButtonLink to={to} variant={isOnly ? 'primary' : 'secondary'}>
      <Icon name="back" />
      {t('k12.back')}
    </ButtonLink>
  );
}

/** The service knows no such lesson. */
export function LessonNotFound({ backTo }: { backTo: To }): ReactNode {
  const t = useT();
  return (
    <EmptyState
      headingLevel={1}
      picture={notFoundUrl}
      title={t('k12.lesson.notFound')}
      text={t('k12.lesson.notFound.text')}
      actions={<Back to={backTo} isOnly />}
    />
  );
}

/** The lesson could not be read. */
export function LessonFailed({ backTo, onRetry }: { backTo: To; onRetry: () => void }): ReactNode {
  const t = useT();
  const actions = (
    <>
      <Button onClick={onRetry}>
        <Icon name="refresh" />
        {t('k12.retry')}
      </Button>
      <Back to={backTo} isOnly={false} />
    </>
  );
  return (
    <ErrorState
      headingLevel={1}
      icon="warning"
      title={t('player.error.title')}
      text={t('k12.failed')}
      actions={actions}
    />
  );
}
