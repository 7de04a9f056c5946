import {
  aiTeacher,
  curriculumItem,
  demoTeacher,
  gradeEntry,
  grades,
  learningLevel,
  localTeacher,
  matrixKeys,
  subject,
  videoAsset,
} from '@grove/contracts';
import type { CurriculumItem, GradeEntry, VideoAsset } from '@grove/contracts';
import { filmFiles } from '../film-files.ts';
import type { DemoTeacherProfile, LevelDetail, LevelTopic } from '../model/parts.ts';
import {
  enhancedTabs,
  gallerySubjects,
  serverSubjects,
  subjectBackgrounds,
  subjectColors,
  subjectIcons,
  subjectTable,
} from '../subjects.ts';
import type { SubjectEntry } from '../subjects.ts';
import type { Fault } from './fault.ts';
import { knownFaults, rangeFaults, schemaFaults, uniqueFaults } from './fault.ts';
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

export const complete = (where: string, used: readonly string[], wanted: readonly string[]): Fault[] => [
  ...uniqueFaults(where, used),
  ...wanted.filter((name) => !used.includes(name)).map((name) => ({ where, message: `no subject is "${name}"` })),
  ...used.flatMap((name) => knownFaults(where, 'name', name, wanted)),
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

/** Levels, teachers and demo teachers fit together: one teacher a level, a badge of at most two words, four lines of sample talk. */
export const peopleFaults = (
  levelDetails: readonly LevelDetail[],
  highlights: Readonly<Partial<Record<string, readonly LevelTopic[]>>>,
  demo: readonly DemoTeacherProfile[],
  { levels, teachers, localTeachers }: People,
): Fault[] => [
  ...schemaFaults('level', learningLevel, levels),
  ...schemaFaults('teacher', aiTeacher, teachers),
  ...schemaFaults('local teacher', localTeacher, localTeachers),
  ...schemaFaults('demo teacher', demoTeacher, demo),
  ...complete(
    'teachers of levels',
    teachers.map((teacher) => String(teacher.levelId)),
    levels.map((level) => String(level.id)),
  ),
  ...complete(
    'details of levels',
    levelDetails.map((detail) => String(detail.levelId)),
    levels.map((level) => String(level.id)),
  ),
  ...teachers.flatMap((teacher) =>
    rangeFaults(
      `teacher ${teacher.id}`,
      'words of the personality badge',
      countWords(teacher.personality?.split(',')[0] ?? ''),
      [1, 2],
    ),
  ),
  ...levelDetails.flatMap((detail) => [
    ...rangeFaults(`level ${detail.levelId}`, 'topics to learn', detail.whatYouLearn.length, [6, 6]),
    ...rangeFaults(`level ${detail.levelId}`, 'topic highlights', highlights[detail.grade]?.length ?? 0, [4, 4]),
  ]),
  ...demo.flatMap((teacher) =>
    rangeFaults(`demo teacher ${teacher.id}`, 'lines of conversation', teacher.conversation.length, [4, 4]),
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

/** Videos: known subjects and grades, posters that show the film itself; every gallery subject has a video, and every background a loop. */
export const videoFaults = (videos: readonly VideoAsset[]): Fault[] => {
  const lessons = videos.filter((video) => video.type === 'lesson');
  const loops = videos.filter((video) => video.type === 'ambient');
  return [
    ...schemaFaults('video', videoAsset, videos),
    ...uniqueFaults(
      'video ids',
      videos.map((video) => video.id),
    ),
    ...uniqueFaults(
      'video sources',
      videos.map((video) => video.src),
    ),
    ...videos.flatMap((video) => [
      ...knownFaults(`video ${video.id}`, 'type', video.type, ['lesson', 'ambient']),
      ...knownFaults(`video ${video.id}`, 'grade', video.gradeLevel, ['All', ...grades]),
      ...(video.poster === filmFiles(video.src, video.type === 'ambient').poster
        ? []
        : [{ where: `video ${video.id}`, message: `"${video.poster}" is not the picture of "${video.src}"` }]),
    ]),
    ...lessons.flatMap((video) =>
      knownFaults(
        `video ${video.id}`,
        'gallery subject',
        video.subject,
        gallerySubjects.map((known) => known.name as string),
      ),
    ),
    ...gallerySubjects
      .filter(({ name }) => !lessons.some((video) => video.subject === name))
      .map(({ name }) => ({ where: 'videos', message: `no video for ${name}` })),
    ...loops.flatMap((video) =>
      knownFaults(`video ${video.id}`, 'server subject', video.subject, [
        'All',
        ...subjectTable.map((entry) => entry.name),
      ]),
    ),
    ...complete(
      'ambient loops',
      loops.map((video) => video.src),
      subjectBackgrounds,
    ),
  ];
};
