import type { ReactNode } from 'react';
import { usePreservedState } from '@grove/platform';
import { Button, Card, Icon, TeacherFace } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import { lessonsPlace, type EnhancedSubject } from '../model/enhanced-subjects.ts';
import { MeetTeacher } from './meet-teacher.tsx';
import { moveTo } from './move-to.ts';
import styles from './teacher-card.module.css';

/** The teacher who leads a subject, with the ways to meet them and to their lessons. */
export function TeacherCard({ subject }: { subject: EnhancedSubject }): ReactNode {
  const t = useT();
  const [isMeeting, setMeeting] = usePreservedState(`meet ${subject.teacher.id}`, false);
  const { teacher } = subject;
  return (
    <Card as="section" stacked className={styles.card} aria-labelledby={teacher.id}>
      <div className={styles.face}>
        <TeacherFace teacher={teacher.id} alt="" />
      </div>
      <div className={styles.words}>
        <div>
          <h2 id={teacher.id} className={styles.name}>
            {teacher.name}
          </h2>
          <p className={styles.office}>{teacher.title}</p>
        </div>
        <p>{teacher.personality}.</p>
        <p className={styles.style}>
          <Icon name="lightbulb" className={styles.icon} />
          {teacher.teachingStyle}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => setMeeting(true)}>
            <Icon name="chat" />
            {t('enhanced.meet')}
          </Button>
          <Button variant="secondary" onClick={() => moveTo(document.getElementById(lessonsPlace(subject)))}>
            <Icon name={subject.icon} />
            {t('enhanced.viewLessons', { subject: subject.name })}
          </Button>
        </div>
      </div>
      <MeetTeacher subject={subject} open={isMeeting} onClose={() => setMeeting(false)} />
    </Card>
  );
}
