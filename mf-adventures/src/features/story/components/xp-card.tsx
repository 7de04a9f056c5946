import type { ReactNode } from 'react';
import { adventureXp } from '@grove/contracts';
import { formatNumber } from '@grove/platform';
import { Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './xp-card.module.css';

/** Floats over the picture: what exploring gives (spec §2). Its star leaps at each scene that is new. */
export function XpCard({ subject, visited }: { subject: string; visited: number }): ReactNode {
  const t = useT();
  return (
    <aside className={styles.card} aria-label={t('xp.subject', { subject })}>
      <span key={visited} className={styles.star}>
        <Icon name="star" />
      </span>
      <p className={styles.words}>
        <strong className={styles.subject}>{t('xp.subject', { subject })}</strong>
        <span>{t('xp.exploration', { xp: formatNumber(adventureXp.scene) })}</span>
      </p>
    </aside>
  );
}
