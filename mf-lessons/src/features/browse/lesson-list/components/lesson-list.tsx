import type { ReactNode } from 'react';
import { useContent, useLessonsDone } from '@grove/platform';
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@grove/ui';
import emptyUrl from '@grove/art/files/scenes/empty.svg';
import { courseProgressOf } from '../../../../common/course-progress.ts';
import { useT } from '../../../../translation.ts';
import type { LessonsAddress } from '../model/address.ts';
import { lessonsPath, nearestGrade } from '../model/lessons-of.ts';
import { stopsOf } from '../model/path.ts';
import { usePathLessons } from '../state/use-path-lessons.ts';
import { LearningPath } from './learning-path.tsx';
import { PathSide } from './path-side.tsx';
import styles from './lesson-list.module.css';

const skeletonCount = 3;

/** The learning path of a grade and subject with what was earned on it, in every state of the read. */
export function LessonList({ address }: { address: LessonsAddress }): ReactNode {
  const t = useT();
  const lessons = usePathLessons(address);
  const { completed, earned } = useLessonsDone();
  const isReady = lessons !== null && lessons !== undefined && lessons.length > 0;
  return (
    <div className={styles.layout}>
      <section aria-labelledby="learning-path" className={styles.path}>
        <h2 id="learning-path">
          <VisuallyHidden>{t('path.title')}</VisuallyHidden>
        </h2>
        {lessons === null && <PathLoading />}
        {lessons === undefined && <PathError />}
        {lessons?.length === 0 && <PathEmpty address={address} />}
        {isReady && <LearningPath address={address} stops={stopsOf(lessons, completed)} />}
      </section>
      <PathSide address={address} courseProgress={isReady ? courseProgressOf(lessons, earned) : undefined} />
    </div>
  );
}

function PathLoading(): ReactNode {
  const t = useT();
  return (
    <div role="status" className={styles.waiting}>
      <VisuallyHidden>{t('lessons.loading')}</VisuallyHidden>
      {Array.from({ length: skeletonCount }, (_, index) => (
        <Skeleton key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}

function PathError(): ReactNode {
  const t = useT();
  const reload = (
    <Button variant="secondary" onClick={() => globalThis.location.reload()}>
      {t('lessons.error.action')}
    </Button>
  );
  return (
    <ErrorState
      className={styles.message}
      headingLevel={3}
      icon="warning"
      title={t('lessons.error.title')}
      text={t('lessons.error.text')}
      actions={reload}
    />
  );
}

function PathEmpty({ address: { grade, subject } }: { address: LessonsAddress }): ReactNode {
  const t = useT();
  const nearest = nearestGrade(useContent('catalogue'), grade, subject);
  const onward = nearest && (
    <ButtonLink to={lessonsPath(nearest, subject)}>
      {t('lessons.empty.action', { subject: subject.name, grade: nearest })}
    </ButtonLink>
  );
  return (
    <EmptyState
      className={styles.message}
      headingLevel={3}
      picture={emptyUrl}
      title={t('lessons.empty.title')}
      text={t('lessons.empty.text')}
      actions={onward}
    />
  );
}
