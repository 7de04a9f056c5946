import { grades, type Grade, type Lesson, type LessonHead } from '@grove/contracts';
import { levelIdOfGrade, localCatalogueOf, type SubjectEntry } from '@grove/content';
import { prerequisitesOf } from '../../../../common/prerequisites.ts';
import type { PathLesson } from './path.ts';

/** The lessons of the local catalogue (spec §9); undefined for a grade or subject that it does not cover. */
export function catalogueLessons(
  heads: readonly LessonHead[],
  grade: Grade,
  { catalogue }: SubjectEntry,
): readonly PathLesson[] | undefined {
  const lessons = localCatalogueOf(heads).filter((lesson) => lesson.grade === grade && lesson.subject === catalogue);
  if (lessons.length === 0) return undefined;
  return lessons.map(({ id, title, description, duration, xpReward, difficulty, prerequisites = [] }) => ({
    id,
    title,
    description,
    minutes: Number.parseInt(duration, 10),
    xpReward,
    difficulty,
    prerequisites,
  }));
}

/** Lessons as the service lists them. */
export const serverLessons = (heads: readonly LessonHead[], lessons: readonly Lesson[]): readonly PathLesson[] =>
  lessons.map(({ id, title, description, duration, xpReward, difficulty }) => ({
    id,
    title,
    description,
    minutes: duration,
    xpReward,
    difficulty,
    prerequisites: prerequisitesOf(heads, id),
  }));

/** The grade nearest to `grade`, other than itself, that has lessons of the subject; the later one of two as near. */
export function nearestGrade(heads: readonly LessonHead[], grade: Grade, { id }: SubjectEntry): Grade | undefined {
  const distance = (other: Grade): number => Math.abs(grades.indexOf(other) - grades.indexOf(grade));
  const taught = grades.filter(
    (other) => other !== grade && heads.some((head) => head.grade === other && head.subjectId === id),
  );
  return taught.toReversed().toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The next grade after `grade` that has lessons of the subject. */
export const laterGrade = (heads: readonly LessonHead[], grade: Grade, { id }: SubjectEntry): Grade | undefined =>
  grades
    .slice(grades.indexOf(grade) + 1)
    .find((later) => heads.some((head) => head.grade === later && head.subjectId === id));

/** Address of the lessons of a subject in a grade. */
export const lessonsPath = (grade: Grade, { name }: SubjectEntry): string =>
  `/lessons/${encodeURIComponent(grade)}/${encodeURIComponent(name)}`;

/** Address of Practice Mode for a path. */
export const practicePath = (grade: Grade, { slug }: SubjectEntry): string =>
  `/practice?${new URLSearchParams({ grade, subject: slug }).toString()}`;

/** Address of the dashboard of the level that a grade belongs to. */
export const progressPath = (grade: Grade): string => `/progress/${levelIdOfGrade(grade)}`;
