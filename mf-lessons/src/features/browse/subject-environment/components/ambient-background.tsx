import type { ReactNode } from 'react';
import { Widget } from '@grove/platform';
import { IconButton } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import { useAmbient } from '../state/use-ambient.ts';
import styles from './ambient-background.module.css';

/** What moves quietly behind a subject, from the media area, with its switches. The picture stands for it until it is there, and whenever it is not. */
export function AmbientBackground({ subject, picture }: { subject: string; picture: string }): ReactNode {
  const t = useT();
  const { hasFilm, isPlaying, isMuted, onFilm, onPaused, toggle, toggleMuted } = useAmbient();
  const still = (
    <div aria-hidden="true" className={styles.ambient}>
      <img data-testid="ambient-picture" src={picture} alt="" className={styles.picture} />
    </div>
  );
  return (
    <>
      <Widget
        name="mf-media/ambient"
        props={{ subject, poster: picture, isPlaying, isMuted, onFilm, onPaused }}
        loading={still}
        fallback={() => still}
      />
      {hasFilm && (
        <div role="group" aria-label={t('k12.ambient')} className={styles.switches}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={t(isPlaying ? 'k12.ambient.pause' : 'k12.ambient.play')}
            onClick={toggle}
          />
          <IconButton
            icon={isMuted ? 'mute' : 'volume'}
            label={t(isMuted ? 'k12.ambient.unmute' : 'k12.ambient.mute')}
            onClick={toggleMuted}
          />
        </div>
      )}
    </>
  );
}
