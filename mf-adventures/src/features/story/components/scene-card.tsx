import type { ReactNode, RefObject } from 'react';
import type { Scene } from '@grove/contracts';
import { Button, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { SpokenText } from './spoken-text.tsx';
import styles from './scene-card.module.css';

interface SceneCardProps {
  heading: RefObject<HTMLHeadingElement | null>;
  scene: Scene;
  /** Confirms the idea behind the choice that led here. */
  why: string | undefined;
  lineKey: string;
  isLeaving: boolean;
  audio: ReactNode;
  onBack: (() => void) | undefined;
  /** How it goes on: the choices, or the ending. */
  children: ReactNode;
}

/** What happens in a scene: title, narration, words, and how it goes on. */
export function SceneCard({ heading, scene, why, lineKey, isLeaving, audio, onBack, children }: SceneCardProps): ReactNode {
  const t = useT();
  return (
    <section aria-labelledby="scene-title" className={styles.card} data-leaving={isLeaving || undefined}>
      {why && (
        <p className={styles.why}>
          <Icon name="lightbulb" />
          {why}
        </p>
      )}
      <h2 id="scene-title" ref={heading} tabIndex={-1} className={styles.title}>
        {scene.title}
      </h2>
      {audio}
      <p className={styles.text}>
        <SpokenText lineKey={lineKey} text={scene.text} />
      </p>
      {children}
      {onBack && (
        <Button variant="quiet" className={styles.back} onClick={onBack}>
          <Icon name="back" />
          {t('scene.back')}
        </Button>
      )}
    </section>
  );
}
