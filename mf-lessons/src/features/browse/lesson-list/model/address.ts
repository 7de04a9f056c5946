import { defaultGrade, grades, type AiTeacher, type Grade, type LevelDocument } from '@grove/contracts';
import { type SubjectEntry, subjectTable } from '@grove/content';

/** What `/lessons/:grade/:subject` means. `known` is false when the defaults of spec §2 stand in for one that nobody teaches. */
export interface LessonsAddress {
  readonly grade: Grade;
  readonly subject: SubjectEntry;
  readonly known: boolean;
}

/** Letters and digits alone, so that case, blanks and signs do not matter: `grade-3` is `Grade 3`. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The levels and teachers whose names and topics addresses are made of. */
export interface Named {
  readonly levels: readonly LevelDocument[];
  readonly teachers: readonly Pick<AiTeacher, 'name' | 'levelId'>[];
}

/** All the names that screens call a subject by (experience §7). */
const namesOf = ({ name, slug, tabs, gallery, catalogue, mastery }: SubjectEntry): readonly string[] => [
  name,
  slug,
  ...tabs,
  ...gallery,
  catalogue ?? '',
  mastery ?? '',
];

/** A grade by its name, or by the name of the teacher or the level that it stands for. */
function gradeNamed(text: string, { levels, teachers }: Named): Grade | undefined {
  const isCalled = (name: string): boolean => plain(name) === plain(text);
  const levelId = teachers.find(({ name }) => isCalled(name))?.levelId;
  return grades.find(isCalled) ?? levels.find(({ id, name }) => (levelId ? id === levelId : isCalled(name)))?.grade;
}

/** A subject by any of its names, or by a topic that a teacher's page offers. */
function subjectNamed(text: string, { levels }: Named): SubjectEntry | undefined {
  const wanted = plain(text);
  if (!wanted) return undefined;
  const topics = [
    ...levels.flatMap(({ highlights }) => highlights),
    ...levels.flatMap(({ whatYouLearn }) => whatYouLearn),
  ];
  const key = topics.find(({ title }) => plain(title) === wanted)?.subject;
  return subjectTable.find((subject) => subject.key === key || namesOf(subject).some((name) => plain(name) === wanted));
}

/**
 * Resolves the parameters of `/lessons/:grade/:subject` and of `/lessons/{teacherName}/{topic}` (experience §7), as the router
 * decoded them. Anything that nobody teaches is Grade 3 and Math.
 */
export function resolveLessons(first: string | undefined, second: string | undefined, named: Named): LessonsAddress {
  const grade = gradeNamed(first ?? '', named);
  const subject = subjectNamed(second ?? '', named);
  return grade && subject
    ? { grade, subject, known: true }
    : { grade: defaultGrade, subject: subjectTable[0]!, known: false };
}
