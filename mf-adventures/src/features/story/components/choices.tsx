import type { ReactNode } from 'react';
import type { SceneChoice } from '@grove/contracts';
import { Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import styles from './choices.module.css';

/** The ways on from a scene, as large cards. */
export function Choices({ choices, onChoose }: { choices: readonly SceneChoice[]; onChoose: (choice: SceneChoice) => void }): ReactNode {
  const t = useT();
  return (
    <section aria-labelledby="scene-choices" className={styles.choices}>
      <h3 id="scene-choices" className={styles.question}>{t('scene.choices')}</h3>
      {choices.map((choice, index) => (
        <button key={choice.label} type="button" className={styles.choice} data-way={index % 3} onClick={() => onChoose(choice)}>
          <span aria-hidden="true" className={styles.sign}>
            <Icon name="path" />
          </span>
          <span className={styles.label}>{choice.label}</span>
          <Icon name="forward" className={styles.arrow} />
        </button>
      ))}
    </section>
  );
}
