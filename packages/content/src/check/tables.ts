import {
  curriculumItem,
  gradeEntry,
  grades,
  matrixKeys,
  subject,
  type CurriculumItem,
  type GradeEntry,
} from '@grove/contracts';
import { subjectBackgrounds, subjectColors, subjectIcons, type SubjectEntry } from '../subject-entry.ts';
import { enhancedTabs, gallerySubjects } from '../subject-sections.ts';
import { serverSubjects, subjectTable } from '../subjects.ts';
import type { Fault } from './fault.ts';
import { complete, knownFaults, rangeFaults, schemaFaults, uniqueFaults } from './fault.ts';
import type { People } from './people.ts';
import { countWords } from './readability.ts';

/** The matrix has every grade in order, every topic is 3 to 8 words long, and none comes twice. */
export const matrixFaults = (matrix: readonly GradeEntry[]): Fault[] => [
  ...schemaFaults('matrix', gradeEntry, matrix),
  ...grades.flatMap((grade, index) =>
    matrix[index]?.grade === grade ? [] : [{ where: 'matrix', message: `row ${index + 1} is not ${grade}` }],
  ),
  ...matrix.flatMap((row) =>
    matrixKeys.flatMap((key) =>
      rangeFaults(`matrix ${row.grade} ${key}`, 'number of words', countWords(row[key]), [3, 8]),
    ),
  ),
  ...uniqueFaults(
    'matrix',
    matrix.flatMap((row) => matrixKeys.map((key) => row[key].toLowerCase())),
  ),
];

/** The table of subjects refers to known icons, colours, backgrounds and teachers, and covers every vocabulary exactly once. */
export const subjectFaults = (
  table: readonly SubjectEntry[],
  { teachers, localTeachers }: Pick<People, 'teachers' | 'localTeachers'>,
): Fault[] => [
  ...schemaFaults('server subject', subject, serverSubjects),
  ...uniqueFaults(
    'subject ids',
    table.map((entry) => entry.id),
  ),
  ...complete(
    'matrix keys',
    table.map((entry) => entry.key),
    matrixKeys,
  ),
  ...complete(
    'tabs',
    table.flatMap((entry) => entry.tabs),
    enhancedTabs.map((tab) => tab.name),
  ),
  ...complete(
    'gallery subjects',
    table.flatMap((entry) => entry.gallery),
    gallerySubjects.map((known) => known.name),
  ),
  ...complete(
    'catalogue subjects',
    table.flatMap((entry) => entry.catalogue ?? []),
    ['Math', 'Reading', 'Science', 'Coding'],
  ),
  ...complete(
    'mastery subjects',
    table.flatMap((entry) => entry.mastery ?? []),
    ['math', 'reading', 'science', 'coding', 'art'],
  ),
  ...table.flatMap((entry) => [
    ...knownFaults(`subject ${entry.slug}`, 'icon', entry.icon, subjectIcons),
    ...knownFaults(`subject ${entry.slug}`, 'colour', entry.color, subjectColors),
    ...knownFaults(`subject ${entry.slug}`, 'background', entry.backgroundImage, subjectBackgrounds),
    ...knownFaults(
      `subject ${entry.slug}`,
      'teacher',
      entry.teacherId,
      teachers.map((teacher) => teacher.id),
    ),
  ]),
  ...enhancedTabs.flatMap((tab) =>
    knownFaults(
      `tab ${tab.name}`,
      'teacher',
      tab.teacherId,
      localTeachers.map((teacher) => teacher.id),
    ),
  ),
];

/** Curriculum items: known subjects, 2 to 4 objectives, and for every grade and subject a first item with the matrix's topic. */
export const curriculumFaults = (items: readonly CurriculumItem[], matrix: readonly GradeEntry[]): Fault[] => [
  ...schemaFaults('curriculum item', curriculumItem, items),
  ...uniqueFaults(
    'curriculum item ids',
    items.map((item) => item.id),
  ),
  ...uniqueFaults(
    'curriculum topics',
    items.map((item) => item.topic.toLowerCase()),
  ),
  ...items.flatMap((item) =>
    rangeFaults(`curriculum item ${item.id}`, 'number of objectives', item.learningObjectives.length, [2, 4]),
  ),
  ...matrix.flatMap((row) =>
    subjectTable.flatMap((entry) => {
      const first = items.find((item) => item.grade === row.grade && item.subjectId === entry.id);
      if (!first) return [{ where: `curriculum ${row.grade}`, message: `no item for ${entry.name}` }];
      return first.topic === row[entry.key]
        ? []
        : [{ where: `curriculum item ${first.id}`, message: `topic is not the matrix's "${row[entry.key]}"` }];
    }),
  ),
  ...items.flatMap((item) =>
    knownFaults(
      `curriculum item ${item.id}`,
      'subject',
      item.subjectId,
      subjectTable.map((entry) => entry.id),
    ),
  ),
];
