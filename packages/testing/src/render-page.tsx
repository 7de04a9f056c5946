import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient, createStore, PlatformProvider, toastAtom, type ToastMessage } from '@grove/platform';
import { fillBrowserGaps } from './browser-gaps.ts';

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  /** Path and query of the address, as in `/ai-chat?teacherId=2`. */
  address: () => string;
  /** The toast that the page showed last. */
  toast: () => ToastMessage | null;
}

/**
 * Renders a page as the shell does: inside the platform and a router with an empty cache and store. `at` is the address,
 * `pattern` the page's route. Any other address shows nothing, so that a test can see where a link led.
 */
export function renderPage(page: ReactNode, { at = '/', pattern = at.split('?')[0]! }: { at?: string; pattern?: string } = {}): RenderedPage {
  fillBrowserGaps();
  const store = createStore();
  const router = createMemoryRouter([{ path: pattern, element: page }, { path: '*', element: null }], { initialEntries: [at] });
  const user = userEvent.setup();
  const result = render(
    <PlatformProvider client={createQueryClient()} store={store}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { ...result, user, address: () => router.state.location.pathname + router.state.location.search, toast: () => store.get(toastAtom) };
}
