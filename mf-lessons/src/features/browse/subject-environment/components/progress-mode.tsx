import type { ReactNode } from 'react';
import type { Grade, Subject } from '@grove/contracts';
import { formatNumber, useLessonsDone, useProgress, useRead } from '@grove/platform';
import { Badge, Button, Card, ErrorState, Icon, Skeleton, VisuallyHidden } from '@grove/ui';
import { courseProgressOf, type CourseProgress } from '../../../../common/course-progress.ts';
import { useT } from '../../../../translation.ts';
import { achievements, isEarned, sampleCourseProgress } from '../model/achievements.ts';
import styles from './progress-mode.module.css';

/** How far the learner is in this subject and grade: a sample until the first event, computed from then on (experience §3). */
export function ProgressMode({ grade, subject }: { grade: Grade; subject: Subject }): ReactNode {
  const t = useT();
  const progress = useProgress();
  const { earned } = useLessonsDone();
  const hasBegun = earned.size > 0 || (progress.data?.totalXP ?? 0) > 0;
  const lessons = useRead('lessons', { query: { grade, subject: subject.slug }, enabled: hasBegun });
  if (hasBegun && lessons.data)
    return <Report courseProgress={courseProgressOf(lessons.data, earned)} isSample={false} />;
  if (!hasBegun && progress.data) return <Report courseProgress={sampleCourseProgress} isSample />;
  const failed = hasBegun ? lessons : progress;
  if (failed.isFetching) {
    return (
      <div role="status">
        <VisuallyHidden>{t('k12.progress.loading')}</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
      </div>
    );
  }
  return (
    <ErrorState
      icon="warning"
      title={t('k12.progress.failed')}
      text={t('k12.failed')}
      actions={<Button onClick={() => void failed.refetch()}>{t('k12.retry')}</Button>}
    />
  );
}

function Report({ courseProgress, isSample }: { courseProgress: CourseProgress; isSample: boolean }): ReactNode {
  const t = useT();
  const { percent, done, total, xp } = courseProgress;
  return (
    <div className={styles.report}>
      <Card as="section" aria-labelledby="k12-standing" className={styles.courseProgress}>
        <h2 id="k12-standing" className={styles.title}>
          {t('k12.mode.progress')}
          {isSample && <Badge tone="gold">{t('k12.sample')}</Badge>}
        </h2>
        {isSample && <p className={styles.note}>{t('k12.sample.text')}</p>}
        <div className={styles.figures}>
          <p className={styles.ring} style={{ '--share': percent / 100 }}>
            <svg aria-hidden="true" viewBox="0 0 100 100" className={styles.circle}>
              <circle cx="50" cy="50" r="43" pathLength="1" className={styles.track} />
              <circle cx="50" cy="50" r="43" pathLength="1" className={styles.arc} />
            </svg>
            <span className={styles.percent}>{t('k12.percent', { percent: formatNumber(percent) })}</span>
          </p>
          <div className={styles.counts}>
            <p className={styles.figure}>
              <Icon name="book-open" className={styles.icon} />
              {t('k12.progress.lessons', { done: formatNumber(done), total: formatNumber(total) })}
            </p>
            <p className={styles.figure}>
              <Icon name="star" className={styles.icon} />
              {t('k12.xp', { xp: formatNumber(xp) })}
            </p>
          </div>
        </div>
      </Card>
      <Achievements courseProgress={courseProgress} isSample={isSample} />
    </div>
  );
}

function Achievements({ courseProgress, isSample }: { courseProgress: CourseProgress; isSample: boolean }): ReactNode {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="k12-achievements" className={styles.achievements}>
      <h2 id="k12-achievements" className={styles.title}>
        {t('k12.achievements')}
        {isSample && <Badge tone="gold">{t('k12.sample')}</Badge>}
      </h2>
      <ul className={styles.list}>
        {achievements.map((achievement) => {
          const earned = isEarned(achievement, courseProgress);
          return (
            <li key={achievement} className={styles.achievement} data-earned={earned || undefined}>
              <span className={styles.medal}>
                <Icon name={earned ? 'trophy' : 'lock'} />
              </span>
              <div>
                <h3 className={styles.name}>{t(`k12.achievement.${achievement}`)}</h3>
                <p>{t(earned ? 'k12.achievement.earned' : `k12.achievement.${achievement}.how`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
