import { useEffect } from 'react';
import type { ActivityData } from '@grove/contracts';
import type { Verdict } from '@grove/contracts/activities';
import { usePreservedState } from '@grove/platform';
import type { GoalOf, Workshop } from '../model/workshop.ts';
import { reachedGoals, useActivityProgress } from './progress.ts';

export interface Session<A extends ActivityData, Work> {
  /** Index of the goal that is shown; the number of goals when all are reached. */
  index: number;
  /** The goal that is shown; undefined at the end. */
  goal: GoalOf<A> | undefined;
  work: Work;
  verdict: Verdict<string> | null;
  hasFinished: boolean;
  change: (work: Work) => void;
  check: () => void;
  next: () => void;
  /** Begins the goal again. */
  startOver: () => void;
  /** Begins the whole activity again. */
  playAgain: () => void;
}

interface Sitting<Work> {
  /** Index of the goal that the work belongs to. */
  readonly of: number;
  readonly work: Work | null;
  readonly verdict: Verdict<string> | null;
}

/**
 * Leads a learner through the goals of an activity. Progress is kept in the browser, the work on a goal lasts as long as the sitting.
 * `onFinish` is called when the last goal is reached for the first time.
 */
export function useSession<A extends ActivityData, Work>(
  activity: A,
  { start, judge }: Workshop<A, Work>,
  onFinish: () => void,
): Session<A, Work> {
  const [progress, setProgress] = useActivityProgress(activity.lessonId);
  const [sitting, setSitting] = usePreservedState<Sitting<Work>>(`sitting ${activity.lessonId}`, {
    of: -1,
    work: null,
    verdict: null,
  });
  const { goals } = activity;
  const reached = reachedGoals(goals, progress);
  useEffect(() => {
    if (progress.reached !== reached) setProgress({ ...progress, reached });
  });
  const firstOpen = goals.findIndex(({ id }) => !reached.includes(id));
  // A goal that was reached just now stays in view until the learner continues.
  const index = sitting.verdict?.isReached ? sitting.of : firstOpen === -1 ? goals.length : firstOpen;
  const goal = goals[index] as GoalOf<A> | undefined;
  const isCurrent = sitting.of === index && sitting.work !== null;
  const work = isCurrent ? sitting.work! : start(activity, goal ?? goals[0]!);
  const verdict = isCurrent ? sitting.verdict : null;

  const check = (): void => {
    if (!goal) return;
    const found = judge(activity, goal, work);
    setSitting({ of: index, work, verdict: found });
    if (!found.isReached) return;
    const isLast = goals.every(({ id }) => id === goal.id || reached.includes(id));
    setProgress({ reached: [...reached, goal.id], hasFinished: progress.hasFinished || isLast });
    if (isLast && !progress.hasFinished) onFinish();
  };
  const clear = (): void => setSitting({ of: -1, work: null, verdict: null });
  return {
    index,
    goal,
    work,
    verdict,
    check,
    hasFinished: progress.hasFinished,
    change: (changed) => setSitting({ of: index, work: changed, verdict: null }),
    next: clear,
    startOver: clear,
    playAgain: () => {
      setProgress({ ...progress, reached: [] });
      clear();
    },
  };
}
