import { useRef, type ReactNode } from 'react';
import type { EnhancedLesson } from '@grove/contracts';
import { enhancedSubjects, type EnhancedSubject } from '../model/enhanced-subjects.ts';
import { useEnhancedSubject } from '../state/use-enhanced-subject.ts';
import { CurriculumSide } from './curriculum-side.tsx';
import { moveTo } from './move-to.ts';
import { SubjectTabs } from './subject-tabs.tsx';
import styles from './enhanced-curriculum.module.css';

/** The tabs, and what stands beside them. `activityOf` shows the interactive element of a lesson. */
export function EnhancedCurriculum({ activityOf }: { activityOf: (lesson: EnhancedLesson) => ReactNode }): ReactNode {
  const [subject, choose] = useEnhancedSubject();
  const tabs = useRef<HTMLDivElement>(null);
  const view = (next: EnhancedSubject): void => {
    choose(next);
    moveTo(tabs.current?.querySelectorAll('[role=tab]')[enhancedSubjects.indexOf(next)]);
  };
  return (
    <div className={styles.body}>
      <SubjectTabs root={tabs} open={subject} onOpen={choose} activityOf={activityOf} />
      <CurriculumSide onView={view} />
    </div>
  );
}
