import type { GivenAnswer } from '@grove/contracts';
import { emptyRecord, type QuestionRecord } from '../../questions/index.ts';

/** What survives a reload: see `KeptLesson`. Records are keyed by the index of their slide. */
export interface SavedLesson {
  readonly slide: number;
  readonly records: Readonly<Record<string, QuestionRecord>>;
  /** The answer to the slide's question while it is being written or arranged. */
  readonly draft: GivenAnswer | null;
  /** Slides still to come in the second look; null outside one. */
  readonly secondLook: readonly number[] | null;
}

/** The state of the player: what is saved, and what belongs to this sitting only. */
export interface LessonState extends SavedLesson {
  readonly isPlaying: boolean;
  /** The answer was given just now, so that the lesson continues by itself; false for an answer found on return. */
  readonly isFresh: boolean;
  /** The end was reached in this sitting with something right: the moment to celebrate, once. */
  readonly hasArrived: boolean;
  /** The reward was claimed in this sitting: the lesson stands as it is until it leaves the screen, and begins again next time. */
  readonly isClaimed: boolean;
}

const unsaved: SavedLesson = { slide: 0, records: {}, draft: null, secondLook: null };
const newSitting = { isPlaying: false, isFresh: false, hasArrived: false, isClaimed: false } as const;
export const initialState: LessonState = { ...unsaved, ...newSitting };

/** The record of a slide; empty as long as nothing happened there. */
export const recordOf = ({ records }: Pick<SavedLesson, 'records'>, slide: number): QuestionRecord =>
  records[slide] ?? emptyRecord;
