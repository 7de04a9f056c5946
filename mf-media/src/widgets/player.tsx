import { useRef, type ReactNode } from 'react';
import type { PlayerProps } from '@grove/contracts';
import { filmOf } from '@grove/content';
import { Card } from '@grove/ui';
import { Poster } from '../common/poster.tsx';
import { FilmPlayer } from '../features/player/components/film-player.tsx';
import { PlayerOverlay } from '../features/player/components/player-overlay.tsx';
import { useT } from '../translation.ts';
import styles from './player.module.css';

/** A film for other areas' pages: over the page while it can be closed, otherwise in it. */
export function Player({ video, onWatched, onClose }: PlayerProps): ReactNode {
  return onClose ? <PlayerOverlay video={video} onClose={onClose} onWatched={onWatched} /> : <PlayerInPage video={video} onWatched={onWatched} />;
}

function PlayerInPage({ video, onWatched }: Pick<PlayerProps, 'video' | 'onWatched'>): ReactNode {
  const t = useT();
  const frame = useRef<HTMLElement>(null);
  const film = filmOf(video.src);
  return (
    <Card className={styles.card}>
      <section ref={frame} aria-label={t('player.film', { title: video.title })} className={styles.frame}>
        {film ? (
          <FilmPlayer key={video.src} video={video} film={film} frame={frame} autoplays={false} onWatched={onWatched} />
        ) : (
          <>
            <Poster poster={video.poster} className={styles.poster} />
            <p className={styles.sentence}>{t('player.notReady')}</p>
          </>
        )}
      </section>
    </Card>
  );
}
