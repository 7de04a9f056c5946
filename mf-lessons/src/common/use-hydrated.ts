import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False in the first view of a page that is drawn ahead for everybody and knows no query; true from then on. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
