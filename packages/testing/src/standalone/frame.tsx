import { useEffect, type ReactNode } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { toastVisibleMs, type AreaName, type AreaRoute } from '@grove/contracts';
import { AreaBoundary, pageTitleAtom, toastAtom, translateIn, useAtom, useAtomValue } from '@grove/platform';
import { Button, EmptyState, ErrorState, Tooltips } from '@grove/ui';
import { Toast, ToastProvider } from '@grove/ui/toast';

/** What stands around a page when the area is alone: the least of what the shell gives it. `children` stand below it. */
export function Frame({
  area,
  children,
}: {
  area: AreaName;
  children: (current: AreaRoute | undefined) => ReactNode;
}): ReactNode {
  const { pathname } = useLocation();
  const current = useMatches().at(-1)?.handle as AreaRoute | undefined;
  useTitleAndPlace(area, current);
  return (
    <>
      <main id="main">
        <AreaBoundary
          name={area}
          resetOn={pathname}
          fallback={(retry) => (
            <ErrorState
              headingLevel={1}
              icon="warning"
              title="The page failed"
              text="The console says why."
              actions={<Button onClick={retry}>Try again</Button>}
            />
          )}
        >
          <Outlet />
        </AreaBoundary>
      </main>
      <Toasts />
      <Tooltips />
      {children(current)}
      <ScrollRestoration />
    </>
  );
}

/** Any address that the area does not own: in the site another area shows it. */
export function ElsewherePage({ home }: { home: string }): ReactNode {
  const { pathname } = useLocation();
  return (
    <EmptyState
      headingLevel={1}
      icon="compass"
      title={`${pathname} is another area's`}
      text="npm run dev shows the whole site."
      actions={<Link to={home}>Back to this area</Link>}
    />
  );
}

function useTitleAndPlace(area: AreaName, current: AreaRoute | undefined): void {
  const own = useAtomValue(pageTitleAtom);
  const title = own ?? (current && translateIn(area, `title.${current.id}`));
  useEffect(() => {
    document.title = title ? `${title} · ${area}` : area;
  }, [title, area]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (current?.place) dataset['place'] = current.place;
    else delete dataset['place'];
  }, [current]);
}

function Toasts(): ReactNode {
  const [toast, setToast] = useAtom(toastAtom);
  return (
    <ToastProvider label="Message">
      {toast && (
        <Toast
          {...toast}
          key={toast.id}
          onOpenChange={(open) => setToast({ ...toast, open })}
          durationMs={toastVisibleMs}
          closeLabel="Close message"
        />
      )}
    </ToastProvider>
  );
}
