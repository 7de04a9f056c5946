import { sampleLesson } from '@grove/content/sample-lesson';
import type { Grade } from '@grove/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/index.ts';
import type { Content, FormerLessons } from './content.repository.ts';
import type { EnhancedLessonRow, LessonRow } from './entities/curriculum.entity.ts';

/** `subject` is the name of one of the ten, also for an enhanced lesson, whose own subject is called after its tab; only such a lesson has an activity. */
function toCatalogueLesson(
  row: Pick<LessonRow, 'id' | 'grade' | 'subjectId' | 'xpReward' | 'steps'> | EnhancedLessonRow,
  { subjects }: Pick<Content, 'subjects'>,
) {
  const subject = subjects.find(({ id }) => id === row.subjectId);
  if (!subject)
    throw new Error(
      `The database has no subject of lesson ${row.id}: bring the content again with node services/dist/seed.js.`,
    );
  return {
    grade: row.grade as Grade,
    subject: subject.name,
    xpReward: row.xpReward,
    steps: row.steps,
    activityXp: 'activityXp' in row ? row.activityXp : undefined,
  };
}

/** Where a lesson belongs and what it is worth. */
export type CatalogueLesson = ReturnType<typeof toCatalogueLesson>;

/**
 * The lessons of the server and of the enhanced catalogue, and the sample lesson that the player shows, by their ids, for modules that reward them. Read again with each
 * snapshot.
 */
@Injectable()
export class LessonCatalogue {
  #lessons: ReadonlyMap<string, CatalogueLesson> | undefined;
  #former: ReadonlyMap<string, CatalogueLesson> = new Map();

  /** The lesson as learners read it now. @throws DomainError `unavailable` before the first snapshot */
  find(lessonId: string): CatalogueLesson | undefined {
    if (!this.#lessons)
      throw new DomainError('unavailable', 'Lessons cannot be read at the moment. Try again shortly.');
    return this.#lessons.get(lessonId);
  }

  /**
   * Every form of a lesson in which a learner may have begun it: as it is now, and as it was before it was last changed or removed. None for an id that
   * never was. @throws DomainError `unavailable` before the first snapshot
   */
  formsOf(lessonId: string): readonly CatalogueLesson[] {
    return [this.find(lessonId), this.#former.get(lessonId)].filter((form) => form !== undefined);
  }

  replace(content: Content, former: FormerLessons): void {
    this.#lessons = new Map(
      [...content.lessons, ...content.enhancedLessons, sampleLesson].map((lesson) => [
        lesson.id,
        toCatalogueLesson(lesson, content),
      ]),
    );
    // A subject that is gone is still known; one that was only changed is called as it is now.
    const subjects = [...content.subjects, ...former.subjects];
    this.#former = new Map(former.lessons.map((lesson) => [lesson.id, toCatalogueLesson(lesson, { subjects })]));
  }
}
