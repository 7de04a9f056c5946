import { StrictMode, useState, type ReactNode } from 'react';
import { createQueryClient, createStore, PlatformProvider } from '@grove/platform';

/** Everything around the router: the page's one store and one query cache. */
export function App({ children }: { children: ReactNode }): ReactNode {
  const [client] = useState(createQueryClient);
  const [store] = useState(() => createStore());
  return (
    <StrictMode>
      <PlatformProvider client={client} store={store}>
        {children}
      </PlatformProvider>
    </StrictMode>
  );
}
