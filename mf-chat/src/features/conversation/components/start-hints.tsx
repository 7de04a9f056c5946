import type { ReactNode } from 'react';
import { Icon, SceneBackdrop } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './start-hints.module.css';

const hints = [
  { icon: 'users', text: 'start.hint1' },
  { icon: 'question', text: 'start.hint2' },
  { icon: 'lightbulb', text: 'start.hint3' },
  { icon: 'shield', text: 'start.hint4' },
] as const;

/** What the right side shows before a teacher is chosen. */
export function StartHints(): ReactNode {
  const t = useT();
  return (
    <section className={styles.start} aria-labelledby="start-title">
      <div className={styles.scene}>
        <SceneBackdrop scene="grove" />
      </div>
      <h2 id="start-title" className={styles.title}>
        {t('start.title')}
      </h2>
      <p>{t('start.text')}</p>
      <ul className={styles.hints}>
        {hints.map(({ icon, text }) => (
          <li key={text} className={styles.hint}>
            <span className={styles.medal}>
              <Icon name={icon} />
            </span>
            {t(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
