import { atom, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';

/** A page's own title, more exact than its route's; the shell shows and announces it. */
export const pageTitleAtom = atom<string | null>(null);

/** Titles the page while the component is mounted; `undefined` leaves the route's title. */
export function usePageTitle(title: string | undefined): void {
  const set = useSetAtom(pageTitleAtom);
  useEffect(() => {
    set(title ?? null);
    return () => set(null);
  }, [set, title]);
}

/** A page's own place, where it depends on what the page shows; otherwise its route's place holds. */
export const pagePlaceAtom = atom<string | null>(null);

/** Gives header and ground the palette of a place while the component is mounted. */
export function usePagePlace(place: string): void {
  const set = useSetAtom(pagePlaceAtom);
  useEffect(() => {
    set(place);
    return () => set(null);
  }, [set, place]);
}

const motionQuery = '(prefers-reduced-motion: reduce)';

const subscribeToMotion = (onChange: () => void): (() => void) => {
  const query = globalThis.matchMedia(motionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the person asked for less motion. False in the first view drawn on the server. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribeToMotion,
    () => globalThis.matchMedia(motionQuery).matches,
    () => false,
  );
