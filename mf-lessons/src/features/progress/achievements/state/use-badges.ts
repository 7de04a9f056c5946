import { useMemo } from 'react';
import { useContent, useProgress } from '@grove/platform';
import { badgesOf, type Badge } from '../model/badges.ts';
import { localDay } from '../model/history.ts';

/** The learner's badges; undefined until the service has told the progress. */
export function useBadges(): readonly Badge[] | undefined {
  const { data } = useProgress();
  const heads = useContent('catalogue');
  return useMemo(() => data && badgesOf({ progress: data, heads, dayOf: localDay }), [data, heads]);
}
