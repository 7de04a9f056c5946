import { levelIdOfGrade } from '@grove/content';
import { grades, type Grade } from '@grove/contracts';

const places = ['meadow', 'forest', 'valley', 'mountain'] as const;

/** The place of a grade's level (experience §2). College has no grades of its own. */
export const placeOfGrade = (grade: Grade): (typeof places)[number] => places[levelIdOfGrade(grade) - 1]!;

/** Whether a grade belongs to the learners who get larger letters and targets: Pre-K and Elementary. */
export const isYoung = (grade: Grade): boolean => levelIdOfGrade(grade) <= 2;

/** Whether learners of a grade cannot read yet, so that all is read to them and no letter stands for anything (experience §4). */
export const isReadTo = (grade: Grade): boolean => grade === 'Pre-K';

/** How the learners of a grade write a number: Pre-K to Grade 2 tap it (experience §4), and from Grade 6 on, where numbers below zero are learned, any number may have a sign. */
export function numberKeysOf(grade: Grade): 'pad' | 'digits' | 'signed' {
  const year = grades.indexOf(grade);
  if (year <= grades.indexOf('Grade 2')) return 'pad';
  return year < grades.indexOf('Grade 6') ? 'digits' : 'signed';
}
