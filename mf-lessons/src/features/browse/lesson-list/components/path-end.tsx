import type { ReactNode } from 'react';
import { useContent } from '@grove/platform';
import { ButtonLink, Card, classNames, Icon } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import type { LessonsAddress } from '../model/address.ts';
import { laterGrade, lessonsPath } from '../model/lessons-of.ts';
import { Trail } from './trail.tsx';
import styles from './path-end.module.css';

/** Where the path ends: the trophy that waits there, and the way on for who has walked it all. */
export function PathEnd({
  address: { grade, subject },
  isDone,
  isEven,
}: {
  address: LessonsAddress;
  isDone: boolean;
  isEven: boolean;
}): ReactNode {
  const t = useT();
  const later = laterGrade(useContent('catalogue'), grade, subject);
  return (
    <div className={classNames(styles.end, isEven && styles.even)} data-done={isDone ? '' : undefined}>
      <Trail side="middle" arrived={isDone} />
      <span aria-hidden="true" className={styles.trophy}>
        <Icon name="trophy" />
      </span>
      <Card as="div" className={styles.card}>
        <h3 className={styles.title}>{t(isDone ? 'path.end.done' : 'path.end')}</h3>
        <p>{t(isDone ? 'path.end.done.text' : 'path.end.text')}</p>
        {isDone && later && (
          <ButtonLink to={lessonsPath(later, subject)} className={styles.onward}>
            {t('path.end.onward', { subject: subject.name, grade: later })}
            <Icon name="forward" />
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}
