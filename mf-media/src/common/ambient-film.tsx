import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Film } from '@grove/content';
import { startVolume } from '@grove/contracts';
import { FilmFiles, ownFault } from './film-files.tsx';
import styles from './ambient-film.module.css';

interface AmbientFilmProps {
  film: Film;
  isPlaying: boolean;
  isMuted: boolean;
  onPaused: () => void;
  onFail: () => void;
}

/** The moving picture. It fades in over the poster once its data has loaded (spec §4). */
export function AmbientFilm({ film, isPlaying, isMuted, onPaused, onFail }: AmbientFilmProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.volume = startVolume;
    if (!isPlaying) return element.pause();
    element.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.error('The background film could not be played', error);
      onPaused();
    });
  }, [isPlaying, onPaused]);
  const fail = (): void => {
    console.error('The background film could not be loaded', film.webm);
    onFail();
  };
  return (
    <video
      ref={video}
      data-testid="ambient-film"
      className={styles.film}
      data-loaded={isLoaded || undefined}
      muted={isMuted}
      loop
      playsInline
      preload="auto"
      tabIndex={-1}
      onLoadedData={() => setIsLoaded(true)}
      onError={ownFault(fail)}
    >
      <FilmFiles film={film} onFail={fail} />
      <track kind="captions" src={film.captions ?? undefined} srcLang="en" />
    </video>
  );
}
