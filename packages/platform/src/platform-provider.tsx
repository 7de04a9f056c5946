import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import type { LoadWidget } from './areas/area.ts';
import { noRecovery, RecoveryContext, type Recovery } from './areas/recovery.ts';
import { WidgetLoaderContext } from './areas/widget.tsx';

interface PlatformProviderProps {
  client: QueryClient;
  store: ReturnType<typeof createStore>;
  loadWidget: LoadWidget;
  /** How lost files are got over; nothing is tried where none is given. */
  recovery?: Recovery;
  children: ReactNode;
}

/** Gives a tree the page's one query cache, its one store, the way to other areas' widgets, and how lost files are got over. */
export function PlatformProvider({
  client,
  store,
  loadWidget,
  recovery = noRecovery,
  children,
}: PlatformProviderProps): ReactNode {
  return (
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <RecoveryContext value={recovery}>
          <WidgetLoaderContext value={loadWidget}>{children}</WidgetLoaderContext>
        </RecoveryContext>
      </QueryClientProvider>
    </Provider>
  );
}
