import { useState } from 'react';
import { Button, ButtonLink, classNames, SceneBackdrop } from '@grove/ui';
import { Dialog } from '@grove/ui/dialog';
import type { LevelWithTeacher } from '../../../common/catalogue.ts';
import { placeOf } from '../../../common/level-look.ts';
import { useT } from '../../../translation.ts';
import styles from './placement-dialog.module.css';

export interface PlacementDialogProps {
  levels: readonly LevelWithTeacher[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the learner's age and recommends a level; locks none. */
export function PlacementDialog({ levels, open, onOpenChange }: PlacementDialogProps) {
  const t = useT();
  const [chosenId, choose] = useState<number | null>(null);
  const chosen = levels.find(({ level }) => level.id === chosenId);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('placement.title')} description={t('placement.text')} closeLabel={t('placement.close')}>
      <fieldset aria-label={t('placement.ages')} className={styles.ages}>
        {levels.map(({ level }) => (
          <button key={level.id} type="button" data-place={placeOf(level.id)} aria-pressed={level.id === chosenId} className={classNames(styles.age, level.id === chosenId && styles.chosen)} onClick={() => choose(level.id)}>
            <span className={styles.picture}><SceneBackdrop scene={placeOf(level.id)} /></span>
            <span className={styles.range}>{level.ageRange}</span>
          </button>
        ))}
      </fieldset>
      <div role="status" className={styles.answer}>
        {chosen && (
          <>
            <p className={styles.recommendation}>{t('placement.recommend', { level: chosen.level.name })}</p>
            {chosen.teacher && <p>{t('placement.recommendWith', { teacher: chosen.teacher.name })}</p>}
          </>
        )}
      </div>
      <div className={styles.actions}>
        {chosen && <ButtonLink to={`/level/${chosen.level.id}`} size="lg">{t('placement.go', { level: chosen.level.name })}</ButtonLink>}
        <Button variant="quiet" size="lg" onClick={() => onOpenChange(false)}>{t('placement.skip')}</Button>
      </div>
    </Dialog>
  );
}
