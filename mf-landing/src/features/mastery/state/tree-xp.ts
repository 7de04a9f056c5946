import { useMemo } from 'react';
import { storedAtom, useAtom } from '@grove/platform';
import { isXpMap, standing, subjectStarts, withGain } from '../model/subjects.ts';
import type { SubjectId, SubjectRecord, XpMap } from '../model/subjects.ts';

/** XP by subject id, in the browser's storage (spec §7). */
const treeXpAtom = storedAtom<XpMap>('learningTreeXP', isXpMap, {});

/** The tree's subjects as they stand, and how one gains XP. */
export function useTree(): { records: readonly SubjectRecord[]; gain: (id: SubjectId, xp: number) => void } {
  const [stored, setStored] = useAtom(treeXpAtom);
  const records = useMemo(() => subjectStarts.map((start) => standing(start, stored)), [stored]);
  return { records, gain: (id, xp) => setStored((before) => withGain(before, id, xp)) };
}
