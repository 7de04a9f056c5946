import type { ReactNode } from 'react';
import { levelDetails, levels, teachers } from '@grove/content';
import { Button, ButtonLink, SceneBackdrop, TeacherFace } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './result-step.module.css';

interface ResultStepProps {
  levelId: number;
  /** A level that was nearly as likely. */
  alsoLevelId: number | undefined;
  onRestart: () => void;
  /** The learner goes to another page. */
  onLeave: () => void;
}

/** The recommended level in its place, with its teacher. Advice only. */
export function ResultStep({ levelId, alsoLevelId, onRestart, onLeave }: ResultStepProps): ReactNode {
  const t = useT();
  const level = levels.find(({ id }) => id === levelId)!;
  const also = levels.find(({ id }) => id === alsoLevelId);
  const place = levelDetails.find((detail) => detail.levelId === levelId)?.place ?? 'grove';
  const teacher = teachers.find((each) => each.levelId === levelId);
  return (
    <section aria-labelledby="placement-heading" className={styles.step} data-place={place}>
      <div className={styles.scene}>
        <SceneBackdrop scene={place} />
        {teacher && <span className={styles.face}><TeacherFace teacher={teacher.avatar ?? undefined} alt={teacher.name} expression="happy" /></span>}
      </div>
      <div className={styles.words}>
        <h3 id="placement-heading" data-step-heading tabIndex={-1} className={styles.heading}>{t('placement.result', { level: level.name })}</h3>
        <p className={styles.lead}>{level.description}</p>
        <p>
          {teacher && t('placement.result.teacher', { name: teacher.name })} {also && t('placement.result.close', { level: also.name })}
        </p>
        <p className={styles.open}>{t('placement.result.open')}</p>
        <div className={styles.actions}>
          <ButtonLink to={`/level/${levelId}`} size="lg" onClick={onLeave}>{t('placement.result.go', { level: level.name })}</ButtonLink>
          <ButtonLink to="/levels" variant="secondary" size="lg" onClick={onLeave}>{t('placement.result.other')}</ButtonLink>
          <Button variant="quiet" onClick={onRestart}>{t('placement.result.again')}</Button>
        </div>
      </div>
    </section>
  );
}
