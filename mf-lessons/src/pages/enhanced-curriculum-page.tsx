import type { ReactNode } from 'react';
import { ButtonLink, Icon } from '@grove/ui';
import { PlaceStrip } from '../common/place-strip.tsx';
import { EnhancedCurriculum } from '../features/browse/enhanced-curriculum/index.ts';
import { ActivityPanel } from '../features/learn/activities/index.ts';
import { useActivityClaim } from '../features/progress/completion/index.ts';
import { useT } from '../translation.ts';
import styles from './enhanced-curriculum-page.module.css';

/** `/enhanced-curriculum`: six subjects as tabs, each with its teacher and its lessons. */
export function EnhancedCurriculumPage(): ReactNode {
  const t = useT();
  const claim = useActivityClaim();
  return (
    <div data-place="forest" className={styles.page}>
      <PlaceStrip place="forest" eager>
        <div className={styles.opening}>
          <ButtonLink to="/" variant="secondary">
            <Icon name="back" />
            {t('enhanced.back')}
          </ButtonLink>
          <div className={styles.sign}>
            <h1 className={styles.title}>{t('enhanced.heading')}</h1>
            <p>{t('enhanced.lead')}</p>
          </div>
        </div>
      </PlaceStrip>
      <EnhancedCurriculum
        activityOf={(lesson) => <ActivityPanel lesson={lesson} headingLevel={4} onDone={() => claim(lesson)} />}
      />
    </div>
  );
}
