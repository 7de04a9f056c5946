import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) globalThis.addEventListener(name, onChange);
  return () => {
    for (const name of ['online', 'offline']) globalThis.removeEventListener(name, onChange);
  };
}

/** Whether the device has a network at all; true in the first view drawn on the server. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
