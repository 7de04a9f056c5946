import type { StoryActivity } from '@grove/contracts';
import { story, type assign, type Verdict } from '@grove/contracts/activities';
import type { GoalOf } from './workshop.ts';

/** What a learner does with a picture: opens spots, gives them their parts, or claims something and chooses a clue (the spot that is open). */
export interface StoryWork {
  readonly open: string | null;
  readonly seen: readonly string[];
  readonly given: assign.Assignment;
  readonly claim: string | null;
}

export const unopened: StoryWork = { open: null, seen: [], given: {}, claim: null };

/** Opens a spot of the picture. */
export const opened = (work: StoryWork, spot: string): StoryWork => ({
  ...work,
  open: spot,
  seen: work.seen.includes(spot) ? work.seen : [...work.seen, spot],
});

/** The spots of the picture that a goal is about. */
export const spotsOf = (activity: StoryActivity, goal: GoalOf<StoryActivity>): StoryActivity['spots'] => {
  const ids = goal.kind === 'sort' ? goal.places.map(({ spot }) => spot) : goal.spots;
  return activity.spots.filter(({ id }) => ids.includes(id));
};

/** Judges the work by the kind of the goal. */
export const judgeStory = (
  activity: StoryActivity,
  goal: GoalOf<StoryActivity>,
  { given, claim, open }: StoryWork,
): Verdict<string> =>
  goal.kind === 'sort'
    ? story.judgeSorting(activity, goal, given)
    : story.judgeJustification(activity, goal, { claim, clue: open });
