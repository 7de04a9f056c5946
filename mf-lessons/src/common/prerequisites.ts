import type { LessonHead } from '@grove/contracts';

/** The lessons that have to be completed before one opens (spec §5). The service's list of lessons does not name them. */
export const prerequisitesOf = (heads: readonly LessonHead[], lessonId: string): readonly string[] =>
  heads.find(({ id }) => id === lessonId)?.prerequisites ?? [];

/** Those of `lessons` that are still to be completed before one of them opens; none once it was completed itself. */
export function missingBefore<Listed extends { readonly id: string }>(
  heads: readonly LessonHead[],
  { id }: Listed,
  lessons: readonly Listed[],
  completed: ReadonlySet<string>,
): Listed[] {
  if (completed.has(id)) return [];
  const before = prerequisitesOf(heads, id);
  return lessons.filter((other) => before.includes(other.id) && !completed.has(other.id));
}
