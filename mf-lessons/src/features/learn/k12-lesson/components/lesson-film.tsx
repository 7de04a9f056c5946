import type { ReactNode } from 'react';
import type { PlayerVideo } from '@grove/contracts';
import { usePreservedState, Widget } from '@grove/platform';
import { Button, ErrorState, Icon, Skeleton, VisuallyHidden } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import styles from './lesson-film.module.css';

interface LessonFilmProps {
  video: PlayerVideo;
  /** Something comes after the film. */
  hasExercises: boolean;
  /** Called when the learner continues, having watched the film or not; where nothing comes after it, when most of it has been watched. */
  onGoOn: () => void;
}

/** The film of a lesson, in the media area's player. It never stands in the way: the exercises are one press away. Once watched, the way on is pointed out; the last words of the film are not cut off. */
export function LessonFilm({ video, hasExercises, onGoOn }: LessonFilmProps): ReactNode {
  const t = useT();
  const [isWatched, setIsWatched] = usePreservedState(`watched ${video.src}`, false);
  const onWatched = (): void => {
    setIsWatched(true);
    if (!hasExercises) onGoOn();
  };
  const loading = (
    <div role="status" className={styles.waiting}>
      <VisuallyHidden>{t('k12.film.loading')}</VisuallyHidden>
      <Skeleton className={styles.loading} />
    </div>
  );
  const fallback = (retry: () => void): ReactNode => (
    <ErrorState
      icon="video"
      title={t('k12.film.failed')}
      text={t('k12.film.failed.text')}
      actions={
        <Button variant="secondary" onClick={retry}>
          {t('player.error.retry')}
        </Button>
      }
    />
  );
  return (
    <div className={styles.film}>
      <Widget name="mf-media/player" props={{ video, onWatched }} loading={loading} fallback={fallback} />
      <div className={styles.on}>
        <p role="status" className={styles.watched}>
          {isWatched && (
            <>
              <Icon name="check" />
              {t('k12.film.watched')}
            </>
          )}
        </p>
        <Button variant={isWatched ? 'primary' : 'quiet'} onClick={onGoOn}>
          {t('k12.film.skip')}
          <Icon name="forward" />
        </Button>
      </div>
    </div>
  );
}
