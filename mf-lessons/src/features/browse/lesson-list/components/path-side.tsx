import type { ReactNode } from 'react';
import { formatNumber } from '@grove/platform';
import { ButtonLink, Card, Icon, Progress } from '@grove/ui';
import type { CourseProgress } from '../../../../common/course-progress.ts';
import { useT } from '../../../../translation.ts';
import type { LessonsAddress } from '../model/address.ts';
import { practicePath, progressPath } from '../model/lessons-of.ts';
import styles from './path-side.module.css';

/** Beside the path: what was earned on it, and the quick actions (spec §2). Nothing is measured on a path without lessons. */
export function PathSide({
  address,
  courseProgress,
}: {
  address: LessonsAddress;
  courseProgress: CourseProgress | undefined;
}): ReactNode {
  const t = useT();
  return (
    <aside className={styles.side} aria-label={t('side.label')}>
      {courseProgress && <Earned courseProgress={courseProgress} />}
      <Card as="section" aria-labelledby="quick-actions">
        <h2 id="quick-actions" className={styles.heading}>
          {t('side.actions')}
        </h2>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" className={styles.action} to={progressPath(address.grade)}>
            <Icon name="chart" />
            {t('side.review')}
          </ButtonLink>
          <ButtonLink variant="secondary" className={styles.action} to={practicePath(address.grade, address.subject)}>
            <Icon name="refresh" />
            {t('side.practice')}
          </ButtonLink>
          <ButtonLink variant="secondary" className={styles.action} to="/achievements">
            <Icon name="trophy" />
            {t('side.achievements')}
          </ButtonLink>
        </div>
      </Card>
    </aside>
  );
}

function Earned({ courseProgress: { done, total, percent, xp } }: { courseProgress: CourseProgress }): ReactNode {
  const t = useT();
  return (
    <Card as="section" aria-labelledby="your-progress">
      <h2 id="your-progress" className={styles.heading}>
        {t('side.progress')}
      </h2>
      <p className={styles.percent}>
        <strong>{formatNumber(percent / 100, { style: 'percent' })}</strong> {t('side.complete')}
      </p>
      <Progress value={percent} label={t('side.progress')} />
      <dl className={styles.facts}>
        <div>
          <dt>
            <Icon name="book-open" />
            {t('side.lessons')}
          </dt>
          <dd>{t('side.lessons.value', { done, total })}</dd>
        </div>
        <div>
          <dt>
            <Icon name="star" />
            {t('side.xp')}
          </dt>
          <dd>{formatNumber(xp)}</dd>
        </div>
      </dl>
    </Card>
  );
}
