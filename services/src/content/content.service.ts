import { normaliseVideoFilter, type VideoFilter } from '@grove/content/server';
import { Injectable } from '@nestjs/common';
import { AnswerStore, type PreparedAnswer } from '../snapshot/index.ts';

/** The reads of levels, teachers, subjects, curriculum, lessons and videos (spec §7), as prepared answers. */
@Injectable()
export class ContentService {
  readonly #answers: AnswerStore;

  constructor(answers: AnswerStore) {
    this.#answers = answers;
  }

  levels(): PreparedAnswer {
    return this.#answers.list('learningLevels');
  }

  teachers(): PreparedAnswer {
    return this.#answers.list('aiTeachers');
  }

  /** @throws DomainError `not_found` */
  teacher(teacherId: number): PreparedAnswer {
    return this.#answers.one(
      'aiTeacher',
      { teacherId },
      'There is no AI teacher with this id. GET /api/ai-teachers lists them all.',
    );
  }

  subjects(): PreparedAnswer {
    return this.#answers.list('subjects');
  }

  curriculum(grade: string): PreparedAnswer {
    return this.#answers.list('curriculum', { grade });
  }

  /** The lessons of a grade and subject, in their order; none for a subject that has no lessons in that grade, or that does not exist. */
  lessons(grade: string, subject: string): PreparedAnswer {
    return this.#answers.list('lessons', { grade, subject });
  }

  /** A lesson of the server or of the enhanced catalogue. @throws DomainError `not_found` */
  enhancedLesson(lessonId: string): PreparedAnswer {
    return this.#answers.one(
      'enhancedLesson',
      { lessonId },
      'There is no lesson with this id. GET /api/lessons lists those of a grade and subject.',
    );
  }

  videoAssets(filter: VideoFilter): PreparedAnswer {
    return this.#answers.list('videoAssets', { ...normaliseVideoFilter(filter) });
  }
}
