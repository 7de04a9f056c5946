import { useReducer, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AreaBoundary } from '@grove/platform';
import type { AreaName } from '@grove/contracts';
import { ErrorFallback } from '../layout/error-fallback.tsx';
import type { PageLoader } from './page-loader.ts';

/** A page of an area, or the fallback when its files or its rendering fail. The router has loaded it before this renders. */
export function AreaPage({ area, route, loader }: { area: AreaName; route: string; loader: PageLoader }): ReactNode {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { pathname } = useLocation();
  const page = loader.peek(area, route);
  if (page?.status !== 'ready') {
    return <ErrorFallback onRetry={() => loader.load(area, route).then(redraw)} />;
  }
  return (
    <AreaBoundary name={`${area}/${route}`} resetOn={pathname} fallback={(retry) => <ErrorFallback onRetry={async () => retry()} />}>
      <page.Page />
    </AreaBoundary>
  );
}
