import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { AreaName, WidgetName, WidgetProps } from '@grove/contracts';
import { areaFailed, widgetShown } from '../telemetry/telemetry.ts';
import type { LoadWidget } from './area.ts';
import { AreaBoundary } from './boundary.tsx';
import { RecoveryContext, useGeneration } from './recovery.ts';
import { SectionContext } from './section.ts';

/** How widgets are found; the shell loads their areas, an area alone and tests bring their own way. */
export const WidgetLoaderContext = createContext<LoadWidget>((name) =>
  Promise.reject(new Error(`Nothing here loads the widget '${name}'`)),
);

interface WidgetSlotProps<Name extends WidgetName> {
  /** Full name, as in `mf-chat/ask-teacher`. */
  name: Name;
  props: WidgetProps[Name];
  /** Shown while it is fetched. */
  loading: ReactNode;
  /** Shown when it cannot be loaded or breaks; `retry` fetches it again. */
  fallback: (retry: () => void) => ReactNode;
}

/** `serial` counts the loads that have come to an end. */
type Loaded<Name extends WidgetName> = { readonly serial: number } & (
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly Component: ComponentType<WidgetProps[Name]> }
);

/** The place of another area's widget, one of a name in a page. A fault of it stays inside: the page around it keeps working. */
export function Widget<Name extends WidgetName>({ name, props, loading, fallback }: WidgetSlotProps<Name>): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoadedWidget(name, attempt);
  const section = use(SectionContext);
  const around = section.area && section.kept;
  useEffect(() => () => around?.forgetWidget(name), [around, name]);
  return (
    <AreaBoundary name={name} around={around} serial={loaded.serial} recovering={loading} fallback={fallback}>
      {loaded.status === 'ready' ? (
        <loaded.Component {...props} />
      ) : loaded.status === 'loading' ? (
        loading
      ) : (
        fallback(() => setAttempt(attempt + 1))
      )}
    </AreaBoundary>
  );
}

/** Loads a widget, again with every attempt, and when its area is replaced by another build; then the one before stays until the other is there. */
function useLoadedWidget<Name extends WidgetName>(name: Name, attempt: number): Loaded<Name> {
  const area = name.split('/', 1)[0] as AreaName;
  const load = use(WidgetLoaderContext);
  const recovery = use(RecoveryContext);
  const generation = useGeneration(area);
  const [loaded, setLoaded] = useState<Loaded<Name>>({ status: 'loading', serial: 0 });
  useEffect(() => widgetShown(area), [area, name]);
  useEffect(() => {
    let isCurrent = true;
    const settle = (
      next: { status: 'failed' } | { status: 'ready'; Component: ComponentType<WidgetProps[Name]> },
    ): void => {
      if (isCurrent) setLoaded(({ serial }) => ({ ...next, serial: serial + 1 }));
    };
    const fetchWidget = (mayRecover: boolean): Promise<void> =>
      load(name).then(
        (Component) => {
          recovery.settled(area);
          return settle({ status: 'ready', Component });
        },
        async (error: unknown) => {
          console.error(`The widget '${name}' could not be loaded`, error);
          const outcome = mayRecover && isCurrent ? await recovery.recover(area) : 'lost';
          // Where the area was replaced, its new generation has begun another load already.
          if (outcome === 'retry') return fetchWidget(false);
          if (outcome === 'lost' && isCurrent) areaFailed(area, 'load');
          return outcome === 'lost' ? settle({ status: 'failed' }) : undefined;
        },
      );
    setLoaded((before) => (before.status === 'failed' ? { status: 'loading', serial: before.serial } : before));
    void fetchWidget(true);
    return () => {
      isCurrent = false;
    };
  }, [load, recovery, area, name, attempt, generation]);
  return loaded;
}
