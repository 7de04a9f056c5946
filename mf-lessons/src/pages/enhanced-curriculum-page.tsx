import { useRef, type ReactNode } from 'react';
import { ButtonLink, Icon } from '@grove/ui';
import { PlaceStrip } from '../common/place-strip.tsx';
import { ActivityPanel } from '../features/learn/activities/index.ts';
import {
  CurriculumSide,
  type EnhancedSubject,
  enhancedSubjects,
  moveTo,
  SubjectTabs,
  useEnhancedSubject,
} from '../features/browse/enhanced-curriculum/index.ts';
import { useActivityClaim } from '../features/progress/completion/index.ts';
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
