import { useEffect, useRef } from 'react';
import type { Timeline } from './timeline.ts';

/** Plays as soon as it is there. */
export function useAutoplay({ play }: Pick<Timeline, 'play'>, isWanted: boolean): void {
  const first = useRef(play);
  useEffect(() => {
    if (isWanted) first.current();
  }, [isWanted]);
}
