import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AiTeacher, Grade, Subject } from '@grove/contracts';
import { useContent } from '@grove/platform';
import { Card, Icon, TeacherPortrait } from '@grove/ui';
import { teacherOfGrade } from '@grove/content';
import coverUrl from '@grove/art/files/covers/forest.svg';
import { useT } from '../../../../translation.ts';
import styles from './explore.module.css';

interface ExploreProps {
  grade: Grade;
  subject: Subject;
  /** Undefined as long as the teacher is not known, and for a subject without one. */
  teacher: AiTeacher | undefined;
  /** Address of the subject's picture. */
  picture: string;
  onLessons: () => void;
}

/** Three ways on (spec §2): the lessons, the films, and the teacher, or an adventure where nobody teaches. */
export function Explore({ grade, subject, teacher, picture, onLessons }: ExploreProps): ReactNode {
  const t = useT();
  const isTaught = subject.teacherId !== null;
  const teachers = useContent('teachers').ofLevels;
  return (
    <ul className={styles.ways}>
      <Card as="li" lifts className={styles.main}>
        <img src={picture} alt="" className={styles.picture} width={1280} height={720} />
        <div className={styles.words}>
          <h2 className={styles.title}>
            <button type="button" className={styles.open} onClick={onLessons}>
              {t('k12.explore.lessons')}
            </button>
            <Icon name="forward" className={styles.icon} />
          </h2>
          <p>{t('k12.explore.lessons.text', { subject: subject.name })}</p>
        </div>
      </Card>
      <Card as="li" lifts className={styles.way}>
        <span className={styles.medal}>
          <Icon name="video" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Link to="/video-gallery" className={styles.open}>
              {t('k12.explore.films')}
            </Link>
          </h2>
          <p>{t('k12.explore.films.text')}</p>
        </div>
      </Card>
      <Card as="li" lifts className={styles.way}>
        {isTaught ? (
          <TeacherPortrait teacher={teacher?.avatar} alt="" className={styles.face} />
        ) : (
          <img src={coverUrl} alt="" className={styles.face} />
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Link
              to={isTaught ? `/ai-chat?teacherId=${teacherOfGrade(teachers, grade).id}` : '/adventures'}
              className={styles.open}
            >
              {teacher
                ? t('lessons.ask', { name: teacher.name })
                : t(isTaught ? 'k12.explore.ask' : 'k12.explore.adventure')}
            </Link>
          </h2>
          <p>{t(isTaught ? 'k12.explore.ask.text' : 'k12.explore.adventure.text')}</p>
        </div>
      </Card>
    </ul>
  );
}
