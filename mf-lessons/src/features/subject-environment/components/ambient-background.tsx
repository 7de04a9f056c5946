import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '@grove/ui';
import type { Film } from '../../../common/film-sources.ts';
import { useT } from '../../../translation.ts';
import styles from './ambient-background.module.css';

/** When the film begins, in milliseconds, and how loud it may be (spec §9). */
const startMs = 2_000;
const volume = 0.8;

/** What moves quietly behind a subject, with its switches; the picture stands for a film that there is not or that fails (spec §4). */
export function AmbientBackground({ film, picture }: { film: Film | null; picture: string }): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  if (film && failed !== film.path) return <AmbientFilm key={film.path} film={film} onFail={() => setFailed(film.path)} />;
  return (
    <div aria-hidden="true" className={styles.ambient}>
      <img data-testid="ambient-picture" src={picture} alt="" className={styles.picture} />
    </div>
  );
}

function AmbientFilm({ film, onFail }: { film: Film; onFail: () => void }): ReactNode {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => play(video.current), startMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <div aria-hidden="true" className={styles.ambient}>
        <video
          ref={video}
          data-testid="ambient-film"
          className={styles.film}
          data-loaded={isLoaded || undefined}
          src={film.path}
          muted={isMuted}
          loop
          playsInline
          preload="auto"
          tabIndex={-1}
          onLoadedData={() => setIsLoaded(true)}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          onError={onFail}
        >
          <track kind="captions" src={film.captions} srcLang="en" />
        </video>
      </div>
      <div role="group" aria-label={t('k12.ambient')} className={styles.switches}>
        <IconButton icon={isPlaying ? 'pause' : 'play'} label={t(isPlaying ? 'k12.ambient.pause' : 'k12.ambient.play')} onClick={() => (isPlaying ? video.current?.pause() : play(video.current))} />
        <IconButton icon={isMuted ? 'mute' : 'volume'} label={t(isMuted ? 'k12.ambient.unmute' : 'k12.ambient.mute')} onClick={() => setIsMuted(!isMuted)} />
      </div>
    </>
  );
}

/** A film that may not start stays paused; its switch is there to try again. */
function play(video: HTMLVideoElement | null): void {
  if (!video) return;
  video.volume = volume;
  video.play().catch((error: unknown) => console.error('The ambient film could not be played', error));
}
