import { useCallback, useState } from 'react';
import type { AdventureCompletionResponse } from '@grove/contracts';
import { ApiError, formatNumber, usePreservedState, useProgress, useToast, write } from '@grove/platform';
import type { Play } from '../../../common/stored-play.ts';
import { useT } from '../../../translation.ts';

/** The claim of an adventure's reward. */
export interface Completion {
  readonly state: 'open' | 'pending' | 'done';
  /** Sends the end of the adventure; a call while one is underway does nothing. */
  readonly claim: (play: Play) => void;
  /** Begins again: the learner continues to what may be another ending. */
  readonly reset: () => void;
}

const isUnfinished = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && error.message.includes('adventure_unfinished');

const complete = (adventureId: number, { sessionId, visited }: Play): Promise<AdventureCompletionResponse> =>
  write('completeAdventure', { adventureId: String(adventureId) }, { sessionId, scenesVisited: [...visited] });

/** Sends the end; where the service misses scenes, which may wait in the outbox still, it gets them first, in their order. */
async function completeWithScenes(adventureId: number, play: Play): Promise<AdventureCompletionResponse> {
  try {
    return await complete(adventureId, play);
  } catch (error) {
    if (!isUnfinished(error)) throw error;
    for (const id of play.visited)
      await write('completeScene', { sceneId: String(id) }, { sessionId: play.sessionId, adventureId });
    return complete(adventureId, play);
  }
}

/** Claims the reward of an adventure. A failure is said in a toast (spec §8), and the claim can be made again. */
export function useCompletion(adventureId: number): Completion {
  const t = useT();
  const toast = useToast();
  const { refetch } = useProgress();
  const [isDone, setDone] = usePreservedState(`claimed ${adventureId}`, false);
  const [isPending, setPending] = useState(false);
  const state = isDone ? 'done' : isPending ? 'pending' : 'open';
  const claim = useCallback(
    async (play: Play): Promise<void> => {
      setPending(true);
      try {
        const { xpAwarded, badgeEarned } = await completeWithScenes(adventureId, play);
        toast({
          title: t('claim.done.title'),
          description: t(wordsFor(xpAwarded, badgeEarned), { xp: formatNumber(xpAwarded), badge: badgeEarned ?? '' }),
        });
        await refetch();
        setDone(true);
      } catch (error) {
        console.error('The adventure could not be completed', error);
        toast({ title: t('claim.failed.title'), description: t('claim.failed.text'), variant: 'error' });
      } finally {
        setPending(false);
      }
    },
    [adventureId, refetch, setDone, t, toast],
  );
  const reset = useCallback(() => setDone(false), [setDone]);
  return { state, claim: (play) => void (!isPending && claim(play)), reset };
}

const wordsFor = (xpAwarded: number, badgeEarned: string | null) =>
  badgeEarned ? 'claim.done.badge' : xpAwarded > 0 ? 'claim.done.xp' : 'claim.done.again';
