import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Play } from '../../../common/stored-play.ts';
import { fadeMs } from '../model/timings.ts';

/** The fade between two scenes. */
interface Turn {
  /** The play that comes, while the card fades: what it shows can be prerendered. */
  readonly coming: Play | undefined;
  /** Lets the card fade, and then calls `arrive` with the play that comes. Nothing else can be begun meanwhile. */
  readonly turn: (next: Play, arrive: (next: Play) => void) => void;
}

/** Fades from one scene to the next, in the time of the spec (§4). */
export function useSceneTransition(): Turn {
  const [coming, setComing] = useState<Play>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  const turn = useCallback<Turn['turn']>((next, arrive) => {
    if (timer.current !== undefined) return;
    // It counts from the press: an effect would begin only after the page has been drawn with it.
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // Drawn in one go: frames of the fade would come in between, a learner is waiting.
      flushSync(() => {
        setComing(undefined);
        arrive(next);
      });
    }, fadeMs);
    setComing(next);
  }, []);
  return { coming, turn };
}
