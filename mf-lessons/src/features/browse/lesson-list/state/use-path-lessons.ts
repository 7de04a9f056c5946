import { useContent, useRead } from '@grove/platform';
import type { LessonsAddress } from '../model/address.ts';
import { catalogueLessons, serverLessons } from '../model/lessons-of.ts';
import type { PathLesson } from '../model/path.ts';

/** The lessons of a path: `null` while they are on their way, `undefined` when they could not be read. */
export function usePathLessons({ grade, subject }: LessonsAddress): readonly PathLesson[] | null | undefined {
  const heads = useContent('catalogue');
  const local = catalogueLessons(heads, grade, subject);
  const { data, isPending } = useRead('lessons', { query: { grade, subject: subject.slug }, enabled: !local });
  if (local) return local;
  return isPending ? null : data && serverLessons(heads, data);
}
