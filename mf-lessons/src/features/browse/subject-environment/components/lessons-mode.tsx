import type { ReactNode } from 'react';
import type { Grade, Lesson, Subject } from '@grove/contracts';
import { formatNumber, useContent, useLessonsDone, useRead } from '@grove/platform';
import { Badge, Button, ButtonLink, Card, EmptyState, ErrorState, Icon, Skeleton, VisuallyHidden } from '@grove/ui';
import emptyUrl from '@grove/art/files/scenes/empty.svg';
import { LockedStart } from '../../../../common/locked-start.tsx';
import { missingBefore } from '../../../../common/prerequisites.ts';
import { useT } from '../../../../translation.ts';
import type { EnvironmentNavigation } from '../model/navigation.ts';
import { useLessonStart } from '../state/use-lesson-start.ts';
import styles from './lessons-mode.module.css';

/** How many lessons the environment shows (spec §9). */
const mostLessons = 6;
const skeletons = 3;

interface LessonsModeProps {
  grade: Grade;
  subject: Subject;
  voiceId: string | null;
  navigation: EnvironmentNavigation;
}

/** The lessons of the subject, at most six, and the way to all of them. */
export function LessonsMode({ grade, subject, voiceId, navigation }: LessonsModeProps): ReactNode {
  const t = useT();
  const { data, isFetching, refetch } = useRead('lessons', { query: { grade, subject: subject.slug } });
  if (!data && isFetching) {
    return (
      <div role="status" className={styles.list}>
        <VisuallyHidden>{t('lessons.loading')}</VisuallyHidden>
        {Array.from({ length: skeletons }, (_, index) => (
          <Skeleton key={index} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  if (!data)
    return (
      <ErrorState
        icon="warning"
        title={t('lessons.error.title')}
        text={t('k12.failed')}
        actions={<Button onClick={() => void refetch()}>{t('k12.retry')}</Button>}
      />
    );
  if (data.length === 0) {
    const back = <ButtonLink to={navigation.curriculumTo}>{t('k12.back')}</ButtonLink>;
    return (
      <EmptyState picture={emptyUrl} title={t('lessons.empty.title')} text={t('k12.lessons.empty')} actions={back} />
    );
  }
  return <LessonRows lessons={data} voiceId={voiceId} navigation={navigation} />;
}

function LessonRows({
  lessons,
  voiceId,
  navigation,
}: {
  lessons: readonly Lesson[];
  voiceId: string | null;
  navigation: EnvironmentNavigation;
}): ReactNode {
  const t = useT();
  const { starting, start } = useLessonStart(voiceId, navigation.onOpenLesson);
  const heads = useContent('catalogue');
  const { earned, completed } = useLessonsDone();
  const opening = lessons.find(({ id }) => id === starting);
  const next = lessons.find(({ id }) => !earned.has(id));
  return (
    <div className={styles.mode}>
      <ol className={styles.list}>
        {lessons.slice(0, mostLessons).map((lesson) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            after={missingBefore(heads, lesson, lessons, completed)}
            isDone={earned.has(lesson.id)}
            isNext={lesson === next}
            isStarting={lesson === opening}
            onStart={() => start(lesson)}
          />
        ))}
      </ol>
      <p role="status" className={styles.opening}>
        {opening && t('k12.start.opening', { lesson: opening.title })}
      </p>
      {lessons.length > mostLessons && (
        <ButtonLink to={navigation.allLessonsTo} variant="secondary" className={styles.all}>
          {t('k12.lessons.all', { count: lessons.length })}
        </ButtonLink>
      )}
    </div>
  );
}

interface LessonRowProps {
  lesson: Lesson;
  /** The lessons that have to be completed first. */
  after: readonly Lesson[];
  isDone: boolean;
  isNext: boolean;
  isStarting: boolean;
  onStart: () => void;
}

function LessonRow({ lesson, after, isDone, isNext, isStarting, onStart }: LessonRowProps): ReactNode {
  const t = useT();
  return (
    <Card as="li" className={styles.row} data-done={isDone || undefined}>
      <span aria-hidden="true" className={styles.stone}>
        <Icon name={isDone ? 'check' : after.length > 0 ? 'lock' : 'leaf'} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{lesson.title}</h2>
        <div className={styles.facts}>
          {isDone && <Badge tone="correct">{t('k12.done')}</Badge>}
          <Badge>
            <Icon name="clock" />
            {t('lessons.minutes', { count: lesson.duration })}
          </Badge>
          <Badge tone="gold">
            <Icon name="star" />
            {t('k12.xp', { xp: formatNumber(lesson.xpReward) })}
          </Badge>
        </div>
      </div>
      {after.length > 0 ? (
        <LockedStart after={after} className={styles.start} />
      ) : (
        <Button
          variant={isNext || isStarting ? 'primary' : 'secondary'}
          className={styles.start}
          onClick={onStart}
          aria-label={t(isStarting ? 'k12.start.nowNamed' : 'lessons.start.named', { lesson: lesson.title })}
        >
          <Icon name={isStarting ? 'forward' : 'play'} />
          {t(isStarting ? 'k12.start.now' : 'lessons.start')}
        </Button>
      )}
    </Card>
  );
}
