import { useCallback, useEffect, useState } from 'react';
import { useRecovered } from '@grove/platform';

export interface Loaded<T> {
  /** What was loaded; null while it is on its way, and when it failed. */
  value: { readonly is: T } | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads something once, and again after `retry`. `load` must be stable. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const recovered = useRecovered();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ value: { is: T } | null; hasFailed: boolean }>({
    value: null,
    hasFailed: false,
  });
  useEffect(() => {
    let isCurrent = true;
    setState({ value: null, hasFailed: false });
    recovered(load).then(
      (is) => isCurrent && setState({ value: { is }, hasFailed: false }),
      (error: unknown) => {
        console.error('The activity could not be loaded', error);
        if (isCurrent) setState({ value: null, hasFailed: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, recovered, attempt]);
  return { ...state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
