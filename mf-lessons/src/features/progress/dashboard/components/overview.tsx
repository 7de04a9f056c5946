import type { ReactNode } from 'react';
import { formatNumber } from '@grove/platform';
import { Icon } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import { xpInLevel, xpPerLevel, type DashboardNumbers } from '../model/dashboard.ts';
import { GrowthSlice } from './growth-slice.tsx';
import { LevelStones } from './level-stones.tsx';
import { Sheet } from './sheet.tsx';
import styles from './overview.module.css';

/** The learner at a glance: overall percent, total XP, current level, day streak. */
export function Overview({ numbers }: { numbers: DashboardNumbers }): ReactNode {
  const t = useT();
  const { totalXP, currentLevel, streakDays, overallPercent, grade, isSample } = numbers;
  const left = xpPerLevel - xpInLevel(totalXP);
  return (
    <Sheet id="overview" title={t('overview.heading')} isSample={isSample} stacked>
      <div className={styles.overview}>
        <GrowthSlice percent={overallPercent} of={t('overview.overall.of', { grade })} />
        <dl className={styles.facts}>
          <div className={styles.level}>
            <dt>
              <Icon name="tree" className={styles.icon} />
              {t('overview.level')}
            </dt>
            <dd>
              <span className={styles.value}>{t('overview.level.value', { level: currentLevel })}</span>
              <LevelStones
                share={xpInLevel(totalXP) / xpPerLevel}
                label={t('overview.level.progress', { level: currentLevel + 1 })}
              />
              <span className={styles.left}>
                {t('overview.level.left', { xp: formatNumber(left), level: currentLevel + 1 })}
              </span>
            </dd>
          </div>
          <div>
            <dt>
              <Icon name="star" className={styles.icon} />
              {t('overview.xp')}
            </dt>
            <dd className={styles.value}>{formatNumber(totalXP)}</dd>
          </div>
          <div>
            <dt>
              <Icon name="flame" className={styles.icon} />
              {t('overview.streak')}
            </dt>
            <dd className={styles.value}>{t('overview.streak.value', { count: streakDays })}</dd>
          </div>
        </dl>
      </div>
    </Sheet>
  );
}
