import { useEffect, useRef, useState } from 'react';

/** When the film begins, in milliseconds (spec §9). */
const startMs = 2_000;

export interface Ambient {
  /** There is a film that can be played. */
  readonly hasFilm: boolean;
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly onFilm: (hasFilm: boolean) => void;
  readonly onPaused: () => void;
  readonly toggle: () => void;
  readonly toggleMuted: () => void;
}

/** The switches of the quiet film behind a subject. It starts after 2 s, silent (spec §4). */
export function useAmbient(): Ambient {
  const [hasFilm, onFilm] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(true);
  const [onPaused] = useState(() => () => setIsPlaying(false));
  const start = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    start.current = setTimeout(() => setIsPlaying(true), startMs);
    return () => clearTimeout(start.current);
  }, []);
  const toggle = (): void => {
    // Whoever has used the switch is not overruled by the start.
    clearTimeout(start.current);
    setIsPlaying(!isPlaying);
  };
  return { hasFilm, isPlaying, isMuted, onFilm, onPaused, toggle, toggleMuted: () => setIsMuted(!isMuted) };
}
