import { Fragment, useReducer, type ReactNode } from 'react';
import { AreaBoundary } from '@grove/platform';

/** Stands around a page as the shell does. A press on 'Another build' draws the page again, as when another build of its area takes over. */
export function BuildSwitch({ children }: { children: ReactNode }): ReactNode {
  const [serial, replace] = useReducer((count: number) => count + 1, 1);
  return (
    <>
      <button type="button" onClick={replace}>
        Another build
      </button>
      <AreaBoundary name="mf-lessons/page" serial={serial} fallback={() => null}>
        <Fragment key={serial}>{children}</Fragment>
      </AreaBoundary>
    </>
  );
}
