import { storedAtom, useAtom } from '@grove/platform';

/** How far a learner has come in an activity; kept under `grove.activity.<lessonId>`. */
export interface ActivityProgress {
  /** Goals reached in this round. */
  readonly reached: number;
  /** The activity was finished at least once on this device; playing again keeps it. */
  readonly hasFinished: boolean;
}

export const noProgress: ActivityProgress = { reached: 0, hasFinished: false };

/** Whether a stored value is the progress of an activity; anything else is set aside. */
export const isActivityProgress = (value: unknown): value is ActivityProgress => {
  if (typeof value !== 'object' || value === null) return false;
  const { reached, hasFinished } = value as Partial<ActivityProgress>;
  return Number.isInteger(reached) && reached! >= 0 && typeof hasFinished === 'boolean';
};

const createAtom = (lessonId: string) => storedAtom(`grove.activity.${lessonId}`, isActivityProgress, noProgress);
/** One atom a lesson, so that the panel on the page knows at once what happens in the dialog. */
const atoms = new Map<string, ReturnType<typeof createAtom>>();

function atomOf(lessonId: string): ReturnType<typeof createAtom> {
  const known = atoms.get(lessonId) ?? createAtom(lessonId);
  atoms.set(lessonId, known);
  return known;
}

/** The progress of a lesson's activity, and how to change it. */
export function useActivityProgress(lessonId: string): [ActivityProgress, (progress: ActivityProgress) => void] {
  return useAtom(atomOf(lessonId));
}
