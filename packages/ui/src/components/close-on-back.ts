import { useEffect, useEffectEvent } from 'react';

/** Marks the one history entry that stands for whatever lies over a page. */
const mark = 'groveOverPage';

/** What lies over the page, the topmost last, each by how it is closed. */
const open: (() => void)[] = [];
let pageAddress = '';
/** An entry that is no longer needed is being left; nobody else need hear of that. */
let isLeaving = false;

const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark]);

/** Brings the history in line with the page: an entry of its own for what lies over it, none for what is closed. */
function settle(): void {
  if (open.length > 0 && !isMarked()) {
    pageAddress = location.href;
    // The router's own state goes with it: to the router both entries are the same page.
    history.pushState({ ...(history.state as object | null), [mark]: true }, '');
  } else if (open.length === 0 && isMarked()) {
    isLeaving = true;
    history.back();
  }
}

/** Hears a step through the history before the router does, and keeps from it the steps that only open or close what lies over the page. */
function onStep(event: PopStateEvent): void {
  const closes = open.length > 0 && !isMarked() && location.href === pageAddress;
  if (isLeaving || closes) {
    event.stopImmediatePropagation();
    if (!isLeaving) open.at(-1)!();
    isLeaving = false;
    setTimeout(settle);
  } else if (open.length === 0 && isMarked()) {
    // Left behind when a link led on from what was open: there is nothing to see here.
    event.stopImmediatePropagation();
    history.back();
  }
}

if (typeof document !== 'undefined') {
  globalThis.addEventListener('popstate', onStep, { capture: true });
  // After a reload nothing lies over the page any more.
  settle();
}

/** While something lies over the page, the browser's way back closes it instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (): void => onBack();
    open.push(close);
    settle();
    return () => {
      open.splice(open.indexOf(close), 1);
      // Whoever closed it may open the next at once, or lead to another page.
      setTimeout(settle);
    };
  }, [isOpen]);
}
