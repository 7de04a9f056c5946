import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import type { LoadWidget } from './areas/area.ts';
import { WidgetLoaderContext } from './areas/widget.tsx';

interface PlatformProviderProps {
  client: QueryClient;
  store: ReturnType<typeof createStore>;
  loadWidget: LoadWidget;
  children: ReactNode;
}

/** Gives a tree the page's one query cache, its one store, and the way to other areas' widgets. */
export function PlatformProvider({ client, store, loadWidget, children }: PlatformProviderProps): ReactNode {
  return (
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <WidgetLoaderContext value={loadWidget}>{children}</WidgetLoaderContext>
      </QueryClientProvider>
    </Provider>
  );
}
