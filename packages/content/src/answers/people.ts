import { grades } from '@grove/contracts';
import type { ContentTables } from '../model/tables.ts';
import type { ContentAnswer } from './answer.ts';

/** Rows become answers field by field, so that a new column never leaks out by itself. */

const toLevel = ({ id, name, ageRange, description, icon, color }: ContentTables['levels'][number]) => ({
  id,
  name,
  ageRange,
  description,
  icon,
  color,
});

const toTeacher = (row: ContentTables['teachers'][number]) => ({
  id: row.id,
  name: row.name,
  title: row.title,
  greeting: row.greeting,
  voiceId: row.voiceId ?? null,
  levelId: row.levelId,
  avatar: row.avatar ?? undefined,
  personality: row.personality ?? undefined,
});

const toSubject = (row: ContentTables['subjects'][number]) => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  icon: row.icon,
  description: row.description,
  teacherId: row.teacherId ?? null,
  backgroundImage: row.backgroundImage,
  color: row.color,
});

const toCurriculumItem = (row: ContentTables['curriculumItems'][number]) => ({
  id: row.id,
  subjectId: row.subjectId,
  grade: row.grade,
  topic: row.topic,
  description: row.description,
  learningObjectives: row.learningObjectives,
});

/** Levels, teachers, subjects and the curriculum. */
export const peopleAnswers = ({ levels, teachers, subjects, curriculumItems }: ContentTables): ContentAnswer[] => [
  { read: 'learningLevels', values: {}, value: levels.map(toLevel) },
  { read: 'aiTeachers', values: {}, value: teachers.map(toTeacher) },
  ...teachers.map((teacher): ContentAnswer => ({
    read: 'aiTeacher',
    values: { teacherId: teacher.id },
    value: toTeacher(teacher),
  })),
  { read: 'subjects', values: {}, value: subjects.map(toSubject) },
  ...grades.map((grade): ContentAnswer => ({
    read: 'curriculum',
    values: { grade },
    value: curriculumItems.filter((item) => item.grade === grade).map(toCurriculumItem),
  })),
];
