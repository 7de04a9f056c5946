import type { PageSet } from '@grove/contracts';
import type { PageLoader } from '../areas/page-loader.ts';
import { findRoute } from '../areas/page-set.ts';

/**
 * Fetches a page's files as soon as somebody points at, touches or focuses a link to it, so that it is there on the
 * click. One listener for the whole document serves the links of every area. A page that failed is left alone: pointing
 * at a link asks for nothing, and the pointer may just rest there. Returns a function that stops it.
 */
export function prefetchOnIntent(set: PageSet, loader: PageLoader, root: Document = document): () => void {
  const onIntent = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== root.location.origin || link.target) return;
    const owned = findRoute(set, link.pathname);
    if (!owned || loader.peek(owned.area, owned.route.id)?.status === 'failed') return;
    void loader.load(owned.area, owned.route.id);
  };
  const events = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const name of events) root.addEventListener(name, onIntent, { passive: true });
  return () => {
    for (const name of events) root.removeEventListener(name, onIntent);
  };
}
