import { createContext, useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { WidgetName, WidgetProps } from '@grove/contracts';
import type { LoadWidget } from './area.ts';
import { AreaBoundary } from './boundary.tsx';

/** How widgets are found; the shell loads their areas, an area alone and tests bring their own way. */
export const WidgetLoaderContext = createContext<LoadWidget>((name) => Promise.reject(new Error(`Nothing here loads the widget '${name}'`)));

interface WidgetSlotProps<Name extends WidgetName> {
  /** Full name, as in `mf-chat/ask-teacher`. */
  name: Name;
  props: WidgetProps[Name];
  /** Shown while it is fetched. */
  loading: ReactNode;
  /** Shown when it cannot be loaded or breaks; `retry` fetches it again. */
  fallback: (retry: () => void) => ReactNode;
}

type Loaded<Name extends WidgetName> = { status: 'loading' } | { status: 'ready'; Component: ComponentType<WidgetProps[Name]> } | { status: 'failed' };

/** The place of another area's widget. A fault of it stays inside: the page around goes on. */
export function Widget<Name extends WidgetName>({ name, props, loading, fallback }: WidgetSlotProps<Name>): ReactNode {
  const load = useContext(WidgetLoaderContext);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Name>>({ status: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: Loaded<Name>): void => {
      if (isCurrent) setLoaded(next);
    };
    settle({ status: 'loading' });
    load(name).then(
      (Component) => settle({ status: 'ready', Component }),
      (error: unknown) => {
        console.error(`The widget '${name}' could not be loaded`, error);
        settle({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, name, attempt]);

  if (loaded.status === 'loading') return loading;
  const retry = (): void => setAttempt(attempt + 1);
  if (loaded.status === 'failed') return fallback(retry);
  const { Component } = loaded;
  return (
    <AreaBoundary name={name} fallback={(reset) => fallback(reset)}>
      <Component {...props} />
    </AreaBoundary>
  );
}
