import { storedAtom, useAtom } from '@grove/platform';

/** How far a learner has come in an activity; kept under `grove.activity.<lessonId>`. */
export interface ActivityProgress {
  /** Ids of the goals reached in this round; how many of the first ones, as it was kept before. */
  readonly reached: readonly string[] | number;
  /** The activity was finished at least once on this device; playing again keeps it. */
  readonly hasFinished: boolean;
}

export const noProgress: ActivityProgress = { reached: [], hasFinished: false };

/** Whether a stored value is the progress of an activity; anything else is set aside. */
export const isActivityProgress = (value: unknown): value is ActivityProgress => {
  if (typeof value !== 'object' || value === null) return false;
  const { reached, hasFinished } = value as Partial<ActivityProgress>;
  const areGoals = Array.isArray(reached)
    ? reached.every((id) => typeof id === 'string')
    : Number.isInteger(reached) && (reached as number) >= 0;
  return areGoals && typeof hasFinished === 'boolean';
};

/** The goals reached, by their ids: the first ones of the activity as it is, where only their number was kept. */
export const reachedGoals = (
  goals: readonly { readonly id: string }[],
  { reached }: ActivityProgress,
): readonly string[] => (typeof reached === 'number' ? goals.slice(0, reached).map(({ id }) => id) : reached);

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
