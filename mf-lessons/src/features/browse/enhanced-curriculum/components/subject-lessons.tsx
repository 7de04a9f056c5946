import type { ReactNode } from 'react';
import type { EnhancedHead } from '@grove/contracts';
import { Badge, ButtonLink, Card, Icon } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import { lessonsPlace, type EnhancedSubject } from '../model/enhanced-subjects.ts';
import styles from './subject-lessons.module.css';

/** How many of a lesson's objectives are shown (spec §9). */
const objectivesShown = 4;

/** What stands for the interactive element of a lesson. */
export type ActivityOf = (lesson: EnhancedHead) => ReactNode;

/** The lessons of a subject. */
export function SubjectLessons({
  subject,
  activityOf,
}: {
  subject: EnhancedSubject;
  activityOf: ActivityOf;
}): ReactNode {
  const t = useT();
  return (
    <section className={styles.lessons} aria-labelledby={lessonsPlace(subject)}>
      <h2 id={lessonsPlace(subject)} tabIndex={-1} className={styles.heading}>
        {t('enhanced.lessonsOf', { subject: subject.name })}
      </h2>
      <ul className={styles.list}>
        {subject.lessons.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} activity={activityOf(lesson)} />
        ))}
      </ul>
    </section>
  );
}

function LessonCard({ lesson, activity }: { lesson: EnhancedHead; activity: ReactNode }): ReactNode {
  const t = useT();
  return (
    <Card as="li" className={styles.lesson}>
      <h3 className={styles.title}>{lesson.title}</h3>
      <p>{lesson.description}</p>
      <div className={styles.facts}>
        <Badge>
          <Icon name="clock" />
          {lesson.duration}
        </Badge>
        <Badge tone="gold">
          <Icon name="star" />
          {t('enhanced.xp', { xp: lesson.xpReward })}
        </Badge>
        <Badge>{t(`lessons.${lesson.difficulty}`)}</Badge>
      </div>
      <div className={styles.details}>
        {activity}
        <div>
          <h4 id={`${lesson.id}-objectives`} className={styles.name}>
            {t('enhanced.objectives')}
          </h4>
          <ul className={styles.objectives} aria-labelledby={`${lesson.id}-objectives`}>
            {lesson.learningObjectives.slice(0, objectivesShown).map((objective) => (
              <li key={objective}>
                <Icon name="check" className={styles.check} />
                {objective}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ButtonLink
        to={`/lesson/enhanced/${lesson.id}`}
        className={styles.start}
        aria-label={t('enhanced.start.named', { lesson: lesson.title })}
      >
        <Icon name="play" />
        {t('enhanced.start')}
      </ButtonLink>
    </Card>
  );
}
