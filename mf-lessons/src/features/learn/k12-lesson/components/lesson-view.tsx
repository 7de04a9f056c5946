import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { usePagePlace, usePageTitle, useSpeech } from '@grove/platform';
import { Badge, Icon, SceneBackdrop } from '@grove/ui';
import { isYoung, placeOfGrade } from '../../../../common/grade-traits.ts';
import { SpeakingFace } from '../../../../common/speaking-face.tsx';
import { useLateArrival } from '../../../../common/use-arrival.ts';
import { useT } from '../../../../translation.ts';
import type { LessonFacts } from '../model/lesson-facts.ts';
import { LessonSide } from './lesson-side.tsx';
import styles from './lesson-view.module.css';

/** The lesson view of the flow (spec §2): who teaches, what it is, the lesson itself (`children`), and what it brings. */
export function LessonView({
  facts,
  backTo,
  children,
}: {
  facts: LessonFacts;
  backTo: To;
  children: ReactNode;
}): ReactNode {
  const t = useT();
  const heading = useLateArrival();
  const { title, description, grade, subject, difficulty } = facts;
  const place = placeOfGrade(grade);
  usePageTitle(title);
  usePagePlace(place);
  return (
    <div
      className={styles.stage}
      data-place={place}
      data-band={isYoung(grade) ? 'young' : undefined}
      data-tone={subject.color}
    >
      <SceneBackdrop scene={place} eager className={styles.scene} />
      <div className={styles.bar}>
        <Link to={backTo} className={styles.back}>
          <Icon name="back" />
          {t('k12.back')}
        </Link>
        <Teacher teacher={facts.teacher} />
      </div>
      <header className={styles.head}>
        <div className={styles.chips}>
          <Badge className={styles.subject}>
            <Icon name={subject.icon} />
            {subject.name}
          </Badge>
          <Badge>{grade}</Badge>
          <Badge>{t(`lessons.${difficulty}`)}</Badge>
        </div>
        <h1 ref={heading} data-arrival tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{description}</p>
        <img src={facts.picture} alt="" className={styles.picture} width={1280} height={720} decoding="async" />
      </header>
      <div className={styles.board}>
        <div className={styles.main}>{children}</div>
        <LessonSide facts={facts} />
      </div>
    </div>
  );
}

/** The teacher's face, which pulses while teacher audio plays, with name and title. */
function Teacher({ teacher: { name, title, drawing } }: Pick<LessonFacts, 'teacher'>): ReactNode {
  const isSpeaking = useSpeech().status === 'playing';
  return (
    <div className={styles.teacher}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.office}>{title}</p>
      </div>
      <div data-testid="teacher-avatar" data-speaking={isSpeaking || undefined} className={styles.face}>
        <SpeakingFace teacher={drawing} alt="" speaking={isSpeaking} expression="happy" />
      </div>
    </div>
  );
}
