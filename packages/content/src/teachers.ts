import type { AiTeacher, Grade } from '@grove/contracts';
import { teachers } from '../generated/teachers.ts';
import { levelIdOfGrade } from './level-of-grade.ts';

export { chatStarters } from '../generated/chat-starters.ts';
export { localTeachers } from '../generated/local-teachers.ts';
export { teachers };

/** The level teacher who speaks as learners of a grade read (experience §5): who leads its lessons and answers questions about them. */
export const teacherOfGrade = (grade: Grade): AiTeacher =>
  teachers.find(({ levelId }) => levelId === levelIdOfGrade(grade))!;
