import { sampleLesson } from '@grove/content/sample-lesson';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/index.ts';
import { toCatalogueLesson } from './content.mapper.ts';
import type { Content } from './content.repository.ts';

/** Where a lesson belongs and what it is worth. */
export type CatalogueLesson = ReturnType<typeof toCatalogueLesson>;

/** The lessons of the server and of the enhanced catalogue, and the sample lesson that the player shows, by their ids, for modules that reward them. Read anew with each snapshot. */
@Injectable()
export class LessonCatalogue {
  #lessons: ReadonlyMap<string, CatalogueLesson> | undefined;

  /** @throws DomainError `unavailable` before the first snapshot */
  find(lessonId: string): CatalogueLesson | undefined {
    if (!this.#lessons) throw new DomainError('unavailable', 'Lessons cannot be read at the moment. Try again shortly.');
    return this.#lessons.get(lessonId);
  }

  replace(content: Content): void {
    this.#lessons = new Map([...content.lessons, ...content.enhancedLessons, sampleLesson].map((lesson) => [lesson.id, toCatalogueLesson(lesson, content)]));
  }
}
