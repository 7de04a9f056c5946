import { useRef, type ReactNode } from 'react';
import { ButtonLink, Icon } from '@grove/ui';
import { PlaceStrip } from '../common/place-strip.tsx';
import { ActivityPanel } from '../features/learn/activities/components/activity-panel.tsx';
import { CurriculumSide } from '../features/browse/enhanced-curriculum/components/curriculum-side.tsx';
import { moveTo } from '../features/browse/enhanced-curriculum/components/move-to.ts';
import { SubjectTabs } from '../features/browse/enhanced-curriculum/components/subject-tabs.tsx';
import {
  enhancedSubjects,
  type EnhancedSubject,
} from '../features/browse/enhanced-curriculum/model/enhanced-subjects.ts';
import { useEnhancedSubject } from '../features/browse/enhanced-curriculum/state/use-enhanced-subject.ts';
import { useActivityClaim } from '../features/progress/completion/state/use-activity-claim.ts';
import { useT } from '../translation.ts';
import styles from './enhanced-curriculum-page.module.css';

/** `/enhanced-curriculum`: six subjects as tabs, each with its teacher and its lessons. */
export function EnhancedCurriculumPage(): ReactNode {
  const t = useT();
  const [subject, choose] = useEnhancedSubject();
  const claim = useActivityClaim();
  const tabs = useRef<HTMLDivElement>(null);
  const view = (next: EnhancedSubject): void => {
    choose(next);
    moveTo(tabs.current?.querySelectorAll('[role=tab]')[enhancedSubjects.indexOf(next)]);
  };
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
      <div className={styles.body}>
        <SubjectTabs
          root={tabs}
          open={subject}
          onOpen={choose}
          activityOf={(lesson) => <ActivityPanel lessonId={lesson.id} headingLevel={4} onDone={() => claim(lesson)} />}
        />
        <CurriculumSide onView={view} />
      </div>
    </div>
  );
}
