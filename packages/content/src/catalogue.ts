import type { LessonHead, LocalLesson } from '@grove/contracts';
import { subjectTable } from './subjects.ts';

/** The local lesson catalogue (spec §9): Pre-K, Grade 3, Grade 7 and Grade 10 in Math, Reading, Science and Coding. */
export const localCatalogueOf = (heads: readonly LessonHead[]): readonly LocalLesson[] =>
  heads.flatMap(({ subjectId, position: _position, duration, ...head }) => {
    const subject = subjectTable.find(({ id }) => id === subjectId)?.catalogue;
    return subject ? [{ ...head, subject, duration: `${duration} min` }] : [];
  });
