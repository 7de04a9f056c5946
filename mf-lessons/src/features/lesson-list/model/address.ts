import { defaultGrade, grades, type Grade } from '@grove/contracts';
import { subjectTable, type SubjectEntry } from '@grove/content';

/** What `/lessons/:grade/:subject` means. `known` is false when the defaults of spec §2 stand in for one that nobody teaches. */
export interface LessonsAddress {
  readonly grade: Grade;
  readonly subject: SubjectEntry;
  readonly known: boolean;
}

/** All the names that screens call a subject by (experience §7). */
const namesOf = ({ name, slug, tabs, gallery }: SubjectEntry): readonly string[] => [name, slug, ...tabs, ...gallery];

/** Resolves the parameters of the address; defaults to Grade 3 and Math. */
export function resolveLessons(grade: string | undefined, subject: string | undefined): LessonsAddress {
  const knownGrade = grades.find((each) => each === grade);
  const knownSubject = subjectTable.find((each) => subject !== undefined && namesOf(each).includes(subject));
  return { grade: knownGrade ?? defaultGrade, subject: knownSubject ?? subjectTable[0]!, known: knownGrade !== undefined && knownSubject !== undefined };
}
