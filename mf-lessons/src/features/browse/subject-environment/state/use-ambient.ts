import { useEffect, useState } from 'react';
import { usePreservedState } from '@grove/platform';

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
  // Null until it starts by itself, or the learner uses the switch.
  const [choice, choose] = usePreservedState<boolean | null>('ambient', null);
  const [isMuted, setIsMuted] = usePreservedState('ambient muted', true);
  const [onPaused] = useState(() => () => choose(false));
  useEffect(() => {
    if (choice !== null) return undefined;
    const start = setTimeout(() => choose(true), startMs);
    return () => clearTimeout(start);
  }, [choice, choose]);
  const isPlaying = choice === true;
  return {
    hasFilm,
    isPlaying,
    isMuted,
    onFilm,
    onPaused,
    toggle: () => choose(!isPlaying),
    toggleMuted: () => setIsMuted(!isMuted),
  };
}
