import type { GivenAnswer } from '@grove/contracts';
import { emptyRecord, isGiven, isRecord, type QuestionRecord } from '../../questions/index.ts';

/** What survives a reload, under `grove.lesson.<id>`. Records are keyed by the index of their slide. */
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
  /** The answer was given just now, so that the lesson goes on by itself; false for an answer found on return. */
  readonly isFresh: boolean;
  /** The end was reached in this sitting with something right: the moment to celebrate, once. */
  readonly hasArrived: boolean;
  /** The reward was claimed in this sitting: the lesson stands as it is until it leaves the screen, and begins again next time. */
  readonly isClaimed: boolean;
}

export const unsaved: SavedLesson = { slide: 0, records: {}, draft: null, secondLook: null };
const newSitting = { isPlaying: false, isFresh: false, hasArrived: false, isClaimed: false } as const;
export const initialState: LessonState = { ...unsaved, ...newSitting };

/** The record of a slide; empty as long as nothing happened there. */
export const recordOf = ({ records }: SavedLesson, slide: number): QuestionRecord => records[slide] ?? emptyRecord;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlace = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isPlaces = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each));

/** Whether a stored value is a saved lesson. */
export const isSavedLesson = (value: unknown): value is SavedLesson =>
  isObject(value) &&
  isPlace(value['slide']) &&
  isObject(value['records']) &&
  Object.values(value['records']).every(isRecord) &&
  isGiven(value['draft']) &&
  (value['secondLook'] === null || isPlaces(value['secondLook']));

/** Fits what was saved to the lesson as it is today: a slide that no longer exists becomes the last one. */
export function fitTo(slideCount: number, saved: SavedLesson): SavedLesson {
  if (saved.slide < slideCount && (saved.secondLook ?? []).every((slide) => slide < slideCount)) return saved;
  return { ...saved, slide: Math.min(saved.slide, slideCount - 1), draft: null, secondLook: null };
}
