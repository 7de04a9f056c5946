import { xpActions } from '@grove/contracts';
import { Button } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { SubjectRecord } from '../model/subjects.ts';
import styles from './gain-buttons.module.css';

const named = ['quickLesson', 'majorTask', 'project'] as const;

/** The three named ways to add XP; none works once the subject is mastered (spec §4). */
export function GainButtons({ subject, onGain }: { subject: SubjectRecord; onGain: (xp: number) => void }) {
  const t = useT();
  const name = t(`mastery.subject.${subject.id}`);
  return (
    <div className={styles.row}>
      {named.map((action) => (
        <Button
          key={action}
          variant="secondary"
          className={styles.gain}
          aria-disabled={subject.mastered}
          onClick={() => onGain(xpActions[action])}
          aria-label={t('mastery.addNamed', { xp: xpActions[action], action: t(`mastery.${action}`), subject: name })}
        >
          <span className={styles.xp}>{t('mastery.gain', { xp: xpActions[action] })}</span> {t(`mastery.${action}`)}
        </Button>
      ))}
    </div>
  );
}
