import { useEffect, useReducer, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AreaBoundary, pageShown, useGeneration } from '@grove/platform';
import type { AreaName } from '@grove/contracts';
import { ErrorFallback } from '../layout/error-fallback.tsx';
import type { PageLoader } from './page-loader.ts';

/**
 * A page of an area, or the fallback when its files or its rendering fail. The router has loaded it before this renders. When the area is replaced by
 * another build, the page of the one before stays until the other's is there.
 */
export function AreaPage({ area, route, loader }: { area: AreaName; route: string; loader: PageLoader }): ReactNode {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { pathname } = useLocation();
  const generation = useGeneration(area);
  const page = loader.peek(area, route);
  useEffect(() => pageShown(area), [area, pathname]);
  useEffect(() => {
    if (generation > 0) void loader.load(area, route).then(redraw);
  }, [loader, area, route, generation]);
  const retry = (): Promise<void> => loader.load(area, route).then(redraw);
  return (
    <AreaBoundary
      name={`${area}/${route}`}
      resetOn={pathname}
      serial={page?.serial}
      fallback={(drawAgain) => <ErrorFallback onRetry={async () => drawAgain()} />}
    >
      {page?.status === 'ready' ? <page.Page /> : <ErrorFallback onRetry={retry} />}
    </AreaBoundary>
  );
}
