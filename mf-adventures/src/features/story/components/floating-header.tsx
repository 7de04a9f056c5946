import type { ReactNode } from 'react';
import type { Adventure } from '@grove/contracts';
import { ButtonLink, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './floating-header.module.css';

/** Floats over the picture: the way back to the list, and what kind of story this is (spec §2). */
export function FloatingHeader({ adventure: { subject, ageBand } }: { adventure: Adventure }): ReactNode {
  const t = useT();
  return (
    <div className={styles.header}>
      <ButtonLink to="/adventures" variant="secondary" className={styles.back}>
        <Icon name="back" />
        {t('story.adventures')}
      </ButtonLink>
      <p className={styles.about}>
        <span>{subject}</span>
        <span>{t('list.ages', { band: ageBand })}</span>
      </p>
    </div>
  );
}
