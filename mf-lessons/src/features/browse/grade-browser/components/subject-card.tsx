import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import type { Grade, Subject } from '@grove/contracts';
import { formatNumber, useContent } from '@grove/platform';
import { Card, Icon, Progress, Skeleton, TeacherPortrait } from '@grove/ui';
import { teacherOfGrade } from '@grove/content';
import { iconOf, pictureOf, toneOf } from '../../../../common/subject-look.ts';
import { useT } from '../../../../translation.ts';
import { usePercent } from '../state/use-percent.ts';
import styles from './subject-card.module.css';

/** A subject with its teacher and how far the learner is; the whole card opens its curriculum. */
export function SubjectCard({ grade, subject, to }: { grade: Grade; subject: Subject; to: To }): ReactNode {
  const t = useT();
  const teachers = useContent('teachers').ofLevels;
  const teacher = subject.teacherId !== null && teacherOfGrade(teachers, grade);
  return (
    <Card as="li" lifts className={styles.card} data-tone={toneOf(subject.color)}>
      <img
        className={styles.picture}
        src={pictureOf(subject.backgroundImage)}
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Icon name={iconOf(subject.icon)} className={styles.icon} />
          <Link to={to} preventScrollReset className={styles.open}>
            {subject.name}
          </Link>
        </h3>
        <p className={styles.text}>{subject.description}</p>
        {teacher && (
          <p className={styles.teacher}>
            <TeacherPortrait teacher={teacher.avatar} alt="" className={styles.face} />
            {t('k12.with', { name: teacher.name })}
          </p>
        )}
        <SubjectProgress grade={grade} subject={subject} />
      </div>
    </Card>
  );
}

function SubjectProgress({ grade, subject }: { grade: Grade; subject: Subject }): ReactNode {
  const t = useT();
  const percent = usePercent(grade, subject);
  if (percent === 'loading') return <Skeleton className={styles.progress} />;
  if (percent === 'unknown') return <p className={styles.progress}>{t('k12.progress.unknown')}</p>;
  return (
    <div className={styles.progress}>
      <Progress value={percent} label={t('k12.progress', { subject: subject.name })} className={styles.bar} />
      <span className={styles.percent}>{t('k12.percent', { percent: formatNumber(percent) })}</span>
    </div>
  );
}
