import { filmOf, type Film } from '@grove/content';
import { useReducedMotion, useRead } from '@grove/platform';

/** The quiet film behind a subject; null where there is none. Not asked for under reduced motion or without a subject (spec §7). */
export function useAmbientFilm(subject: string | undefined): Film | null {
  const isCalm = useReducedMotion();
  const isWanted = !isCalm && subject !== undefined;
  const { data } = useRead('videoAssets', { query: { subject, type: 'ambient' }, enabled: isWanted });
  const source = data?.[0]?.src;
  return isWanted && source ? filmOf(source) : null;
}
