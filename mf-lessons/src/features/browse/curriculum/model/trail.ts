import type { Grade, GradeEntry } from '@grove/contracts';

/** A stretch of the trail: the place of a level (experience §2) and the grades that lie in it. */
export interface Stretch {
  readonly place: 'meadow' | 'forest' | 'valley' | 'mountain';
  readonly entries: readonly GradeEntry[];
}

const lastGradeOf = {
  meadow: 'Pre-K',
  forest: 'Grade 5',
  valley: 'Grade 8',
  mountain: 'Grade 12',
} as const satisfies Record<Stretch['place'], Grade>;

/** Cuts the matrix, which runs from Pre-K to Grade 12, into the stretches of the trail. */
export function stretchesOf(matrix: readonly GradeEntry[]): Stretch[] {
  let start = 0;
  return Object.entries(lastGradeOf).map(([place, last]) => {
    const end = matrix.findIndex(({ grade }) => grade === last) + 1;
    const stretch = { place: place as Stretch['place'], entries: matrix.slice(start, end) };
    start = end;
    return stretch;
  });
}

/** What a milestone shows: the number of the grade, or the initials of Pre-K. */
export const milestone = (grade: Grade): string => (grade === 'Pre-K' ? 'PK' : grade.replace('Grade ', ''));

/** Address of the lessons of a subject in a grade. */
export const lessonsPath = (grade: Grade, subject: string): string =>
  `/lessons/${encodeURIComponent(grade)}/${encodeURIComponent(subject)}`;
