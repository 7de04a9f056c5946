import { useState, type FocusEvent, type KeyboardEvent } from 'react';

interface Roving {
  /** Props of the element around the places. */
  around: { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void; onFocus: (event: FocusEvent<HTMLElement>) => void };
  /** Props of a place. */
  place: (index: number) => { 'data-rove': number; tabIndex: 0 | -1 };
}

/**
 * One stop of the Tab key for many places, between which other keys move. `move` tells where a key leads from a place; null
 * leaves the key alone.
 */
export function useRoving(move: (index: number, key: string) => number | null): Roving {
  const [current, setCurrent] = useState(0);
  return {
    around: {
      onKeyDown: (event) => {
        const next = move(current, event.key);
        if (next === null) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(`[data-rove="${next}"]`)?.focus();
      },
      onFocus: ({ target }) => {
        const index = target.dataset['rove'];
        if (index !== undefined) setCurrent(Number(index));
      },
    },
    place: (index) => ({ 'data-rove': index, tabIndex: index === current ? 0 : -1 }),
  };
}
