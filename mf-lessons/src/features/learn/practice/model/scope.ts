import type { Grade, LessonHead } from '@grove/contracts';
import type { SubjectEntry } from '@grove/content';
import type { BoxedQuestion } from './boxes.ts';

/** What is practiced: one subject in one grade. */
export interface PracticeScope {
  readonly grade: Grade;
  readonly subject: SubjectEntry;
}

/** How many lessons are looked through for fresh questions. */
const mostSources = 4;
/** How many of the first lessons a learner who has completed none gets to try. */
const firstLessons = 2;

/** Names a scope; undefined is all that the learner has met. */
export const scopeKey = (scope: PracticeScope | undefined): string =>
  scope ? `${scope.grade}/${scope.subject.slug}` : '';

const headsOf = (heads: readonly LessonHead[], { grade, subject }: PracticeScope): readonly LessonHead[] =>
  heads.filter((head) => head.grade === grade && head.subjectId === subject.id);

/** The questions that belong to a scope. */
export function boxesIn(
  heads: readonly LessonHead[],
  boxes: readonly BoxedQuestion[],
  scope: PracticeScope | undefined,
): readonly BoxedQuestion[] {
  if (!scope) return boxes;
  const ids = new Set(headsOf(heads, scope).map(({ id }) => id));
  return boxes.filter(({ lessonId }) => ids.has(lessonId));
}

/**
 * The lessons that fresh questions come from: completed ones of the scope, the latest first; for who has completed none the first that are
 * available. Without a scope: the lessons that were earned.
 */
export function sourcesOf(
  heads: readonly LessonHead[],
  scope: PracticeScope | undefined,
  done: { readonly completed: ReadonlySet<string>; readonly earned: ReadonlySet<string> },
): readonly string[] {
  if (!scope) return [...done.earned].toReversed().slice(0, mostSources);
  const inScope = headsOf(heads, scope);
  const completed = inScope.filter(({ id }) => done.completed.has(id)).map(({ id }) => id);
  if (completed.length > 0) return completed.toReversed().slice(0, mostSources);
  const available = inScope.filter(({ prerequisites = [] }) => prerequisites.every((id) => done.completed.has(id)));
  return available.slice(0, firstLessons).map(({ id }) => id);
}
