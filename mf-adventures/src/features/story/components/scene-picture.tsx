import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Scene } from '@grove/contracts';
import { followViewer, SceneBackdrop, Skeleton } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { artworkWaitMs } from '../model/timings.ts';
import styles from './scene-picture.module.css';

interface ScenePictureProps {
  scene: Scene;
  cover: string;
  /** Whether the learner is not there yet: it then comes up over the one before it. */
  isComing: boolean;
  /** Called when the picture is there, or is known not to come. */
  onSettled: (sceneId: number) => void;
}

/** The picture of a scene in all its states (spec §2): on its way, there, not to be had, or still being made. */
export function ScenePicture({ scene, cover, isComing, onSettled }: ScenePictureProps): ReactNode {
  const { id, imageUrl, foregroundUrl, imagePrompt } = scene;
  const settle = (): void => onSettled(id);
  return (
    <div className={styles.frame} data-coming={isComing || undefined} aria-hidden={isComing}>
      {imageUrl ? (
        <Painting src={imageUrl} foreground={foregroundUrl ?? null} alt={imagePrompt ?? ''} onSettled={settle} />
      ) : (
        <Unpainted prompt={imagePrompt} cover={cover} onSettled={settle} />
      )}
    </div>
  );
}

/** A picture with its foreground, which drift against each other. It is hidden if it cannot be loaded; the night sky of the area stays, so that the stage is not bare. */
function Painting({
  src,
  foreground,
  alt,
  onSettled,
}: {
  src: string;
  foreground: string | null;
  alt: string;
  onSettled: () => void;
}): ReactNode {
  const planes = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const [hasForeground, setHasForeground] = useState(foreground !== null);
  useEffect(() => (planes.current ? followViewer(planes.current) : undefined), []);
  const settle = (next: 'there' | 'failed') => (): void => {
    setState(next);
    onSettled();
  };
  if (state === 'failed') return <SceneBackdrop scene="night-canopy" />;
  return (
    <div ref={planes} className={styles.planes}>
      {state === 'loading' && <Skeleton className={styles.skeleton} />}
      <img
        className={styles.picture}
        src={src}
        alt={alt}
        width={1280}
        height={720}
        fetchPriority="high"
        onLoad={settle('there')}
        onError={settle('failed')}
      />
      {hasForeground && (
        <img
          className={styles.near}
          src={foreground!}
          alt=""
          width={1280}
          height={720}
          onError={() => setHasForeground(false)}
        />
      )}
    </div>
  );
}

/** A picture that is still being made. It does not keep a child waiting: after a while the cover of the story stands in. */
function Unpainted({
  prompt,
  cover,
  onSettled,
}: {
  prompt: string | null;
  cover: string;
  onSettled: () => void;
}): ReactNode {
  const t = useT();
  const [isLate, setLate] = useState(false);
  const settle = useRef(onSettled);
  useEffect(() => settle.current(), []);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), artworkWaitMs);
    return () => clearTimeout(timer);
  }, []);
  if (!prompt) return <SceneBackdrop scene="night-canopy" />;
  if (isLate)
    return <img className={styles.picture} src={cover} alt={t('scene.mock', { prompt })} width={800} height={500} />;
  return (
    <p role="status" className={styles.making}>
      <span aria-hidden="true" className={styles.spinner} />
      {t('scene.generating')}
    </p>
  );
}
