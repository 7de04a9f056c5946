import type { Grade, LevelTopic } from '@grove/contracts';
import { subjectTable } from '@grove/content';
import { Icon } from '@grove/ui';
import { Link } from 'react-router-dom';
import { useT } from '../../../translation.ts';
import styles from './topic-trail.module.css';

export interface TopicTrailProps {
  grade: Grade;
  topics: readonly LevelTopic[];
  /** First part of a lesson list's address: `/lessons/{teacherName}/{topic}`. */
  teacherName: string;
}

/** Four topics, as steps of a trail; each opens its lessons. */
export function TopicTrail({ grade, topics, teacherName }: TopicTrailProps) {
  const t = useT();
  return (
    <section aria-labelledby="topics-heading" className={styles.section}>
      <header className={styles.head}>
        <h2 id="topics-heading" className={styles.heading}>
          {t('level.topics')}
        </h2>
        <p>{t('level.topicsLead', { grade })}</p>
      </header>
      <ol className={styles.trail}>
        {topics.map(({ title, subject }) => {
          const entry = subjectTable.find(({ key }) => key === subject);
          return (
            <li key={title} className={styles.step}>
              <Link
                to={`/lessons/${encodeURIComponent(teacherName)}/${encodeURIComponent(title)}`}
                className={styles.topic}
              >
                <span className={styles.icon}>
                  <Icon name={entry?.icon ?? 'leaf'} />
                </span>
                <span className={styles.title}>{title}</span>
                <span className={styles.subject}>{entry?.name}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
