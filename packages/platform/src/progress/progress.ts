import { useMemo } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { seedLessons, type Progress } from '@grove/contracts';
import { storedAtom, useAtomValue } from '../store/store.ts';
import { outboxAtom } from './outbox.ts';
import { progressRead } from './progress-read.ts';

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Ids of the lessons that the learner has completed, on this device; it starts with the seed of spec §4. */
export const completedLessonsAtom = storedAtom<readonly string[]>('grove.completedLessons', isIds, seedLessons);

/** What the learner has earned, as the service knows it; days are those of the learner's time zone. Read again after each confirmed award. */
export function useProgress(): UseQueryResult<Progress> {
  return useQuery(useMemo(() => progressRead(), []));
}

/** Lessons by id. */
export interface LessonsDone {
  /** Opens what depends on it: earned ones, and the two that the list starts with. */
  readonly completed: ReadonlySet<string>;
  /** Counts: what the service recorded, and what is on its way to it. */
  readonly earned: ReadonlySet<string>;
}

/** Which lessons the learner has done. Complete at once after a claim, and also while the service cannot be reached. */
export function useLessonsDone(): LessonsDone {
  const { data } = useProgress();
  const stored = useAtomValue(completedLessonsAtom);
  const queue = useAtomValue(outboxAtom);
  return useMemo(() => {
    const recorded = data?.completedLessons.map(({ lessonId }) => lessonId) ?? [];
    const underway = queue.flatMap(({ name, params }) =>
      name === 'completeLesson' && params['lessonId'] ? [params['lessonId']] : [],
    );
    const own = stored.filter((id) => !seedLessons.includes(id));
    return {
      completed: new Set([...seedLessons, ...own, ...recorded, ...underway]),
      earned: new Set([...recorded, ...underway, ...own]),
    };
  }, [data, stored, queue]);
}
