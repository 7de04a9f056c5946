import { normaliseVideoFilter, type VideoFilter } from '@grove/content/server';
import { Injectable } from '@nestjs/common';
import type { PreparedAnswer } from '../snapshot/index.ts';
import { type Asking, ServedContent } from './served-content.ts';

/** The reads of levels, teachers, subjects, curriculum, lessons and videos (spec §7), as prepared answers of the content that a request gets. */
@Injectable()
export class ContentService {
  readonly #content: ServedContent;

  constructor(content: ServedContent) {
    this.#content = content;
  }

  levels(request: Asking): PreparedAnswer {
    return this.#content.for(request).list('learningLevels');
  }

  teachers(request: Asking): PreparedAnswer {
    return this.#content.for(request).list('aiTeachers');
  }

  /** @throws DomainError `not_found` */
  teacher(request: Asking, teacherId: number): PreparedAnswer {
    return this.#content
      .for(request)
      .one('aiTeacher', { teacherId }, 'There is no AI teacher with this id. GET /api/ai-teachers lists them all.');
  }

  subjects(request: Asking): PreparedAnswer {
    return this.#content.for(request).list('subjects');
  }

  curriculum(request: Asking, grade: string): PreparedAnswer {
    return this.#content.for(request).list('curriculum', { grade });
  }

  /** The lessons of a grade and subject, in their order; none for a subject that has no lessons in that grade, or that does not exist. */
  lessons(request: Asking, grade: string, subject: string): PreparedAnswer {
    return this.#content.for(request).list('lessons', { grade, subject });
  }

  /** A lesson of the server or of the enhanced catalogue. @throws DomainError `not_found` */
  enhancedLesson(request: Asking, lessonId: string): PreparedAnswer {
    return this.#content
      .for(request)
      .one(
        'enhancedLesson',
        { lessonId },
        'There is no lesson with this id. GET /api/lessons lists those of a grade and subject.',
      );
  }

  videoAssets(request: Asking, filter: VideoFilter): PreparedAnswer {
    return this.#content.for(request).list('videoAssets', { ...normaliseVideoFilter(filter) });
  }
}
