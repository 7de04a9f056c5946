import { grades } from '@grove/contracts';
import type { CurriculumItem, Grade } from '@grove/contracts';
import { subjectTable } from '../subjects.ts';
import { grade1 } from './curriculum/grade-1.ts';
import { grade10 } from './curriculum/grade-10.ts';
import { grade11 } from './curriculum/grade-11.ts';
import { grade12 } from './curriculum/grade-12.ts';
import { grade2 } from './curriculum/grade-2.ts';
import { grade3 } from './curriculum/grade-3.ts';
import { grade4 } from './curriculum/grade-4.ts';
import { grade5 } from './curriculum/grade-5.ts';
import { grade6 } from './curriculum/grade-6.ts';
import { grade7 } from './curriculum/grade-7.ts';
import { grade8 } from './curriculum/grade-8.ts';
import { grade9 } from './curriculum/grade-9.ts';
import { preK } from './curriculum/pre-k.ts';
import type { GradeCurriculum } from './curriculum/grade-curriculum.ts';

const written: Readonly<Record<Grade, GradeCurriculum>> = {
  'Pre-K': preK,
  'Grade 1': grade1,
  'Grade 2': grade2,
  'Grade 3': grade3,
  'Grade 4': grade4,
  'Grade 5': grade5,
  'Grade 6': grade6,
  'Grade 7': grade7,
  'Grade 8': grade8,
  'Grade 9': grade9,
  'Grade 10': grade10,
  'Grade 11': grade11,
  'Grade 12': grade12,
};

/** An id that stays the same when another grade or subject grows: grade (1 to 13), subject (1 to 10), place (1 to 99). */
const itemId = (grade: Grade, subjectId: number, place: number): number =>
  (grades.indexOf(grade) + 1) * 10_000 + subjectId * 100 + place;

const itemsOf = (grade: Grade): CurriculumItem[] =>
  subjectTable.flatMap((subject) =>
    written[grade][subject.key].map(({ topic, description, objectives }, index) => ({
      id: itemId(grade, subject.id, index + 1),
      subjectId: subject.id,
      grade,
      topic,
      description,
      learningObjectives: objectives,
    })),
  );

/** Every written curriculum topic, by grade, then subject, then place in the subject. */
export const curriculumItems: readonly CurriculumItem[] = grades.flatMap(itemsOf);
