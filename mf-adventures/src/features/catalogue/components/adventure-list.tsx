import type { ReactNode } from 'react';
import { useProgress, useRead } from '@grove/platform';
import { Button, Card, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@grove/ui';
import emptyUrl from '@grove/art/files/scenes/empty.svg';
import { useT } from '../../../translation.ts';
import { AdventureCard } from './adventure-card.tsx';
import styles from './adventure-list.module.css';

const skeletonCount = 4;

/** All adventures, in every state of the read. */
export function AdventureList(): ReactNode {
  const t = useT();
  const { data, isPending } = useRead('adventures');
  // The list does not wait for what the learner has done, and does without it.
  const { data: progress } = useProgress();
  if (isPending) return <LoadingList />;
  if (!data) {
    return (
      <ErrorState
        icon="warning"
        title={t('list.error.title')}
        text={t('list.error.text')}
        actions={
          <Button variant="secondary" onClick={() => globalThis.location.reload()}>
            {t('list.error.action')}
          </Button>
        }
      />
    );
  }
  if (data.length === 0)
    return <EmptyState picture={emptyUrl} title={t('list.empty.title')} text={t('list.empty.text')} />;
  return (
    <ul className={styles.grid}>
      {data.map((adventure) => (
        <AdventureCard
          key={adventure.id}
          adventure={adventure}
          isCompleted={progress?.completedAdventures.some(({ adventureId }) => adventureId === adventure.id) ?? false}
        />
      ))}
    </ul>
  );
}

function LoadingList(): ReactNode {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <div className={styles.grid}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <Card key={index} data-testid="adventure-skeleton" className={styles.skeleton}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.text} />
          </Card>
        ))}
      </div>
    </div>
  );
}
