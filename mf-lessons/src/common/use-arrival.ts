import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a view when it takes the place of another on the same page, so that it is announced and the
 * keyboard continues there (experience §6). The view marks the heading with `data-arrival`, or else it is the `h1`. The first view of a page is left alone.
 *
 * @returns what holds the views
 */
export function useArrival(view: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const heading =
      page.current?.querySelector<HTMLElement>('[data-arrival]') ?? page.current?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'nearest' });
  }, [view]);
  return page;
}

/** For a heading that comes later than its view, once something was loaded: takes the focus that went away with what stood there before. */
export function useLateArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
