import { sampleLesson } from '@grove/content/sample-lesson';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/index.ts';
import { toCatalogueLesson } from './content.mapper.ts';
import type { Content, FormerLessons } from './content.repository.ts';

/** Where a lesson belongs and what it is worth. */
export type CatalogueLesson = ReturnType<typeof toCatalogueLesson>;

/**
 * The lessons of the server and of the enhanced catalogue, and the sample lesson that the player shows, by their ids, for modules that reward them. Read anew with each
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
