import { useReducedMotion, useRead } from '@grove/platform';
import { filmOf, type Film } from '../../../common/film-sources.ts';

/** The quiet film behind a subject. It is not asked for under reduced motion (spec §7); null where there is none, and then the subject's picture stands for it. */
export function useAmbient(subjectName: string): Film | null {
  const isCalm = useReducedMotion();
  const { data } = useRead('videoAssets', { query: { subject: subjectName, type: 'ambient' }, enabled: !isCalm });
  const source = data?.[0]?.src;
  return source && !isCalm ? filmOf(source) : null;
}
