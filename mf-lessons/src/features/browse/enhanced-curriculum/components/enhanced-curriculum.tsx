import { useRef, type ReactNode } from 'react';
import type { EnhancedHead } from '@grove/contracts';
import type { EnhancedSubject } from '../model/enhanced-subjects.ts';
import { useEnhancedSubjects } from '../state/use-enhanced-subjects.ts';
import { CurriculumSide } from './curriculum-side.tsx';
import { moveTo } from './move-to.ts';
import { SubjectTabs } from './subject-tabs.tsx';
import styles from './enhanced-curriculum.module.css';

/** The tabs, and what stands beside them. `activityOf` shows the interactive element of a lesson. */
export function EnhancedCurriculum({ activityOf }: { activityOf: (lesson: EnhancedHead) => ReactNode }): ReactNode {
  const { subjects, open, choose } = useEnhancedSubjects();
  const tabs = useRef<HTMLDivElement>(null);
  const view = (next: EnhancedSubject): void => {
    choose(next);
    moveTo(tabs.current?.querySelectorAll('[role=tab]')[subjects.indexOf(next)]);
  };
  return (
    <div className={styles.body}>
      <SubjectTabs root={tabs} subjects={subjects} open={open} onOpen={choose} activityOf={activityOf} />
      <CurriculumSide subjects={subjects} onView={view} />
    </div>
  );
}
