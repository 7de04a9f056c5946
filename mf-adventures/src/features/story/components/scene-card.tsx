import { useRef, type ReactNode, type RefObject } from 'react';
import type { Scene } from '@grove/contracts';
import { Button, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { whyKey } from '../model/narrator-keys.ts';
import { MoreBelow } from './more-below.tsx';
import { SpokenText } from './spoken-text.tsx';
import styles from './scene-card.module.css';

/** Texts with more words than this are set a little smaller, so that the choices stay in the window. */
const longWords = 76;
const wordsIn = (text: string): number => text.split(/\s+/).length;

interface SceneCardProps {
  heading: RefObject<HTMLHeadingElement | null>;
  scene: Scene;
  /** Confirms the idea behind the choice that led here. */
  why: string | undefined;
  lineKey: string;
  isLeaving: boolean;
  audio: ReactNode;
  onBack: (() => void) | undefined;
  /** What leads to the choices or the ending where they are below the window. */
  more: string;
  /** How it continues: the choices, or the ending. */
  children: ReactNode;
}

/** What happens in a scene: title, narration, words, and how it continues. */
export function SceneCard({
  heading,
  scene,
  why,
  lineKey,
  isLeaving,
  audio,
  onBack,
  more,
  children,
}: SceneCardProps): ReactNode {
  const t = useT();
  const onward = useRef<HTMLDivElement>(null);
  return (
    <section
      aria-labelledby="scene-title"
      className={styles.card}
      data-leaving={isLeaving || undefined}
      data-long={wordsIn(scene.text) > longWords || undefined}
    >
      {why && (
        <p className={styles.why}>
          <Icon name="lightbulb" />
          <span>
            <SpokenText lineKey={whyKey(scene.id)} text={why} />
          </span>
        </p>
      )}
      <h2 key={scene.id} id="scene-title" ref={heading} tabIndex={-1} className={styles.title}>
        {scene.title}
      </h2>
      {audio}
      <p className={styles.text}>
        <SpokenText lineKey={lineKey} text={scene.text} />
      </p>
      {!isLeaving && <MoreBelow target={onward} label={more} />}
      <div ref={onward} className={styles.onward}>
        {children}
      </div>
      {onBack && (
        <Button variant="quiet" className={styles.back} onClick={onBack}>
          <Icon name="back" />
          {t('scene.back')}
        </Button>
      )}
    </section>
  );
}
