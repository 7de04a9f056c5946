import { useMemo } from 'react';
import { lessonHeads } from '@grove/content/catalogue';
import { useProgress } from '@grove/platform';
import { badgesOf, type Badge } from '../model/badges.ts';
import { localDay } from '../model/history.ts';

/** The learner's badges; undefined until the service has told the progress. */
export function useBadges(): readonly Badge[] | undefined {
  const { data } = useProgress();
  return useMemo(() => data && badgesOf({ progress: data, heads: lessonHeads, dayOf: localDay }), [data]);
}
