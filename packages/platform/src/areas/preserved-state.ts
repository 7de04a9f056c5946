import { use, useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { atom, type PrimitiveAtom } from 'jotai';
import type { AreaName } from '@grove/contracts';
import { SectionContext } from './section.ts';

/** Atoms of areas whose values all builds of the area share, by name. */
const preservedAtoms = new Map<string, PrimitiveAtom<unknown>>();

/** An atom whose value survives when its area is replaced by another build. `name` begins with the area; see `usePreservedState` for when to give another one. */
export function preservedAtom<T>(name: `${AreaName} ${string}`, initial: T): PrimitiveAtom<T> {
  const known = preservedAtoms.get(name) ?? atom<unknown>(initial);
  preservedAtoms.set(name, known);
  return known as PrimitiveAtom<T>;
}

/**
 * Like `useState`, and the value survives when its page or widget is replaced by another build of its area, or drawn again after a file was lost. For
 * whatever a learner has typed or chosen and is stored nowhere else. It ends, as any state does, when the learner leaves.
 *
 * @param name names this one value within its page or widget, with the id of what it belongs to; give it another name when its form changes, because the next
 * build of the area finds it
 */
export function usePreservedState<T>(name: string, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const { area, kept } = use(SectionContext);
  const isKept = area !== undefined;
  const [value, setValue] = useState<T>(() => {
    if (isKept && kept.values.has(name)) return kept.values.get(name) as T;
    return typeof initial === 'function' ? (initial as () => T)() : initial;
  });
  useEffect(() => {
    if (isKept) kept.values.set(name, value);
  }, [isKept, kept, name, value]);
  useEffect(() => () => kept.forget(name), [kept, name]);
  return [value, setValue];
}
