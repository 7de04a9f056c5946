import type { ReactNode } from 'react';
import type { Grade } from '@grove/contracts';
import { useContent, useLessonsDone, useProgress } from '@grove/platform';
import { ButtonLink, Icon, Skeleton } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import { learnerNumbers, nextLesson } from '../model/dashboard.ts';
import styles from './next-lesson.module.css';

/** The way to the lesson to continue with; nothing where the grade has no open lesson, or the progress is not known. */
export function NextLesson({ grade }: { grade: Grade }): ReactNode {
  const t = useT();
  const heads = useContent('catalogue');
  const { data, isFetching } = useProgress();
  const { completed, earned } = useLessonsDone();
  if (!data) return isFetching ? <Skeleton className={styles.waiting} /> : null;
  const lesson = nextLesson(heads, grade, completed, learnerNumbers(data, grade, heads, earned).subjects);
  if (!lesson) return null;
  return (
    <ButtonLink to={`/lesson/3/${lesson.id}`}>
      <Icon name="play" />
      {t('dashboard.next', { lesson: lesson.title })}
    </ButtonLink>
  );
}
