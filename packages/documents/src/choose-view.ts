import { frameOf } from '@grove/contracts';
import type { Owned } from './document.ts';

/** Which view of a release set a page gets: its name there, and whether it is the frame only, into which the browser draws the page. */
export interface ChosenView {
  readonly name: string;
  readonly isFrame: boolean;
}

/**
 * Chooses the view of a route, or of the 404 page. A first view is drawn without a query; where that would show something else than what the address asks
 * for, as the list of teachers instead of the one who was chosen, the frame is better.
 */
export function chooseView(owned: Owned | undefined, query: URLSearchParams): ChosenView {
  if (!owned) return { name: '*', isFrame: false };
  const { pattern, prerender, query: asked = [] } = owned.route;
  if (!prerender) return { name: pattern, isFrame: true };
  return asked.some((name) => query.has(name))
    ? { name: frameOf(pattern), isFrame: true }
    : { name: pattern, isFrame: false };
}
