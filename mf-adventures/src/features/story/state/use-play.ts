import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Scene } from '@grove/contracts';
import { createSessionId, useAtom } from '@grove/platform';
import { playAtom, type Play } from '../../../common/stored-play.ts';
import { begin, resume } from '../model/play.ts';

/** A play and how it continues. */
export interface PlayControl {
  readonly play: Play;
  readonly move: (next: Play) => void;
}

/** Names a play by time and chance (spec §7). */
const newSession = (): string => `${Date.now().toString(36)}-${createSessionId()}`;

/**
 * The play of an adventure: the stored one if it fits the story, else a new one. Undefined until the storage was read, which is right after the first view.
 * `onVisit` hears of each scene when it is visited for the first time in the play.
 */
export function usePlay(
  adventureId: number,
  scenes: readonly Scene[],
  onVisit: (sceneId: number, sessionId: string) => void,
  createSession = newSession,
): PlayControl | undefined {
  const [stored, setStored] = useAtom(playAtom(adventureId));
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  const play = useMemo(() => (isRead ? resume(stored, scenes) : undefined), [isRead, stored, scenes]);
  const move = useCallback(
    (next: Play): void => {
      setStored(next);
      const fresh = next.visited.filter((id) => !play?.visited.includes(id));
      // The scene comes first; what is sent can wait until it is drawn.
      if (fresh.length > 0) setTimeout(() => fresh.forEach((id) => onVisit(id, next.sessionId)));
    },
    [onVisit, play, setStored],
  );
  useEffect(() => {
    const fresh = isRead && !play ? begin(scenes, createSession()) : undefined;
    if (fresh) move(fresh);
  }, [createSession, isRead, move, play, scenes]);
  return useMemo(() => play && { play, move }, [move, play]);
}
