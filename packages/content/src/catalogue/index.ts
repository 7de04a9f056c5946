import type { LocalLesson } from '@grove/contracts';
import { subjectTable } from '../subjects.ts';
import { grade10Heads } from './grade-10.ts';
import { grade3Heads } from './grade-3.ts';
import { grade7Heads } from './grade-7.ts';
import type { LessonHead } from './head.ts';
import { preKHeads } from './pre-k.ts';

export type { LessonHead } from './head.ts';

/** Every lesson of the server without its slides, by grade, then subject, then place. */
export const lessonHeads: readonly LessonHead[] = [...preKHeads, ...grade3Heads, ...grade7Heads, ...grade10Heads];

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
