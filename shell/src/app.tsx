import { StrictMode, useState, type ReactNode } from 'react';
import {
  createQueryClient,
  createStore,
  PlatformProvider,
  widgetLoader,
  type ContentStore,
  type Recovery,
} from '@grove/platform';
import type { LoadArea } from './areas/page-loader.ts';

/** Everything around the router: the page's one store and one query cache, its content, the way to areas for their widgets, and how their lost files are got over. */
export function App({
  loadArea,
  content,
  recovery,
  children,
}: {
  loadArea: LoadArea;
  content: ContentStore;
  recovery?: Recovery;
  children: ReactNode;
}): ReactNode {
  const [client] = useState(createQueryClient);
  const [store] = useState(() => createStore());
  const [loadWidget] = useState(() => widgetLoader(loadArea, content));
  return (
    <StrictMode>
      <PlatformProvider
        client={client}
        store={store}
        loadWidget={loadWidget}
        content={content}
        {...(recovery && { recovery })}
      >
        {children}
      </PlatformProvider>
    </StrictMode>
  );
}
