import { useEffect, useState, type ReactNode } from 'react';
import type { PageSet } from '@grove/contracts';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import {
  pagePlaceAtom,
  pageTitleAtom,
  translateIn,
  useAtomValue,
  useOutbox,
  useRealtime,
  useToast,
} from '@grove/platform';
import { Tooltips, VisuallyHidden } from '@grove/ui';
import { SiteHeader } from '../navigation/site-header.tsx';
import type { RouteHandle } from '../routes.tsx';
import { useT } from '../translation.ts';
import styles from './layout.module.css';
import { PinBanner } from './pin-banner.tsx';
import { SiteToasts } from './site-toasts.tsx';

/** The frame of every page: skip link, navigation, main content, messages; above all that, whether it is a pinned page. */
export function Layout({ pin }: Pick<PageSet, 'pin'>): ReactNode {
  const t = useT();
  const toast = useToast();
  const handle = useMatches().at(-1)?.handle as RouteHandle;
  const title = useDocumentTitle(handle);
  const announcement = useArrival(title);
  usePlace(handle?.route.place);
  useOutbox(() => toast({ title: t('outbox.refused.title'), description: t('outbox.refused.text') }));
  useRealtime();
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('site.skip')}
      </a>
      {pin && <PinBanner {...pin} />}
      <LoadingBar />
      {handle?.route.ownNavigation ? null : <SiteHeader />}
      <main id="main" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <SiteToasts />
      <Tooltips />
      <ScrollRestoration />
    </>
  );
}

/** The page's title: its own if it set one, else its route's, in the page's language once the area's words are there. */
function useDocumentTitle(handle: RouteHandle): string {
  const t = useT();
  const own = useAtomValue(pageTitleAtom);
  const page =
    own ??
    (handle
      ? (translateIn(handle.area, `title.${handle.route.id}`) ?? handle.route.title)
      : t('notFound.documentTitle'));
  const title = handle?.route.pattern === '/' && !own ? page : t('site.title', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return title;
}

/**
 * After a change of page, moves the focus to the new page's heading and says its title, as a full page load would: once, when the page is loaded and has set
 * its title. Returns what the status region says. Does nothing on the first page and for changes of query or hash.
 */
function useArrival(title: string): string {
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  const [arrivedAt, setArrivedAt] = useState<string>();
  if (!hasMoved && pathname !== firstPathname) setHasMoved(true);
  useEffect(() => (hasMoved ? followHeading(() => setArrivedAt(pathname)) : undefined), [hasMoved, pathname]);
  return arrivedAt === pathname ? title : '';
}

/**
 * Focuses the heading of the page, and what takes its place as long as nobody took the focus elsewhere: a page that is loading has a heading inside a status.
 * Calls `onArrived` when the heading is that of the page itself. Returns what ends it.
 */
function followHeading(onArrived: () => void): () => void {
  const main = document.getElementById('main')!;
  const focusHeading = (): HTMLElement => {
    const heading = main.querySelector<HTMLElement>('h1') ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (!heading.closest('[role=status]')) onArrived();
    return heading;
  };
  let heading = focusHeading();
  const watch = new MutationObserver(() => {
    if (heading !== main && heading.isConnected) return;
    if (document.activeElement === document.body || document.activeElement === main) heading = focusHeading();
    else onArrived();
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** The palette follows the place of the page: its own, else its route's. */
function usePlace(routePlace: string | undefined): void {
  const ownPlace = useAtomValue(pagePlaceAtom);
  const place = ownPlace ?? routePlace;
  useEffect(() => {
    const root = document.documentElement;
    if (place) root.dataset['place'] = place;
    else delete root.dataset['place'];
  }, [place]);
}

/** A thin bar while the next page is fetched; CSS holds it back for a moment, so that quick changes show nothing. */
function LoadingBar(): ReactNode {
  const t = useT();
  const { state } = useNavigation();
  return state === 'loading' ? (
    <div className={styles['loading']} role="progressbar" aria-label={t('nav.loading')} />
  ) : null;
}
