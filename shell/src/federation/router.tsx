/**
 * What the shell shares as `react-router-dom`: the part that areas use, because a shared module is not tree-shaken
 * (52 KB whole, 13 KB like this). Links and navigation cross-fade by default, so that a change of area shows no flash.
 * A façade must import from the package's real path: its own name would lead back here.
 */
import type { ReactNode } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useNavigate as useRouterNavigate,
  type LinkProps,
  type NavigateFunction,
  type NavigateOptions,
  type NavLinkProps,
  type To,
} from 'react-router';
import { useCallback } from 'react';

export { Navigate, Outlet, useLocation, useParams, useSearchParams } from 'react-router';

/** A browser that cannot cross-fade is not asked to: the router would warn of it. */
const canCrossFade = typeof document !== 'undefined' && 'startViewTransition' in document;

export function Link(props: LinkProps): ReactNode {
  return <RouterLink viewTransition={canCrossFade} {...props} />;
}

export function NavLink(props: NavLinkProps): ReactNode {
  return <RouterNavLink viewTransition={canCrossFade} {...props} />;
}

export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? navigate(to) : navigate(to, { viewTransition: canCrossFade, ...options }),
    [navigate],
  ) as NavigateFunction;
}
