import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { Lesson } from '@grove/contracts';
import { formatNumber, useContent, useLessonsDone, useRead } from '@grove/platform';
import { Badge, ButtonLink, Card, EmptyState, Icon } from '@grove/ui';
import emptyUrl from '@grove/art/files/scenes/empty.svg';
import { LockedStart } from '../../../../common/locked-start.tsx';
import { missingBefore } from '../../../../common/prerequisites.ts';
import { useT } from '../../../../translation.ts';
import type { SubjectViewProps } from '../model/links.ts';
import { Failed, Loading } from './view-states.tsx';
import styles from './lessons-view.module.css';

const lessonSkeletons = 4;

/** The third view: the lessons of a subject in a grade. */
export function LessonsView({ grade, subject, links }: SubjectViewProps): ReactNode {
  const t = useT();
  const { data, isFetching, refetch } = useRead('lessons', { query: { grade, subject: subject.slug } });
  const heads = useContent('catalogue');
  const { earned, completed } = useLessonsDone();
  if (!data)
    return isFetching ? (
      <Loading label={t('lessons.loading')} count={lessonSkeletons} />
    ) : (
      <Failed title={t('lessons.error.title')} onRetry={() => void refetch()} />
    );
  if (data.length === 0) {
    const ways = (
      <>
        <ButtonLink to={links.environment(subject.slug)}>{t('k12.enter', { subject: subject.name })}</ButtonLink>
        <ButtonLink to={links.subjects} preventScrollReset variant="secondary">
          {t('k12.subjects.all')}
        </ButtonLink>
      </>
    );
    return (
      <EmptyState
        headingLevel={3}
        picture={emptyUrl}
        title={t('lessons.empty.title')}
        text={t('k12.lessons.empty')}
        actions={ways}
      />
    );
  }
  const next = data.find(({ id }) => !earned.has(id));
  return (
    <ol className={styles.lessons}>
      {data.map((lesson) => (
        <LessonCard
          key={lesson.id}
          lesson={lesson}
          after={missingBefore(heads, lesson, data, completed)}
          to={links.lesson(subject.slug, lesson.id)}
          isDone={earned.has(lesson.id)}
          isNext={lesson === next}
        />
      ))}
    </ol>
  );
}

interface LessonCardProps {
  lesson: Lesson;
  /** The lessons that have to be completed first. */
  after: readonly Lesson[];
  to: To;
  isDone: boolean;
  isNext: boolean;
}

function LessonCard({ lesson, after, to, isDone, isNext }: LessonCardProps): ReactNode {
  const t = useT();
  const isLocked = after.length > 0;
  return (
    <li className={styles.stop} data-done={isDone || undefined} data-next={isNext || undefined}>
      <span aria-hidden="true" className={styles.stone}>
        <Icon name={isDone ? 'check' : isLocked ? 'lock' : 'play'} />
      </span>
      <Card className={styles.card}>
        <h3 className={styles.title}>{lesson.title}</h3>
        <p>{lesson.description}</p>
        <div className={styles.facts}>
          {isDone && (
            <Badge tone="correct">
              <Icon name="check" />
              {t('k12.done')}
            </Badge>
          )}
          <Badge>
            <Icon name="clock" />
            {t('lessons.minutes', { count: lesson.duration })}
          </Badge>
          <Badge tone="gold">
            <Icon name="star" />
            {t('k12.xp', { xp: formatNumber(lesson.xpReward) })}
          </Badge>
          <Badge>{t(`lessons.${lesson.difficulty}`)}</Badge>
          <Badge>{t(`k12.type.${lesson.type}`)}</Badge>
        </div>
        {isLocked ? (
          <LockedStart after={after} className={styles.start} />
        ) : (
          <ButtonLink
            to={to}
            variant={isNext ? 'primary' : 'secondary'}
            className={styles.start}
            aria-label={t(isDone ? 'path.again.named' : 'lessons.start.named', { lesson: lesson.title })}
          >
            <Icon name={isDone ? 'restart' : 'play'} />
            {t(isDone ? 'path.again' : 'lessons.start')}
          </ButtonLink>
        )}
      </Card>
    </li>
  );
}
