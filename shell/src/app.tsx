import { StrictMode, useState, type ReactNode } from 'react';
import { createQueryClient, createStore, PlatformProvider, widgetLoader } from '@grove/platform';
import type { LoadArea } from './areas/page-loader.ts';

/** Everything around the router: the page's one store and one query cache, and the way to areas for their widgets. */
export function App({ loadArea, children }: { loadArea: LoadArea; children: ReactNode }): ReactNode {
  const [client] = useState(createQueryClient);
  const [store] = useState(() => createStore());
  const [loadWidget] = useState(() => widgetLoader(loadArea));
  return (
    <StrictMode>
      <PlatformProvider client={client} store={store} loadWidget={loadWidget}>
        {children}
      </PlatformProvider>
    </StrictMode>
  );
}
