import { matrixKeys, type GradeEntry } from '@grove/contracts';
import type { GradeContent, PlacementContent, UnitContent } from '../../model/content.ts';
import { subjectTable } from '../../subjects.ts';
import type { GradeFile, PlacementFile, UnitFile } from '../schemas/curriculum.ts';
import { toQuestion } from './question.ts';

/** A grade's name in paths and ids, as in `grade-3`. */
export const gradeSlug = (grade: string): string => grade.toLowerCase().replace(' ', '-');

export const toUnit = ({ grade, subject, title, lessons }: UnitFile): UnitContent => ({
  id: `${gradeSlug(grade)}-${subject}`,
  grade,
  subjectId: subjectTable.find(({ slug }) => slug === subject)!.id,
  title,
  lessons,
});

/** The first topic of each subject stands in the matrix. */
export function toGrade({ id, grade, ages, subjects }: GradeFile): GradeContent {
  const slugOf = new Map(subjectTable.map(({ key, slug }) => [key, slug]));
  const first = Object.fromEntries(matrixKeys.map((key) => [key, subjects[slugOf.get(key)!]![0]!.topic]));
  return {
    id,
    entry: { grade, ageRange: ages, ...first } as GradeEntry,
    topics: subjectTable.flatMap((subject) =>
      subjects[subject.slug]!.map(({ id: slug, number, topic, description, objectives }) => ({
        id: number,
        slug,
        subjectId: subject.id,
        grade,
        topic,
        description,
        learningObjectives: objectives,
      })),
    ),
  };
}

export const toPlacement = ({ grade, questions }: PlacementFile): PlacementContent => ({
  id: gradeSlug(grade),
  grade,
  questions: questions.map((asked) => ({
    id: asked.id,
    subject: asked.subject,
    ...(asked.picture !== undefined && { picture: asked.picture }),
    ...(asked.text !== undefined && { text: asked.text }),
    question: toQuestion(asked),
    grade,
  })),
});
