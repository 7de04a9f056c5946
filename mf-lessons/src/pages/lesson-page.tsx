import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError, useRead } from '@grove/platform';
import { Button, ButtonLink, ErrorState, Skeleton, VisuallyHidden } from '@grove/ui';
import { sampleLesson } from '@grove/content/sample-lesson';
import { LessonScreen } from '../features/learn/lesson-player/components/lesson-screen.tsx';
import { fromServer, fromSource } from '../features/learn/lesson-player/model/lesson.ts';
import { useClaim } from '../features/progress/completion/state/use-claim.ts';
import { useT } from '../translation.ts';
import styles from './lesson-page.module.css';

const sample = fromSource(sampleLesson);

/** The service knows no such lesson, or the address holds no id at all. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** `/lesson/:levelId/:lessonId`: a lesson of the server by its id, whatever the level; the generic sample stands in for an unknown one. */
export function LessonPage(): ReactNode {
  const t = useT();
  const { levelId = '1', lessonId = sample.id } = useParams();
  const backTo = `/level/${encodeURIComponent(levelId)}`;
  const claim = useClaim(backTo);
  const isSample = lessonId === sample.id;
  const { data, error, isFetching, refetch } = useRead('enhancedLesson', { params: { lessonId }, enabled: !isSample });

  if (isSample || isUnknown(error)) {
    return (
      <LessonScreen
        lesson={sample}
        backTo={backTo}
        onClaim={claim}
        notice={isSample ? undefined : t('player.sample')}
      />
    );
  }
  if (isFetching) return <LessonLoading />;
  if (!data) {
    const actions = (
      <>
        <Button onClick={() => void refetch()}>{t('player.error.retry')}</Button>
        <ButtonLink variant="secondary" to={backTo}>
          {t('player.leave')}
        </ButtonLink>
      </>
    );
    return (
      <ErrorState
        headingLevel={1}
        icon="warning"
        title={t('player.error.title')}
        text={t('player.error.text')}
        actions={actions}
      />
    );
  }
  return <LessonScreen key={data.lesson.id} lesson={fromServer(data)} backTo={backTo} onClaim={claim} />;
}

/** The shape of what comes. */
function LessonLoading(): ReactNode {
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
