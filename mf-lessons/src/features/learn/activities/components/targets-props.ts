import type { TimeActivity } from '@grove/contracts';

/** What the places that wait for events are given: a timeline, a map or a list of effects. */
export interface TargetsProps {
  activity: TimeActivity;
  isReached: boolean;
  /** Id of the event in the hand. */
  picked: string | null;
  /** Ids of the events at a place. */
  placedAt: (target: string) => string[];
  /** Puts the event in the hand there. */
  onPut: (target: string) => void;
  /** Takes an event into the hand, or lays it back. */
  onPick: (event: string) => void;
}
