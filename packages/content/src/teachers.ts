import type { AiTeacher, Grade } from '@grove/contracts';
import { levelIdOfGrade } from './level-of-grade.ts';

/** The level teacher who speaks as learners of a grade read (experience §5): who leads its lessons and answers questions about them. */
export const teacherOfGrade = <Teacher extends Pick<AiTeacher, 'levelId'>>(
  teachers: readonly Teacher[],
  grade: Grade,
): Teacher => teachers.find(({ levelId }) => levelId === levelIdOfGrade(grade))!;
