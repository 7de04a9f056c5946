import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '@grove/platform';
import { VisuallyHidden } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import type { DashboardNumbers } from '../model/dashboard.ts';
import { barHeightPx, dateOfDay, dayOfWeek } from '../model/week.ts';
import { Sheet } from './sheet.tsx';
import styles from './week-garden.module.css';

/** XP on each day from Monday to Sunday: what was learned grows, a day off is a seed in the soil. Today is marked in a learner's own week. */
export function WeekGarden({
  week,
  isSample,
  now,
}: Pick<DashboardNumbers, 'week' | 'isSample'> & { now: Date }): ReactNode {
  const t = useT();
  return (
    <Sheet id="week" title={t('week.heading')} isSample={isSample} className={styles.sheet}>
      <ol className={styles.week}>
        {week.map(({ day, xp }, index) => {
          const isToday = !isSample && index === dayOfWeek(now);
          return (
            <li key={day} className={styles.day} aria-current={isToday ? 'date' : undefined}>
              <span className={styles.xp} data-none={xp === 0 ? '' : undefined}>
                <span aria-hidden="true">{formatNumber(xp)}</span>
                <VisuallyHidden>{t('week.xp', { xp: formatNumber(xp) })}</VisuallyHidden>
              </span>
              <span
                aria-hidden="true"
                className={styles.bar}
                data-bar={day}
                data-grows={xp > 0 ? '' : undefined}
                style={{ blockSize: barHeightPx(xp) }}
              />
              <span className={styles.name}>
                <span aria-hidden="true">{formatDate(dateOfDay(index), { weekday: 'short' })}</span>
                <VisuallyHidden>{formatDate(dateOfDay(index), { weekday: 'long' })}</VisuallyHidden>
                {isToday && <span className={styles.today}>{t('week.today')}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
