import { useId, type ReactNode } from 'react';
import { currentLanguage } from '@grove/platform';
import { Badge, Button, Card, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { PathLesson, Stop, StopState } from '../model/path.ts';
import styles from './stop-card.module.css';

interface StopCardProps {
  stop: Stop;
  /** All stops of the path, where the titles of those that are missing are found. */
  before: readonly Stop[];
  isStarting: boolean;
  onStart: (lessonId: string) => void;
}

const labels = { completed: 'path.again', next: 'lessons.start', available: 'path.begin' } as const satisfies Partial<Record<StopState, string>>;

/** The card of a lesson: what it is, how it stands, and how to start it (spec §2, "Lesson list"). */
export function StopCard({ stop, before, isStarting, onStart }: StopCardProps): ReactNode {
  const t = useT();
  const id = useId();
  const { lesson, state, missing } = stop;
  const titles = before.filter((each) => missing.includes(each.lesson.id)).map((each) => t('path.quoted', { lesson: each.lesson.title }));
  return (
    <Card as="div" stacked={state === 'next'} className={styles.card} data-state={state}>
      {state === 'next' && <span className={styles.ribbon}>{t('path.next')}</span>}
      <h3 className={styles.title}>{lesson.title}</h3>
      <p>{lesson.description}</p>
      <Facts lesson={lesson} state={state} />
      {state === 'locked' && <p id={id} className={styles.reason}>{t('path.opensAfter', { lessons: new Intl.ListFormat(currentLanguage()).format(titles) })}</p>}
      <StartButton stop={stop} reasonId={id} isStarting={isStarting} onStart={onStart} />
    </Card>
  );
}

/** Starts the lesson; while it is locked, the button says so and is described by the reason. */
function StartButton({ stop: { lesson, state }, reasonId, isStarting, onStart }: Omit<StopCardProps, 'before'> & { reasonId: string }): ReactNode {
  const t = useT();
  if (state === 'locked') {
    return (
      <Button className={styles.start} disabled aria-describedby={reasonId}>
        <Icon name="lock" />
        {t('path.locked')}
      </Button>
    );
  }
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
