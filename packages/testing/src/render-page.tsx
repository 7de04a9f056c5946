import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { WidgetName, WidgetProps } from '@grove/contracts';
import {
  ContentStore,
  createQueryClient,
  createStore,
  PlatformProvider,
  toastAtom,
  useRealtime,
  widgetLoader,
  type ToastMessage,
} from '@grove/platform';
import { loadFaceKit } from '@grove/ui';
import { fillBrowserGaps } from './browser-gaps.ts';
import { documentsFor, readDocument } from './named-documents.ts';

// Faces come to life when what draws them has come, whenever that is. In tests it is there before the first page, so that no page changes by itself.
await loadFaceKit();

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  /** Path and query of the address, as in `/ai-chat?teacherId=2`. */
  address: () => string;
  /** The toast that the page showed last. */
  toast: () => ToastMessage | null;
}

function LiveConnection(): null {
  useRealtime();
  return null;
}

type MockWidgets = { readonly [Name in WidgetName]?: ComponentType<WidgetProps[Name]> };

/**
 * Renders a page as the shell does: inside the platform and a router with an empty cache and store, and with the documents of the content that its route names.
 * `at` is the address, `pattern` the page's route, `widgets` stand in the places of other areas' widgets, `live` keeps the real-time connection (with `FakeSocket`).
 * Any other address shows nothing, so that a test can see where a link led.
 */
export function renderPage(
  page: ReactNode,
  {
    at = '/',
    pattern = at.split('?')[0]!,
    widgets = {},
    live = false,
  }: { at?: string; pattern?: string; widgets?: MockWidgets; live?: boolean } = {},
): RenderedPage {
  fillBrowserGaps();
  const store = createStore();
  const content = new ContentStore(readDocument, documentsFor(at.split('?')[0]!));
  const offered = Object.fromEntries(Object.entries(widgets).map(([name, Component]) => [name, async () => Component]));
  const loadWidget = widgetLoader(async (name) => ({ name, pages: {}, widgets: offered }), content);
  const router = createMemoryRouter(
    [
      { path: pattern, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const user = userEvent.setup();
  const result = render(
    <PlatformProvider client={createQueryClient()} store={store} loadWidget={loadWidget} content={content}>
      {live && <LiveConnection />}
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return {
    ...result,
    user,
    address: () => router.state.location.pathname + router.state.location.search,
    toast: () => store.get(toastAtom),
  };
}
