import type { Page, Request, Route } from '@playwright/test';
import {
  chatCall,
  learnerReads,
  reads,
  speechCall,
  writes,
  type LearnerReadName,
  type ReadName,
  type WidgetName,
  type WriteName,
} from '@grove/contracts';
import {
  emptyAnswer,
  problemOf,
  slowMs,
  stateOf,
  switchesHiddenKey,
  withStates,
  type ChosenStates,
  type ReadState,
} from '@grove/testing/mocks';

/** States of calls and widgets by their names, as the switches of an area alone have them; `all` is every call that is not named. */
export type States = {
  readonly [Name in ReadName | LearnerReadName | WriteName | WidgetName | 'chat' | 'speech' | 'all']?: ReadState;
};

/** Opens an address of the area, with calls and widgets in the given states from the first moment on. */
export type Open = (address: string, states?: States) => Promise<void>;

/** The area alone: its switches stand in the address. */
export const openAlone = (page: Page): Open => {
  const isPutAway = page.addInitScript((key) => sessionStorage.setItem(key, ''), switchesHiddenKey);
  return async (address, states = {}) => {
    await isPutAway;
    const [path, search] = address.split('?', 2);
    await page.goto(path + withStates(search ?? '', states));
  };
};

/** The composed site: what the switches do to the mocks is done to the service's answers on their way. */
export const openInSite =
  (page: Page): Open =>
  async (address, states = {}) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const chosen: ChosenStates = states;
    const stateIn = (request: Request): readonly [string, ReadState] => {
      const name =
        callOf(request) ??
        Object.keys(chosen).find(
          (each) =>
            each.includes('/') && new URL(request.url()).pathname.startsWith(`/areas/${each.split('/', 1)[0]}/`),
        );
      return [name ?? '', name === undefined ? 'ready' : stateOf(chosen, name)];
    };
    // Greetings can also travel over the real-time connection; with that away, they are a call.
    if ('speech' in chosen) await page.routeWebSocket(/\/ws$/, (socket) => socket.close());
    if (Object.keys(chosen).length > 0)
      await page.route(/\/(?:api|areas)\//, (route) => answer(route, ...stateIn(route.request())));
    await page.goto(address);
    await page.waitForFunction(isTakenOver);
  };

/** A first view that was prerendered shows its buttons before they do anything; React marks the elements that it has taken over. */
const isTakenOver = (): boolean =>
  [...document.querySelectorAll('main button')].every((button) =>
    Object.keys(button).some((key) => key.startsWith('__reactProps')),
  );

const calls = [
  ...Object.entries({ ...reads, ...learnerReads }).map(([name, { path }]) => ({ name, method: 'GET', path })),
  ...Object.entries(writes).map(([name, { method, path }]) => ({ name, method, path })),
  { name: 'chat', ...chatCall },
  { name: 'speech', ...speechCall },
].map(({ name, method, path }) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** The name of the call that a request makes; undefined for everything else. */
function callOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  return calls.find(({ method, pattern }) => method === request.method() && pattern.test(pathname))?.name;
}

async function answer(route: Route, name: string, state: ReadState): Promise<void> {
  if (state === 'loading') return;
  if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  if (state === 'ready' || state === 'slow') return route.continue();
  const empty = emptyAnswer(name);
  if (state === 'empty' && empty !== undefined) return route.fulfill({ json: empty });
  const problem = problemOf(state === 'empty' ? 'not_found' : 'unavailable');
  return route.fulfill({
    status: problem.status,
    contentType: 'application/problem+json',
    body: JSON.stringify(problem),
  });
}
