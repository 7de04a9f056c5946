import type { ReactNode } from 'react';
import { Button, Icon } from '@grove/ui';
import { FilmFiles, ownFault } from '../../../common/film-files.tsx';
import { Poster } from '../../../common/poster.tsx';
import { useT } from '../../../translation.ts';
import { useNarration } from '../state/use-narration.ts';
import type { FilmPlayerState } from '../state/use-film-player.ts';
import { CaptionLine } from './caption-line.tsx';
import type { NextFilm } from './film-player.tsx';
import { Overlays } from './overlays.tsx';
import styles from './screen.module.css';

interface ScreenProps {
  player: FilmPlayerState;
  audioUrl: string | undefined;
  poster: string;
  /** It plays at once. */
  autoplays: boolean;
  next: NextFilm | undefined;
}

/** The picture with its captions; for a broken film its poster and a sentence. A press on the picture plays or pauses. */
export function Screen({ player, audioUrl, poster, autoplays, next }: ScreenProps): ReactNode {
  const t = useT();
  const { isPlaying, hasEnded, isBroken, toggle, retry } = player;
  return (
    <div className={styles.screen}>
      <div className={styles.frame}>
        <div className={styles.picture}>
          <Picture player={player} audioUrl={audioUrl} poster={poster} autoplays={autoplays} />
          {/* For a press on the picture; keys and the play button do the same. */}
          {!isBroken && !hasEnded && (
            <button type="button" aria-hidden="true" tabIndex={-1} className={styles.press} onClick={toggle}>
              {!isPlaying && <Icon name="play" />}
            </button>
          )}
          {isBroken && <Poster poster={poster} className={styles.video} />}
          {!isBroken && <Overlays player={player} waiting={t('player.waiting')} next={next} />}
        </div>
        {player.showsCaptions && !isBroken && <CaptionLine player={player} />}
      </div>
      {isBroken && (
        <div role="alert" className={styles.broken}>
          <p>{t('player.broken')}</p>
          <Button variant="secondary" onClick={retry}>
            <Icon name="refresh" />
            {t('player.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The film itself, and the sound track that replaces its own. */
function Picture({ player, audioUrl, poster, autoplays }: Omit<ScreenProps, 'next'>): ReactNode {
  const t = useT();
  const { video, sound, film, isMuted, isBroken, fail, on } = player;
  // For players of the browser's own, such as the one that fills a phone; the page draws its captions itself.
  const captions = film.captions ?? undefined;
  useNarration(video, sound);
  // What plays at once was chosen by its card, whose poster is there already. It lies behind the film: before it the browser would keep the first frame back until sound and all can play.
  const start = autoplays
    ? ({ preload: 'auto', style: { backgroundImage: `url("${poster}")` } } as const)
    : ({ preload: 'metadata', poster: film.poster } as const);
  return (
    <>
      {/* Without controls of its own it takes no focus, though a browser counts it among what does: the overlay's trap would stop at it. */}
      <video
        ref={video}
        className={styles.video}
        muted={isMuted || audioUrl !== undefined}
        loop={film.captions === null}
        playsInline
        tabIndex={-1}
        {...start}
        hidden={isBroken}
        onError={ownFault(fail)}
        {...on}
      >
        <FilmFiles film={film} onFail={fail} />
        <track kind="captions" src={captions} srcLang="en" label={t('player.captions.english')} />
      </video>
      {audioUrl !== undefined && (
        <audio ref={sound} src={audioUrl} muted={isMuted} preload="auto">
          <track kind="captions" src={captions} srcLang="en" />
        </audio>
      )}
    </>
  );
}
