import { filmOfLesson } from '@grove/content';
import { tableAnswers } from '@grove/content/answers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Answer, type AnswerSource, AnswerStore } from '../snapshot/index.ts';
import { readContent, readFormerLessons } from './content.repository.ts';
import { LessonCatalogue } from './lesson-catalogue.ts';

/** Prepares every answer of this module. A list that would be empty is left out. */
@Injectable()
export class ContentAnswers implements AnswerSource {
  readonly #lessons: LessonCatalogue;

  constructor(store: AnswerStore, lessons: LessonCatalogue) {
    this.#lessons = lessons;
    store.register(this);
  }

  async load(em: EntityManager): Promise<readonly Answer[]> {
    const content = await readContent(em);
    this.#lessons.replace(content, await readFormerLessons(em));
    return tableAnswers(content, filmOfLesson);
  }
}
