import { formatNumber } from '@grove/platform';
import { Icon, Progress } from '@grove/ui';
import { useT } from '../../../translation.ts';
import type { SubjectRecord } from '../model/subjects.ts';
import styles from './subject-status.module.css';

/** The XP bar of a subject, and in words how far it is. */
export function SubjectStatus({ subject }: { subject: SubjectRecord }) {
  const t = useT();
  const { xp, maxXp, mastered, remaining } = subject;
  const name = t(`mastery.subject.${subject.id}`);
  const amount = t('mastery.ofMax', { xp: formatNumber(xp), max: formatNumber(maxXp) });
  return (
    <div className={styles.status}>
      <Progress value={xp} max={maxXp} label={t('mastery.progress', { subject: name })} valueText={amount} />
      <p className={styles.words}>
        <span className={styles.amount}>{amount}</span>
        {mastered ? (
          <span className={styles.mastered}>
            <Icon name="trophy" />
            {t('mastery.mastered')}
          </span>
        ) : (
          <span>{t('mastery.remaining', { xp: formatNumber(remaining) })}</span>
        )}
      </p>
    </div>
  );
}
