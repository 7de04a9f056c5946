import type { ReactNode } from 'react';
import { Fireflies, SceneBackdrop } from '@grove/ui';
import { AdventureList } from '../features/catalogue/components/adventure-list.tsx';
import { useT } from '../translation.ts';
import styles from './adventures-page.module.css';

/** `/adventures`: the stories to choose from, under the night sky where stories are told. */
export function AdventuresPage(): ReactNode {
  const t = useT();
  return (
    <div className={styles.page}>
      <header className={styles.sky}>
        <SceneBackdrop scene="night-canopy" scrim="start" eager parallax />
        <Fireflies />
        <div className={styles.words}>
          <h1 className={styles.title}>{t('list.heading')}</h1>
          <p className={styles.lead}>{t('list.lead')}</p>
        </div>
      </header>
      <div className={styles.books}>
        <AdventureList />
      </div>
    </div>
  );
}
