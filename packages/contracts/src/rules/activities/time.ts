import type { HistoryEvent, TimeActivity, TimeGoal, timeReasons } from '../../entities/activities/time.ts';
import { compare, type Assignment } from './assign.ts';
import { because, reached, type Verdict } from './verdict.ts';

type Reason = (typeof timeReasons)[number];

/** The event with that id; the content check makes sure that there is one. */
export const eventOf = ({ events }: TimeActivity, id: string): HistoryEvent => events.find((event) => event.id === id)!;

/** The events that a goal hands out to be placed. */
export const thingsOf = (goal: TimeGoal): string[] =>
  goal.kind === 'causes' ? [...new Set(goal.links.map(({ cause }) => cause))] : goal.events;

/** The places that a goal offers: years in order, places of the map, or the effects that wait for their cause. */
export function targetsOf(activity: TimeActivity, goal: TimeGoal): string[] {
  if (goal.kind === 'years')
    return goal.events
      .map((id) => eventOf(activity, id).year)
      .toSorted((a, b) => a - b)
      .map(String);
  return goal.kind === 'places' ? activity.places.map(({ id }) => id) : goal.links.map(({ effect }) => effect);
}

/** Where every event belongs. */
export function solve(activity: TimeActivity, goal: TimeGoal): Assignment {
  if (goal.kind === 'causes') return Object.fromEntries(goal.links.map(({ cause, effect }) => [cause, effect]));
  return Object.fromEntries(
    goal.events.map((id) => {
      const { year, place } = eventOf(activity, id);
      return [id, goal.kind === 'years' ? String(year) : (place ?? '')];
    }),
  );
}

/** Two events that were placed the wrong way round in time: the later one and the earlier one. */
function turnedAround(activity: TimeActivity, given: Assignment): [later: HistoryEvent, earlier: HistoryEvent] | null {
  const placed = Object.entries(given)
    .toSorted(([, a], [, b]) => Number(a) - Number(b))
    .map(([id]) => eventOf(activity, id));
  const at = placed.findIndex((event, index) => index > 0 && placed[index - 1]!.year > event.year);
  return at < 0 ? null : [placed[at - 1]!, placed[at]!];
}

function wrongVerdict(activity: TimeActivity, goal: TimeGoal, given: Assignment, id: string): Verdict<Reason> {
  const event = eventOf(activity, id);
  if (goal.kind === 'years') {
    const pair = turnedAround(activity, given);
    return pair
      ? because('wrong-order', { later: pair[0].name, earlier: pair[1].name, why: pair[1].when })
      : because('wrong-year', { event: event.name, why: event.when });
  }
  if (goal.kind === 'places') return because('wrong-place', { event: event.name, why: event.where ?? '' });
  const effect = eventOf(activity, given[id]!);
  if (effect.year < event.year) return because('cause-later', { cause: event.name, effect: effect.name });
  return because('wrong-cause', {
    cause: event.name,
    effect: effect.name,
    why: goal.links.find((link) => link.effect === effect.id)!.why,
  });
}

/** Judges where the events were put: order in time first, since it explains most. */
export function judge(activity: TimeActivity, goal: TimeGoal, given: Assignment): Verdict<Reason> {
  const { wrong, missing } = compare(solve(activity, goal), given);
  if (wrong.length > 0) return wrongVerdict(activity, goal, given, wrong[0]!);
  return missing.length > 0 ? because('not-all', { count: missing.length }) : reached;
}
