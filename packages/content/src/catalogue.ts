import type { LocalLesson } from '@grove/contracts';
import { lessonHeads } from '../generated/lesson-heads.ts';
import type { LessonHead } from './model/parts.ts';
import { subjectTable } from './subjects.ts';

export { lessonHeads };
export type { LessonHead };

const heads = new Map(lessonHeads.map((head) => [head.id, head]));

/** The head of a lesson. @throws RangeError when there is none with this id */
export function headOf(id: string): LessonHead {
  const head = heads.get(id);
  if (!head) throw new RangeError(`There is no lesson '${id}' in the catalogue`);
  return head;
}

/** The local lesson catalogue (spec §9): Pre-K, Grade 3, Grade 7 and Grade 10 in Math, Reading, Science and Coding. */
export const localCatalogue: readonly LocalLesson[] = lessonHeads.flatMap(
  ({ subjectId, position: _position, duration, ...head }) => {
    const subject = subjectTable.find(({ id }) => id === subjectId)?.catalogue;
    return subject ? [{ ...head, subject, duration: `${duration} min` }] : [];
  },
);
