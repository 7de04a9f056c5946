import type { ReactNode } from 'react';
import { useRead } from '@grove/platform';
import { Badge, Button, ButtonLink, Card, EmptyState, ErrorState, Icon, Skeleton, VisuallyHidden } from '@grove/ui';
import emptyUrl from '@grove/art/files/scenes/empty.svg';
import { useT } from '../../../translation.ts';
import type { LessonsAddress } from '../model/address.ts';
import styles from './lesson-list.module.css';

const skeletonCount = 3;

/** What there is to learn in a grade and subject, in every state of the read. */
export function LessonList({ grade, subject }: LessonsAddress): ReactNode {
  const t = useT();
  const { data, isPending } = useRead('lessons', { query: { grade, subject: subject.slug } });
  if (isPending) {
    return (
      <div role="status" className={styles.list}>
        <VisuallyHidden>{t('lessons.loading')}</VisuallyHidden>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <Skeleton key={index} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  if (!data) {
    const reload = <Button variant="secondary" onClick={() => globalThis.location.reload()}>{t('lessons.error.action')}</Button>;
    return <ErrorState icon="warning" title={t('lessons.error.title')} text={t('lessons.error.text')} actions={reload} />;
  }
  if (data.length === 0) return <EmptyState picture={emptyUrl} title={t('lessons.empty.title')} text={t('lessons.empty.text')} />;
  return (
    <ol className={styles.list}>
      {data.map((lesson) => (
        <Card as="li" key={lesson.id} className={styles.lesson}>
          <h2 className={styles.title}>{lesson.title}</h2>
          <p>{lesson.description}</p>
          <div className={styles.facts}>
            <Badge>
              <Icon name="clock" />
              {t('lessons.minutes', { count: lesson.duration })}
            </Badge>
            <Badge>{t(`lessons.${lesson.difficulty}`)}</Badge>
          </div>
          <ButtonLink to={`/lesson/3/${lesson.id}`} className={styles.start} aria-label={t('lessons.start.named', { lesson: lesson.title })}>
            <Icon name="play" />
            {t('lessons.start')}
          </ButtonLink>
        </Card>
      ))}
    </ol>
  );
}
