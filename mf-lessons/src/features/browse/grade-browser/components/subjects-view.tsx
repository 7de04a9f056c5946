import type { ReactNode } from 'react';
import type { Grade, Subject } from '@grove/contracts';
import { EmptyState } from '@grove/ui';
import emptyUrl from '@grove/art/files/scenes/empty.svg';
import { useT } from '../../../../translation.ts';
import type { BrowserLinks } from '../model/links.ts';
import { SubjectCard } from './subject-card.tsx';
import styles from './subjects-view.module.css';

/** The first view: what there is to learn. */
export function SubjectsView({
  grade,
  subjects,
  links,
}: {
  grade: Grade;
  subjects: readonly Subject[];
  links: BrowserLinks;
}): ReactNode {
  const t = useT();
  if (subjects.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        picture={emptyUrl}
        title={t('k12.subjects.empty')}
        text={t('k12.subjects.empty.text')}
      />
    );
  return (
    <ul className={styles.subjects}>
      {subjects.map((subject) => (
        <SubjectCard key={subject.id} grade={grade} subject={subject} to={links.curriculum(subject.slug)} />
      ))}
    </ul>
  );
}
