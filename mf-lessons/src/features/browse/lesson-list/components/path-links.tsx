import type { ReactNode } from 'react';
import { teacherOfGrade } from '@grove/content';
import { useContent } from '@grove/platform';
import { ButtonLink, Icon } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import type { LessonsAddress } from '../model/address.ts';
import styles from './path-links.module.css';

/** Where to go from a learning path: to the teacher of the grade, and back to the curriculum. */
export function PathLinks({ address: { grade, subject } }: { address: LessonsAddress }): ReactNode {
  const t = useT();
  const teacher = teacherOfGrade(useContent('teachers').ofLevels, grade);
  return (
    <div className={styles.links}>
      <ButtonLink to={`/ai-chat?teacherId=${teacher.id}`} variant="secondary">
        <Icon name="chat" />
        {t('lessons.ask', { name: teacher.name })}
      </ButtonLink>
      <ButtonLink to={`/curriculum?subject=${subject.slug}`} variant="quiet">
        <Icon name="back" />
        {t('lessons.curriculum')}
      </ButtonLink>
    </div>
  );
}
