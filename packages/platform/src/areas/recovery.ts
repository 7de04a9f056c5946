import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { AreaName } from '@grove/contracts';
import { SectionContext } from './section.ts';

/** What came of a recovery: the same build may be tried once more, the page went over to another build, or there is no help. */
export type RecoveryOutcome = 'retry' | 'replaced' | 'lost';

/** How a page gets over files of an area that are lost. The shell brings one; an area alone has nothing to go over to. */
export interface Recovery {
  /** Files of an area did not load. Never rejects. */
  recover(area: AreaName): Promise<RecoveryOutcome>;
  /** Grows with every build of an area that the page goes over to; whatever shows the area then loads it again. */
  generation(area: AreaName): number;
  subscribe(onChange: () => void): () => void;
  /** A page or widget of an area is there, with its styles; what earlier builds of the area left in the document may go. */
  settled(area: AreaName): void;
}

export const noRecovery: Recovery = {
  recover: async () => 'lost',
  generation: () => 0,
  subscribe: () => () => {},
  settled: () => {},
};
export const RecoveryContext = createContext(noRecovery);

/** The generation of an area's build; whoever shows the area draws it again when it changes. */
export function useGeneration(area: AreaName): number {
  const recovery = use(RecoveryContext);
  return useSyncExternalStore(
    useCallback((onChange) => recovery.subscribe(onChange), [recovery]),
    () => recovery.generation(area),
    () => 0,
  );
}

/** Whether an error says that a file was lost on the way, and not that code is wrong: a dynamic import (each browser has its own words) or a stylesheet. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED' ||
    /dynamically imported module|importing a module script failed/i.test(error.message));

const never = new Promise<never>(() => {});

/**
 * For parts of an area that it loads later by itself: gives a function that runs such a load, and when it fails lets the page recover. The load is
 * then repeated once; where the area was replaced by another build it stays open instead, because the component that asked is about to go.
 */
export function useRecovered(): <T>(load: () => Promise<T>) => Promise<T> {
  const recovery = use(RecoveryContext);
  const { area } = use(SectionContext);
  return useCallback(
    async (load) => {
      try {
        return await load();
      } catch (error) {
        const outcome = area ? await recovery.recover(area) : 'lost';
        if (outcome === 'lost') throw error;
        return outcome === 'replaced' ? never : load();
      }
    },
    [recovery, area],
  );
}
