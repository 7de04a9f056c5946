import type { GradeEntry } from '@grove/contracts';
import type { LessonsAddress } from './address.ts';

/** The topic that the curriculum names for a grade and subject. */
export const topicOf = (matrix: readonly GradeEntry[], { grade, subject }: LessonsAddress): string =>
  matrix.find((entry) => entry.grade === grade)![subject.key];
