import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePreservedState } from '@grove/platform';
import { Card, Icon } from '@grove/ui';
import type { GradeEntry } from '@grove/contracts';
import { subjectTable, type SubjectEntry } from '@grove/content';
import { useT } from '../../../../translation.ts';
import { lessonsPath, milestone } from '../model/trail.ts';
import styles from './grade-card.module.css';

/** A grade on the trail: the chosen subject's topic, and after a click the topics of all ten. */
export function GradeCard({ entry, subject }: { entry: GradeEntry; subject: SubjectEntry }): ReactNode {
  const t = useT();
  const id = useId();
  const [open, setOpen] = usePreservedState(`open ${entry.grade}`, false);
  return (
    <Card as="div" className={styles.card} data-tone={subject.color} data-open={open || undefined}>
      <span aria-hidden="true" className={styles.milestone}>
        {milestone(entry.grade)}
      </span>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? `${id}-topics` : undefined}
          aria-describedby={open ? undefined : `${id}-topic`}
          onClick={() => setOpen(!open)}
        >
          <span>{entry.grade}</span>
          <span className={styles.ages}>{t('curriculum.ages', { range: entry.ageRange })}</span>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      </h3>
      {open ? (
        <Topics id={`${id}-topics`} entry={entry} subject={subject} />
      ) : (
        <p id={`${id}-topic`} className={styles.topic}>
          <Icon name={subject.icon} className={styles.icon} />
          <span>{entry[subject.key]}</span>
        </p>
      )}
    </Card>
  );
}

/** What all ten subjects teach in a grade; each leads to its lessons. */
function Topics({ id, entry, subject }: { id: string; entry: GradeEntry; subject: SubjectEntry }): ReactNode {
  const t = useT();
  return (
    <>
      <p className={styles.all}>{t('curriculum.allSubjects')}</p>
      <ul id={id} className={styles.topics} aria-label={t('curriculum.topics', { grade: entry.grade })}>
        {subjectTable.map((each) => (
          <li key={each.key} data-tone={each.color}>
            <Link
              to={lessonsPath(entry.grade, each.name)}
              className={styles.link}
              data-chosen={each === subject || undefined}
            >
              <Icon name={each.icon} className={styles.icon} />
              <span>
                <span className={styles.subject}>{each.name}</span>{' '}
                <span className={styles.each}>{entry[each.key]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
