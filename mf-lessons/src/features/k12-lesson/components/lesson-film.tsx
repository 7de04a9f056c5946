import type { ReactNode } from 'react';
import type { PlayerVideo } from '@grove/contracts';
import { Widget } from '@grove/platform';
import { Button, ErrorState, Icon, Skeleton, VisuallyHidden } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './lesson-film.module.css';

interface LessonFilmProps {
  video: PlayerVideo;
  /** Called when most of the film has been watched, or the learner wants to go on without it. */
  onWatched: () => void;
}

/** The film of a lesson, in the media area's player. It never stands in the way: the exercises are one press away. */
export function LessonFilm({ video, onWatched }: LessonFilmProps): ReactNode {
  const t = useT();
  const loading = (
    <div role="status">
      <VisuallyHidden>{t('k12.film.loading')}</VisuallyHidden>
      <Skeleton className={styles.loading} />
    </div>
  );
  const fallback = (retry: () => void): ReactNode => (
    <ErrorState icon="video" title={t('k12.film.failed')} text={t('k12.film.failed.text')} actions={<Button variant="secondary" onClick={retry}>{t('player.error.retry')}</Button>} />
  );
  return (
    <div className={styles.film}>
      <Widget name="mf-media/player" props={{ video, onWatched }} loading={loading} fallback={fallback} />
      <Button variant="quiet" onClick={onWatched}>
        {t('k12.film.skip')}
        <Icon name="forward" />
      </Button>
    </div>
  );
}
