import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import type { LoadWidget } from './areas/area.ts';
import { noRecovery, RecoveryContext, type Recovery } from './areas/recovery.ts';
import { WidgetLoaderContext } from './areas/widget.tsx';
import { ContentContext, type ContentStore } from './content/content.ts';

interface PlatformProviderProps {
  client: QueryClient;
  store: ReturnType<typeof createStore>;
  loadWidget: LoadWidget;
  content: ContentStore;
  /** How lost files are got over; nothing is tried where none is given. */
  recovery?: Recovery;
  children: ReactNode;
}

/** Gives a tree the page's one query cache, its one store, the way to other areas' widgets, the documents of the content, and how lost files are got over. */
export function PlatformProvider({
  client,
  store,
  loadWidget,
  content,
  recovery = noRecovery,
  children,
}: PlatformProviderProps): ReactNode {
  return (
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <RecoveryContext value={recovery}>
          <WidgetLoaderContext value={loadWidget}>
            <ContentContext value={content}>{children}</ContentContext>
          </WidgetLoaderContext>
        </RecoveryContext>
      </QueryClientProvider>
    </Provider>
  );
}
