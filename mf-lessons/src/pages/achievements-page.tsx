import type { ReactNode } from 'react';
import { ButtonLink, Icon } from '@grove/ui';
import { PlaceStrip } from '../common/place-strip.tsx';
import { useT } from '../common/progress-words.ts';
import { Achievements } from '../features/progress/achievements/index.ts';
import styles from './achievements-page.module.css';

/** `/achievements`: the learner's badges, earned and how to earn the rest. */
export function AchievementsPage(): ReactNode {
  const t = useT();
  return (
    <div data-place="meadow" className={styles.page}>
      <PlaceStrip place="meadow" eager>
        <div className={styles.sign}>
          <h1 className={styles.title}>{t('achievements.heading')}</h1>
          <p>{t('achievements.lead')}</p>
        </div>
      </PlaceStrip>
      <div className={styles.inner}>
        <Achievements />
        <ButtonLink to="/progress/2" variant="secondary" className={styles.back}>
          <Icon name="chart" />
          {t('achievements.progress')}
        </ButtonLink>
      </div>
    </div>
  );
}
