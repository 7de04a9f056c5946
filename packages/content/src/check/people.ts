import {
  aiTeacher,
  demoTeacher,
  learningLevel,
  localTeacher,
  type AiTeacher,
  type LearningLevel,
  type LocalTeacher,
  type DemoTeacherProfile,
  type LevelTopic,
} from '@grove/contracts';
import type { LevelDetail } from '../model/views.ts';
import type { Fault } from './fault.ts';
import { complete, rangeFaults, schemaFaults } from './fault.ts';
import { countWords } from './readability.ts';

/** The levels and teachers that other content refers to. */
export interface People {
  readonly levels: readonly LearningLevel[];
  readonly teachers: readonly AiTeacher[];
  readonly localTeachers: readonly LocalTeacher[];
}

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
