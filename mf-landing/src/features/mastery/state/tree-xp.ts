import { useEffect, useMemo } from 'react';
import { storedAtom, useAtom, useProgress } from '@grove/platform';
import { earnedBy, isXpMap, recordOf, subjectStarts, withEarned, withGain } from '../model/subjects.ts';
import type { SubjectId, SubjectRecord, XpMap } from '../model/subjects.ts';

/** XP by subject id, in the browser's storage (spec §7). */
const treeXpAtom = storedAtom<XpMap>('learningTreeXP', isXpMap, {});

const isXpMapOrNull = (value: unknown): value is XpMap | null => value === null || isXpMap(value);

/** What of the learner's lessons the tree holds already; null as long as it is the sample of the spec. */
const mergedAtom = storedAtom<XpMap | null>('grove.treeEarned', isXpMapOrNull, null);

interface Tree {
  readonly records: readonly SubjectRecord[];
  readonly gain: (id: SubjectId, xp: number) => void;
  /** Nothing was earned yet, so the tree shows how one may look. */
  readonly isSample: boolean;
}

/** The tree's subjects as they stand, and how one gains XP. It grows with the lessons that the service recorded. */
export function useTree(): Tree {
  const [stored, setStored] = useAtom(treeXpAtom);
  const [merged, setMerged] = useAtom(mergedAtom);
  const { data } = useProgress();
  useEffect(() => {
    if (!data || data.totalXP === 0) return;
    const earned = earnedBy(data);
    if (merged && subjectStarts.every(({ id }) => merged[id] === earned[id])) return;
    setStored((before) => withEarned(before, merged, earned));
    setMerged(earned);
  }, [data, merged, setMerged, setStored]);
  const isOwn = merged !== null;
  const records = useMemo(() => subjectStarts.map((start) => recordOf(start, stored, isOwn)), [stored, isOwn]);
  return { records, gain: (id, xp) => setStored((before) => withGain(before, id, xp)), isSample: !isOwn };
}
