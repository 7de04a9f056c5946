import type { ComponentType } from 'react';
import type { ActivityData } from '@grove/contracts';
import type { Verdict } from '@grove/contracts/activities';

export type GoalOf<A extends ActivityData> = A['goals'][number];

/** What an activity's board is given. The work is the learner's: what is planted, placed or programmed. */
export interface BoardProps<A extends ActivityData, Work> {
  activity: A;
  goal: GoalOf<A>;
  work: Work;
  onWork: (work: Work) => void;
  /** False once the goal is reached, and while a program runs: then the board only shows. */
  isOpen: boolean;
  isReached: boolean;
  /** The last verdict was that something is not right yet; until the work changes. */
  hasMissed: boolean;
  isPlaying: boolean;
}

/** What makes a kind of activity: how a goal begins, how work is judged, and its board. */
export interface Workshop<A extends ActivityData, Work> {
  start: (activity: A, goal: GoalOf<A>) => Work;
  judge: (activity: A, goal: GoalOf<A>, work: Work) => Verdict<string>;
  Board: ComponentType<BoardProps<A, Work>>;
  /** How long the work is shown running before it is judged; judged at once without. */
  playMs?: (activity: A, goal: GoalOf<A>, work: Work) => number;
}
