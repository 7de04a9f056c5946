import { useEffect, type ReactNode, type RefObject } from 'react';
import { classNames } from '@grove/ui';
import { Tabs } from '@grove/ui/tabs';
import { useT } from '../../../../translation.ts';
import type { EnhancedSubject } from '../model/enhanced-subjects.ts';
import { SubjectLessons, type ActivityOf } from './subject-lessons.tsx';
import { TeacherCard } from './teacher-card.tsx';
import styles from './subject-tabs.module.css';
import toned from './toned.module.css';

interface SubjectTabsProps {
  root: RefObject<HTMLDivElement | null>;
  subjects: readonly EnhancedSubject[];
  open: EnhancedSubject;
  onOpen: (subject: EnhancedSubject) => void;
  activityOf: ActivityOf;
}

/** The six subjects as tabs; the open one shows its teacher and its lessons. */
export function SubjectTabs({ root, subjects, open, onOpen, activityOf }: SubjectTabsProps): ReactNode {
  const t = useT();
  useOpenTabInView(root, open);
  const tabs = subjects.map((subject) => ({
    value: subject.slug,
    label: subject.name,
    icon: subject.icon,
    content: (
      <>
        <TeacherCard subject={subject} />
        <SubjectLessons subject={subject} activityOf={activityOf} />
      </>
    ),
  }));
  const openSlug = (slug: string): void => onOpen(subjects.find((subject) => subject.slug === slug)!);
  return (
    <div ref={root} className={classNames(styles.tabs, toned.toned)} data-tone={open.color}>
      <Tabs label={t('enhanced.subjects')} tabs={tabs} value={open.slug} onValueChange={openSlug} />
    </div>
  );
}

/** Where the row of tabs scrolls, moves the open one to its middle. */
function useOpenTabInView(root: RefObject<HTMLDivElement | null>, open: EnhancedSubject): void {
  useEffect(() => {
    const tab = root.current?.querySelector('[role=tab][aria-selected=true]');
    const row = tab?.parentElement;
    if (!row || !(tab instanceof HTMLElement)) return;
    const { left, width } = row.getBoundingClientRect();
    const own = tab.getBoundingClientRect();
    row.scrollLeft += own.left + own.width / 2 - (left + width / 2);
  }, [root, open]);
}
