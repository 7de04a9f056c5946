import { loopOf, type Film } from '@grove/content';
import { useReducedMotion, useRead } from '@grove/platform';

/** What there is to be seen behind a subject. */
interface AmbientScenery {
  /** The quiet film; null where there is none. */
  readonly film: Film | null;
  /** Address of its own picture; undefined until it is known. */
  readonly poster: string | undefined;
}

/** The scenery of a subject. Not asked for under reduced motion or without a subject (spec §7). */
export function useAmbientFilm(subject: string | undefined): AmbientScenery {
  const isCalm = useReducedMotion();
  const isWanted = !isCalm && subject !== undefined;
  const { data } = useRead('videoAssets', { query: { subject, type: 'ambient' }, enabled: isWanted });
  const asset = isWanted ? data?.[0] : undefined;
  return { film: asset ? loopOf(asset.src) : null, poster: asset?.poster };
}
