import { useEffect, useRef, useState } from 'react';
import type { ActivityData } from '@grove/contracts';
import type { Workshop } from '../model/workshop.ts';
import type { Session } from './use-session.ts';

/** What the main button does: judge the work, let it run, end the run, or lead on. */
export type StageAction = 'check' | 'run' | 'skip' | 'next' | 'finish';

interface Stage {
  isPlaying: boolean;
  action: StageAction;
  act: () => void;
}

function actionOf<A extends ActivityData, Work>(
  { index, verdict }: Session<A, Work>,
  goals: number,
  isPlaying: boolean,
  isRun: boolean,
): StageAction {
  if (isPlaying) return 'skip';
  if (verdict?.isReached) return index === goals - 1 ? 'finish' : 'next';
  return isRun ? 'run' : 'check';
}

/** The main button of a goal. Work that runs is judged when its run has been shown, or at once when the learner skips it. */
export function useStage<A extends ActivityData, Work>(
  activity: A,
  { playMs }: Workshop<A, Work>,
  session: Session<A, Work>,
): Stage {
  const { goal, work } = session;
  const [isPlaying, setIsPlaying] = useState(false);
  const judge = (): void => {
    setIsPlaying(false);
    session.check();
  };
  useTimer(isPlaying && goal && playMs ? playMs(activity, goal, work) : null, judge);
  const action = actionOf(session, activity.goals.length, isPlaying, playMs !== undefined);
  const acts: Readonly<Record<StageAction, () => void>> = {
    check: session.check,
    run: () => setIsPlaying(true),
    skip: judge,
    next: session.next,
    finish: session.next,
  };
  return { isPlaying, action, act: acts[action] };
}

/** Calls `onEnd` once after `lastsMs`; never runs while that is null. */
function useTimer(lastsMs: number | null, onEnd: () => void): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (lastsMs === null) return undefined;
    const timer = setTimeout(() => latest.current(), lastsMs);
    return () => clearTimeout(timer);
  }, [lastsMs]);
}
