import type { StoryContent } from '@grove/content/compiled';
import { Injectable } from '@nestjs/common';
import {
  type CatalogueLesson,
  type CatalogueStory,
  type ReleasedLesson,
  toCatalogueLesson,
  toCatalogueStory,
} from './catalogue.ts';
import { ContentRepository } from './content.repository.ts';

/** Lessons and stories in every form that a release ever gave them: by these is judged what a learner began before they were changed or retired. */
@Injectable()
export class FormerContent {
  readonly #repository: ContentRepository;

  constructor(repository: ContentRepository) {
    this.#repository = repository;
  }

  /** Every form of a lesson; none for an id that never was. */
  async lessonForms(lessonId: string): Promise<CatalogueLesson[]> {
    return ((await this.#repository.lessonForms(lessonId)) as ReleasedLesson[]).map(toCatalogueLesson);
  }

  /** Every form of a story; none for an id that never was. */
  async storyForms(id: number): Promise<CatalogueStory[]> {
    return ((await this.#repository.storyForms(id)) as StoryContent[]).map(toCatalogueStory);
  }
}
