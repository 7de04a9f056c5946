import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider, type createStore } from 'jotai';
import type { ReactNode } from 'react';

/** Gives a tree the page's one query cache and one store. */
export function PlatformProvider({ client, store, children }: { client: QueryClient; store: ReturnType<typeof createStore>; children: ReactNode }): ReactNode {
  return (
    <Provider store={store}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Provider>
  );
}
