import { useState, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useContent, useLessonsDone, useProgress } from '@grove/platform';
import { Button, ErrorState, Icon, Skeleton, VisuallyHidden } from '@grove/ui';
import type { Progress } from '@grove/contracts';
import { useT } from '../../../../common/progress-words.ts';
import { hasBegun, learnerNumbers, lessonsUnderway, sampleNumbers, withClaims } from '../model/dashboard.ts';
import { goalsOf } from '../model/goals.ts';
import { levelLearnedLast, type DashboardLevel } from '../model/level.ts';
import { Goals } from './goals.tsx';
import { Overview } from './overview.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Sheet } from './sheet.tsx';
import { SubjectTree } from './subject-tree.tsx';
import { WeekGarden } from './week-garden.tsx';
import styles from './dashboard.module.css';

interface DashboardProps {
  level: DashboardLevel;
  /** The badges that were earned last, or those of the sample. */
  RecentBadges: ComponentType<{ isSample: boolean }>;
}

/** The progress dashboard of a level in every state of the read. */
export function Dashboard(props: DashboardProps): ReactNode {
  const t = useT();
  const { data, isFetching, refetch } = useProgress();
  const { earned } = useLessonsDone();
  if (data) return <Ready {...props} progress={data} />;
  if (isFetching) {
    return (
      <div role="status" className={styles.dashboard}>
        <VisuallyHidden>{t('dashboard.loading')}</VisuallyHidden>
        <Skeleton className={styles.large} />
        <div className={styles.pair}>
          <Skeleton className={styles.small} />
          <Skeleton className={styles.small} />
        </div>
      </div>
    );
  }
  const text = [
    t('dashboard.error.text'),
    ...(earned.size > 0 ? [t('dashboard.error.saved', { count: earned.size })] : []),
  ].join(' ');
  return (
    <ErrorState
      icon="offline"
      title={t('dashboard.error.title')}
      text={text}
      actions={<Button onClick={() => void refetch()}>{t('dashboard.error.retry')}</Button>}
    />
  );
}

function Ready({ level, RecentBadges, progress }: DashboardProps & { progress: Progress }): ReactNode {
  const t = useT();
  const { earned } = useLessonsDone();
  const [now] = useState(() => new Date());
  const levels = useContent('levels');
  const heads = useContent('catalogue');
  const enhanced = useContent('enhanced');
  const sample = useContent('sample-dashboard');
  const underway = lessonsUnderway(progress, earned, [...heads, ...enhanced]);
  const numbers = hasBegun(progress, earned)
    ? learnerNumbers(withClaims(progress, underway), level.grade, heads, earned)
    : sampleNumbers(sample);
  const { isSample } = numbers;
  const home = numbers.overallPercent === 0 ? levelLearnedLast(levels, progress) : undefined;
  return (
    <div className={styles.dashboard}>
      {isSample && (
        <p className={styles.note}>
          <Icon name="seedling" className={styles.noteIcon} />
          <span>
            <strong>{t('sample.title')}.</strong> {t('sample.text', { grade: numbers.grade })}
          </span>
        </p>
      )}
      {underway.length > 0 && (
        <p role="status" className={styles.note}>
          <Icon name="send" className={styles.noteIcon} />
          {t('dashboard.pending', { count: underway.length })}
        </p>
      )}
      {home && home.id !== level.id && (
        <p className={styles.note}>
          <Icon name="path" className={styles.noteIcon} />
          <Link to={`/progress/${home.id}`}>{t('dashboard.home', { level: home.name, grade: home.grade })}</Link>
        </p>
      )}
      <Overview numbers={numbers} />
      <div className={styles.pair}>
        <Goals goals={goalsOf(progress, now)} teacher={level.teacher} />
        <WeekGarden week={numbers.week} isSample={isSample} now={now} />
      </div>
      <SubjectTree numbers={numbers} level={level} />
      <div className={styles.pair}>
        <Sheet id="recent" title={t('recent.heading')} isSample={isSample} className={styles.recent}>
          <RecentBadges isSample={isSample} />
        </Sheet>
        <QuickActions level={level} />
      </div>
    </div>
  );
}
