import type { ReactNode } from 'react';
import { ButtonLink, Fireflies, Icon, SceneBackdrop } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import styles from './trail-end.module.css';

/** Where the trail ends, above the trees: the way to a level. */
export function TrailEnd(): ReactNode {
  const t = useT();
  return (
    <section className={styles.end} data-place="night" aria-labelledby="trail-end">
      <SceneBackdrop scene="night-canopy" scrim="start" />
      <Fireflies />
      <div className={styles.words}>
        <h2 id="trail-end" className={styles.title}>
          {t('end.heading')}
        </h2>
        <p className={styles.text}>{t('end.text')}</p>
        <ButtonLink to="/levels" size="lg">
          {t('end.action')}
          <Icon name="forward" />
        </ButtonLink>
      </div>
    </section>
  );
}
