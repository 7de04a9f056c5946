import type { ReactNode } from 'react';
import { useAtomValue } from '@grove/platform';
import { Badge, Card, Icon } from '@grove/ui';
import type { VideoAsset } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import { gradesOf } from '../model/grade.ts';
import { Poster } from '../../../common/poster.tsx';
import { viewingsAtom } from '../../../common/viewings.ts';
import styles from './video-card.module.css';

const maxTags = 3;

interface VideoCardProps {
  video: VideoAsset;
  /** Name of its section. */
  subject: string;
  /** The learner points at it with a mouse, or stands on its button with the keyboard: it may be watched next. A finger on it mostly scrolls. */
  onPoint: () => void;
  onWatch: () => void;
}

/** A video of the gallery; the whole card opens it. */
export function VideoCard({ video, subject, onPoint, onWatch }: VideoCardProps): ReactNode {
  const t = useT();
  const grades = gradesOf(video.gradeLevel);
  const isWatched = useAtomValue(viewingsAtom)[video.src]?.isWatched ?? false;
  const tags = video.tags.slice(0, maxTags);
  return (
    <Card as="li" lifts className={styles.card}>
      <div className={styles.paper}>
        <div className={styles.screen}>
          <Poster poster={video.poster} className={styles.poster} />
          <span aria-hidden="true" className={styles.play}>
            <Icon name="play" size={28} />
          </span>
        </div>
        <div className={styles.words}>
          <div className={styles.badges}>
            <Badge className={styles.subject}>{subject}</Badge>
            <Badge className={styles.grade}>
              {grades === null ? t('video.allGrades') : t('video.grades', { grade: grades })}
            </Badge>
            {isWatched && (
              <Badge className={styles.watched}>
                <Icon name="check" />
                {t('video.watched')}
              </Badge>
            )}
          </div>
          <h3 className={styles.title}>{video.title}</h3>
          <p className={styles.description}>{video.description || t('video.description')}</p>
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={t('video.tags')}>
              {tags.map((tag) => (
                <li key={tag} className={styles.tag}>
                  {tag}
                </li>
              ))}
            </ul>
          )}
          <button
            type="button"
            className={styles.watch}
            aria-label={t('video.watchNamed', { title: video.title })}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onPoint()}
            onFocus={({ target }) => target.matches(':focus-visible') && onPoint()}
            onClick={onWatch}
          >
            <Icon name="play" />
            {t('video.watch')}
          </button>
        </div>
      </div>
    </Card>
  );
}
