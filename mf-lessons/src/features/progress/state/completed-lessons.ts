import { storedAtom } from '@grove/platform';

/** Where the list starts (spec §4); these two count in no measured progress. */
const seedLessons: readonly string[] = ['counting_1_10', 'letter_a'];

const isIds = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Ids of the lessons that the learner has completed, on this device. */
export const completedLessonsAtom = storedAtom<readonly string[]>('grove.completedLessons', isIds, seedLessons);
