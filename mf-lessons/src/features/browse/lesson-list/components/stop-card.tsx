import type { ReactNode } from 'react';
import { Badge, Button, Card, Icon } from '@grove/ui';
import { LockedStart } from '../../../../common/locked-start.tsx';
import { useT } from '../../../../translation.ts';
import type { PathLesson, Stop, StopState } from '../model/path.ts';
import styles from './stop-card.module.css';

interface StopCardProps {
  stop: Stop;
  /** All stops of the path, where the titles of those that are missing are found. */
  before: readonly Stop[];
  isStarting: boolean;
  onStart: (lessonId: string) => void;
}

const labels = { completed: 'path.again', next: 'lessons.start', available: 'path.begin' } as const satisfies Partial<
  Record<StopState, string>
>;

/** The card of a lesson: what it is, how it stands, and how to start it (spec §2, "Lesson list"). */
export function StopCard({ stop, before, isStarting, onStart }: StopCardProps): ReactNode {
  const t = useT();
  const { lesson, state, missing } = stop;
  return (
    <Card as="div" stacked={state === 'next'} className={styles.card} data-state={state}>
      {state === 'next' && <span className={styles.ribbon}>{t('path.next')}</span>}
      <h3 className={styles.title}>{lesson.title}</h3>
      <p>{lesson.description}</p>
      <Facts lesson={lesson} state={state} />
      {state === 'locked' ? (
        <LockedStart
          after={before.filter((each) => missing.includes(each.lesson.id)).map((each) => each.lesson)}
          className={styles.start}
        />
      ) : (
        <StartButton lesson={lesson} state={state} isStarting={isStarting} onStart={onStart} />
      )}
    </Card>
  );
}

/** Starts the lesson, in the words of its state. */
function StartButton({
  lesson,
  state,
  isStarting,
  onStart,
}: Pick<StopCardProps, 'isStarting' | 'onStart'> & { lesson: PathLesson; state: keyof typeof labels }): ReactNode {
  const t = useT();
  const isNext = state === 'next';
  return (
    <Button
      className={styles.start}
      variant={isNext ? 'primary' : 'secondary'}
      size={isNext ? 'lg' : 'md'}
      aria-label={t(`${labels[state]}.named`, { lesson: lesson.title })}
      data-starting={isStarting ? '' : undefined}
      onClick={() => onStart(lesson.id)}
    >
      <Icon name={state === 'completed' ? 'refresh' : 'play'} />
      {t(labels[state])}
    </Button>
  );
}

function Facts({ lesson, state }: { lesson: PathLesson; state: StopState }): ReactNode {
  const t = useT();
  return (
    <div className={styles.facts}>
      {state === 'completed' && (
        <Badge tone="correct">
          <Icon name="check-circle" />
          {t('path.completed')}
        </Badge>
      )}
      <Badge>
        <Icon name="clock" />
        {t('lessons.minutes', { count: lesson.minutes })}
      </Badge>
      <Badge tone={state === 'next' ? 'gold' : 'plain'}>
        <Icon name="star" />
        {t('path.xp', { xp: lesson.xpReward })}
      </Badge>
      <Badge>{t(`lessons.${lesson.difficulty}`)}</Badge>
    </div>
  );
}
