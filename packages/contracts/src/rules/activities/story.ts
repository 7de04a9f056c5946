import type { JustifyGoal, SortGoal, StoryActivity, storyReasons } from '../../entities/activities/story.ts';
import { compare, type Assignment } from './assign.ts';
import { because, reached, type Verdict } from './verdict.ts';

type Reason = (typeof storyReasons)[number];
/** A claim and the spot of the story that is to support it. */
export interface Justification {
  readonly claim: string | null;
  readonly clue: string | null;
}

const nameOf = ({ spots }: StoryActivity, id: string): string => spots.find((spot) => spot.id === id)?.name ?? id;

/** Judges where the spots were put: the first wrong one is explained. */
export function judgeSorting(activity: StoryActivity, goal: SortGoal, given: Assignment): Verdict<Reason> {
  const {
    wrong: [spot],
    missing,
  } = compare(Object.fromEntries(goal.places.map((place) => [place.spot, place.part])), given);
  if (spot !== undefined) {
    const part = goal.parts.find(({ id }) => id === given[spot])?.name ?? '';
    return because('wrong-part', {
      spot: nameOf(activity, spot),
      part,
      why: goal.places.find((place) => place.spot === spot)!.why,
    });
  }
  return missing.length > 0
    ? because('not-all', { count: missing.length, spot: nameOf(activity, missing[0]!) })
    : reached;
}

/** Judges a claim by its clue: several claims may hold, each with its own clues. */
export function judgeJustification(
  activity: StoryActivity,
  goal: JustifyGoal,
  { claim, clue }: Justification,
): Verdict<Reason> {
  const chosen = goal.claims.find(({ id }) => id === claim);
  if (!chosen) return because('no-claim');
  if (chosen.evidence.length === 0) return because('claim-unfounded', { why: chosen.why });
  if (clue === null) return because('no-clue');
  return chosen.evidence.includes(clue)
    ? reached
    : because('clue-off', { spot: nameOf(activity, clue), why: chosen.why });
}
