import { grades, type Grade } from '@grove/contracts';

/** The id of the level whose learners a grade has: Pre-K, Grades 1 to 5, 6 to 8, 9 to 12. College (5) has no grades of its own. */
export function levelIdOfGrade(grade: Grade): 1 | 2 | 3 | 4 {
  const year = grades.indexOf(grade);
  if (year === 0) return 1;
  if (year <= 5) return 2;
  return year <= 8 ? 3 : 4;
}
