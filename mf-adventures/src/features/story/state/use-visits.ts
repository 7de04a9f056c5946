import { useCallback } from 'react';
import { usePost } from '@grove/platform';

/** Returns how to record the first visit to a scene. It goes through the outbox: a failure is only logged (spec §8), and it is sent again when it can be. */
export function useVisits(adventureId: number): (sceneId: number, sessionId: string) => void {
  const post = usePost();
  return useCallback(
    (sceneId, sessionId) =>
      post({
        name: 'completeScene',
        params: { sceneId: String(sceneId) },
        body: { sessionId, adventureId, completedAt: new Date().toISOString() },
      }),
    [adventureId, post],
  );
}
