import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

/** A short message that goes away by itself. */
export interface ToastMessage {
  readonly id: number;
  readonly open: boolean;
  readonly title: string;
  readonly description?: string;
  readonly variant: 'plain' | 'error';
}

/** At most one toast is visible at a time (spec §4), so the state is the last one. */
export const toastAtom = atom<ToastMessage | null>(null);

type ToastInput = Pick<ToastMessage, 'title' | 'description'> & { variant?: ToastMessage['variant'] };

const showToastAtom = atom(null, (get, set, input: ToastInput) => {
  set(toastAtom, { variant: 'plain', ...input, id: (get(toastAtom)?.id ?? 0) + 1, open: true });
});

/** Returns a function that shows a toast; it replaces the one that is visible. */
export function useToast(): (input: ToastInput) => void {
  const show = useSetAtom(showToastAtom);
  return useCallback((input: ToastInput) => show(input), [show]);
}
