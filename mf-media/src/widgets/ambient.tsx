import { useEffect, useState, type ReactNode } from 'react';
import type { AmbientProps } from '@grove/contracts';
import { AmbientFilm } from '../common/ambient-film.tsx';
import { useAmbientFilm } from '../features/ambient/state/use-ambient-film.ts';
import styles from './ambient.module.css';

/**
 * What moves quietly behind a page. A film that fails, or that nobody has the files of, leaves its own poster; the host's picture stands where there is no film, until
 * one is known, and for who does not want it to move (spec §4).
 */
export function Ambient({ subject, poster, isPlaying, isMuted, onFilm, onPaused }: AmbientProps): ReactNode {
  const { film, poster: ownPoster } = useAmbientFilm(subject);
  const [failed, setFailed] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const picture = ownPoster && ownPoster !== missing ? ownPoster : poster;
  const shown = film && failed !== film.webm ? film : null;
  const hasFilm = shown !== null;
  useEffect(() => onFilm(hasFilm), [hasFilm, onFilm]);
  return (
    <div aria-hidden="true" className={styles.ambient}>
      <img
        data-testid="ambient-picture"
        src={picture}
        alt=""
        className={styles.poster}
        onError={() => setMissing(picture)}
      />
      {shown && (
        <AmbientFilm
          key={shown.webm}
          film={shown}
          isPlaying={isPlaying}
          isMuted={isMuted}
          onPaused={onPaused}
          onFail={() => setFailed(shown.webm)}
        />
      )}
    </div>
  );
}
