import { grades, type Grade } from '@grove/contracts';

/** The place of a grade's level (experience §2). College has no grades of its own. */
export function placeOfGrade(grade: Grade): 'meadow' | 'forest' | 'valley' | 'mountain' {
  const year = grades.indexOf(grade);
  if (year === 0) return 'meadow';
  if (year <= 5) return 'forest';
  return year <= 8 ? 'valley' : 'mountain';
}

/** Whether a grade belongs to the learners who get larger letters and targets: Pre-K and Elementary. */
export const isYoung = (grade: Grade): boolean => grades.indexOf(grade) <= grades.indexOf('Grade 5');

/** Whether learners of a grade tap their numbers instead of typing them: Pre-K to Grade 2 (experience §4). */
export const tapsNumbers = (grade: Grade): boolean => grades.indexOf(grade) <= grades.indexOf('Grade 2');
