import { useRef, type ReactNode } from 'react';
import type { PlayerProps } from '@grove/contracts';
import { filmOf } from '@grove/content';
import { useContent } from '@grove/platform';
import { Card } from '@grove/ui';
import { Poster } from '../common/poster.tsx';
import { FilmPlayer } from '../features/player/components/film-player.tsx';
import { OpeningOverlay } from '../features/player/components/opening-overlay.tsx';
import { OpeningPlayer } from '../features/player/components/opening-player.tsx';
import { PlayerOverlay } from '../features/player/components/player-overlay.tsx';
import { useT } from '../translation.ts';
import styles from './player.module.css';

/** A film, or the opening of a lesson, for other areas' pages: over the page while it can be closed, otherwise in it. */
export function Player({ video, onWatched, onClose }: PlayerProps): ReactNode {
  if (!onClose) return <PlayerInPage video={video} onWatched={onWatched} />;
  if (video.opening)
    return <OpeningOverlay video={video} opening={video.opening} onClose={onClose} onWatched={onWatched} />;
  return <PlayerOverlay video={video} onClose={onClose} onWatched={onWatched} />;
}

function PlayerInPage({ video, onWatched }: Pick<PlayerProps, 'video' | 'onWatched'>): ReactNode {
  const t = useT();
  const frame = useRef<HTMLElement>(null);
  const film = filmOf(useContent('films'), video.src);
  const common = { video, frame, onWatched, autoplays: false };
  return (
    <Card className={styles.card}>
      <section ref={frame} aria-label={t('player.film', { title: video.title })} className={styles.frame}>
        {video.opening ? (
          <OpeningPlayer key={video.opening.lessonId} opening={video.opening} {...common} />
        ) : film ? (
          <FilmPlayer key={video.src} film={film} {...common} />
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
