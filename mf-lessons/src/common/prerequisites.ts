import { lessonHeads } from '@grove/content/catalogue';

const named = new Map(lessonHeads.map(({ id, prerequisites = [] }) => [id, prerequisites]));

/** The lessons that have to be completed before one opens (spec §5). The service's list of lessons does not name them. */
export const prerequisitesOf = (id: string): readonly string[] => named.get(id) ?? [];

/** Those of `lessons` that are still to be completed before one of them opens; none once it was completed itself. */
export const missingBefore = <Listed extends { readonly id: string }>(
  { id }: Listed,
  lessons: readonly Listed[],
  completed: ReadonlySet<string>,
): Listed[] =>
  completed.has(id)
    ? []
    : lessons.filter((other) => prerequisitesOf(id).includes(other.id) && !completed.has(other.id));
