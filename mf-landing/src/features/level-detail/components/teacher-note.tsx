import type { AiTeacher } from '@grove/contracts';
import { ButtonLink, Card } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './teacher-note.module.css';

/** Who teaches here, in a few words, with the way to the profile. */
export function TeacherNote({ teacher }: { teacher: AiTeacher }) {
  const t = useT();
  return (
    <Card as="section" stacked aria-labelledby="teacher-note-heading" className={styles.note}>
      <div className={styles.words}>
        <h2 id="teacher-note-heading" className={styles.name}>
          {teacher.name}
        </h2>
        <p className={styles.title}>{teacher.title}</p>
        {teacher.personality && <p>{teacher.personality}.</p>}
      </div>
      <div className={styles.actions}>
        <ButtonLink to={`/teacher/${teacher.id}`}>{t('level.meet', { name: teacher.name })}</ButtonLink>
        <ButtonLink to="/curriculum" variant="secondary">
          {t('catalogue.curriculum')}
        </ButtonLink>
      </div>
    </Card>
  );
}
