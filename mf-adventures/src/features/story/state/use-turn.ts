import { useCallback, useEffect, useState } from 'react';
import { fadeMs } from '../model/timings.ts';

/** The fade between two scenes: `turn` lets the card fade, and then does what it was given. Nothing else can be begun meanwhile. */
export function useTurn(): { readonly isLeaving: boolean; readonly turn: (then: () => void) => void } {
  const [then, setThen] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!then) return undefined;
    const timer = setTimeout(() => {
      setThen(null);
      then();
    }, fadeMs);
    return () => clearTimeout(timer);
  }, [then]);
  const turn = useCallback((next: () => void) => setThen((current) => current ?? next), []);
  // A function as a state must not be taken for an update.
  return { isLeaving: then !== null, turn };
}
