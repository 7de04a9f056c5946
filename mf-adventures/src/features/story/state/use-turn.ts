import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fadeMs } from '../model/timings.ts';

/** The fade between two scenes: `turn` lets the card fade, and then does what it was given. Nothing else can be begun meanwhile. */
export function useTurn(): { readonly isLeaving: boolean; readonly turn: (then: () => void) => void } {
  const [isLeaving, setLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  const turn = useCallback((then: () => void) => {
    if (timer.current !== undefined) return;
    // It counts from the press: an effect would begin only after the page has been drawn with it.
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // Drawn in one go: frames of the fade would come in between, a learner is waiting.
      flushSync(() => {
        setLeaving(false);
        then();
      });
    }, fadeMs);
    setLeaving(true);
  }, []);
  return { isLeaving, turn };
}
