import type { ReactNode } from 'react';
import type { Scene, SceneChoice } from '@grove/contracts';
import { Icon, IconButton } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { choiceKey, questionKey } from '../model/narrator-keys.ts';
import { useHearing } from '../state/use-hearing.ts';
import styles from './choices.module.css';
import { SpokenText } from './spoken-text.tsx';

interface ChoicesProps {
  scene: Scene;
  /** Whether each choice can be heard before it is made. */
  isHearable: boolean;
  onChoose: (choice: SceneChoice) => void;
}

/** The ways on from a scene, as large cards. */
export function Choices({ scene, isHearable, onChoose }: ChoicesProps): ReactNode {
  const t = useT();
  return (
    <section aria-labelledby="scene-choices" className={styles.choices}>
      <h3 id="scene-choices" className={styles.question}>
        <SpokenText lineKey={questionKey(scene.id)} text={t('scene.choices')} />
      </h3>
      {scene.choices.map((choice, index) => (
        <div key={choice.label} className={styles.choice} data-way={index % 3}>
          {isHearable ? (
            <Hear lineKey={choiceKey(scene.id, index)} label={choice.label} />
          ) : (
            <span aria-hidden="true" className={styles.sign}>
              <Icon name="path" />
            </span>
          )}
          <button type="button" className={styles.go} onClick={() => onChoose(choice)}>
            <span className={styles.label}>
              <SpokenText lineKey={choiceKey(scene.id, index)} text={choice.label} />
            </span>
            <Icon name="forward" className={styles.arrow} />
          </button>
        </div>
      ))}
    </section>
  );
}

/** Reads a choice to a child who cannot read it; a second press ends it. */
function Hear({ lineKey, label }: { lineKey: string; label: string }): ReactNode {
  const t = useT();
  const { heard, hear } = useHearing();
  const isHeard = heard === lineKey;
  return (
    <IconButton
      icon={isHeard ? 'stop' : 'volume'}
      label={t('scene.hear', { label })}
      aria-pressed={isHeard}
      className={styles.hear}
      onClick={() => hear(lineKey, label)}
    />
  );
}
