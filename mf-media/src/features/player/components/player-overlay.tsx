import { useRef, type ReactNode } from 'react';
import type { PlayerVideo } from '@grove/contracts';
import { filmOf } from '@grove/content';
import { useContent } from '@grove/platform';
import { Poster } from '../../../common/poster.tsx';
import { useT } from '../../../translation.ts';
import { FilmPlayer, type NextFilm } from './film-player.tsx';
import styles from './player-overlay.module.css';
import { PlayerSheet } from './player-sheet.tsx';

interface PlayerOverlayProps {
  video: PlayerVideo;
  onClose: () => void;
  onWatched?: (() => void) | undefined;
  next?: NextFilm | undefined;
  /** The way on from a video that has no film. */
  wayOn?: ReactNode;
}

/** A film over the whole screen, which plays at once (spec §2). */
export function PlayerOverlay({ video, onClose, onWatched, next, wayOn }: PlayerOverlayProps): ReactNode {
  const t = useT();
  const sheet = useRef<HTMLDivElement>(null);
  const film = filmOf(useContent('films'), video.src);
  return (
    <PlayerSheet title={video.title} onClose={onClose} sheet={sheet}>
      {film ? (
        <FilmPlayer
          key={video.src}
          video={video}
          film={film}
          frame={sheet}
          autoplays
          onWatched={onWatched}
          next={next}
        />
      ) : (
        <div className={styles.none}>
          <Poster poster={video.poster} className={styles.poster} />
          <p>{t('player.notReady')}</p>
          {wayOn}
        </div>
      )}
    </PlayerSheet>
  );
}
