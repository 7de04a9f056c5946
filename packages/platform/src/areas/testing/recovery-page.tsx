import { act } from 'react';
import type { FunctionComponent, ReactNode } from 'react';
import {
  createQueryClient,
  createStore,
  noContent,
  PlatformProvider,
  usePreservedState,
  Widget,
  widgetLoader,
  type Recovery,
  type RecoveryOutcome,
} from '../../index.ts';

export const lost = (): Error =>
  new TypeError('Failed to fetch dynamically imported module: /areas/mf-chat/1/js/late.js');

/** A recovery whose outcome a test decides; `replaced` makes a new generation, as the shell does. */
export function standInRecovery() {
  let generation = 0;
  const listeners = new Set<() => void>();
  const asked: ((outcome: RecoveryOutcome) => void)[] = [];
  const recovery: Recovery = {
    recover: () => new Promise((resolve) => asked.push(resolve)),
    generation: () => generation,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    settled: () => {},
  };
  const end = (outcome: RecoveryOutcome) =>
    act(async () => {
      if (outcome === 'replaced') generation += 1;
      if (outcome === 'replaced') listeners.forEach((listener) => listener());
      asked.shift()?.(outcome);
    });
  return { recovery, asked, end };
}

export const inPage = (
  recovery: Recovery,
  children: ReactNode,
  load: (name: string) => Promise<FunctionComponent> = () => Promise.reject(new Error('no widgets')),
) => (
  <PlatformProvider
    client={createQueryClient()}
    store={createStore()}
    recovery={recovery}
    content={noContent}
    loadWidget={widgetLoader(
      async (name) => ({
        name,
        pages: {},
        widgets: { 'mf-chat/ask-teacher': () => load(name) },
      }),
      noContent,
    )}
  >
    <h1>The page</h1>
    {children}
  </PlatformProvider>
);

/** A field that loses its files when it is told to. */
export function Field({ build, breaksWith }: { build: string; breaksWith?: { current: Error | null } }): ReactNode {
  const [text, setText] = usePreservedState('text', '');
  const [, redraw] = usePreservedState('draws', 0);
  if (breaksWith?.current) throw breaksWith.current;
  return (
    <>
      <input aria-label={`Answer in ${build}`} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => redraw((count) => count + 1)}>
        Go on
      </button>
    </>
  );
}

export const slot = (
  <Widget
    name="mf-chat/ask-teacher"
    props={{ teacherId: 1, lesson: { id: 'a', slide: 0 }, about: 'x' }}
    loading={<p>On its way</p>}
    fallback={(retry) => (
      <button type="button" onClick={retry}>
        Try Again
      </button>
    )}
  />
);
