import { useEffect, useState, type ReactNode } from 'react';
import type { AmbientProps } from '@grove/contracts';
import { AmbientFilm } from '../features/ambient/components/ambient-film.tsx';
import { useAmbientFilm } from '../features/ambient/state/use-ambient-film.ts';
import styles from './ambient.module.css';

/** What moves quietly behind a page. The poster stands for a film that there is not, that fails, or that the person does not want to move (spec §4). */
export function Ambient({ subject, poster, isPlaying, isMuted, onFilm, onPaused }: AmbientProps): ReactNode {
  const film = useAmbientFilm(subject);
  const [failed, setFailed] = useState<string | null>(null);
  const shown = film && failed !== film.webm ? film : null;
  const hasFilm = shown !== null;
  useEffect(() => onFilm(hasFilm), [hasFilm, onFilm]);
  return (
    <div aria-hidden="true" className={styles.ambient}>
      <img data-testid="ambient-picture" src={poster} alt="" className={styles.poster} />
      {shown && <AmbientFilm key={shown.webm} film={shown} isPlaying={isPlaying} isMuted={isMuted} onPaused={onPaused} onFail={() => setFailed(shown.webm)} />}
    </div>
  );
}
