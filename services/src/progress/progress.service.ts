import { type CompletionResponse, isFinished, type LessonCompletion, type Progress } from '@grove/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/index.ts';
import { type CatalogueLesson, LessonCatalogue } from '../content/index.ts';
import { awardTime, knownTimeZone } from './calendar.ts';
import { Ledger } from './ledger.ts';
import { toProgress } from './progress.mapper.ts';
import { readAwards } from './progress.repository.ts';

/** What learners earn: an award for each lesson, once, and the progress that all awards together make. */
@Injectable()
export class ProgressService {
  readonly #em: EntityManager;
  readonly #ledger: Ledger;
  readonly #lessons: LessonCatalogue;

  constructor(em: EntityManager, ledger: Ledger, lessons: LessonCatalogue) {
    this.#em = em;
    this.#ledger = ledger;
    this.#lessons = lessons;
  }

  /** Awards a lesson's own XP, once a learner, after judging the answers again, by the lesson as it is or as it was. @throws DomainError `not_found`, `lesson_unfinished` */
  async completeLesson(
    learner: string,
    lessonId: string,
    { answers, completedAt }: LessonCompletion,
  ): Promise<CompletionResponse> {
    const lesson = this.#formsOf(lessonId).find(({ steps }) => isFinished(steps, answers));
    if (!lesson) {
      throw new DomainError(
        'lesson_unfinished',
        'The answers do not make this lesson finished. Answer at least one of its questions, and send the answers by the place of their step.',
      );
    }
    const { subject, xpReward: xp } = lesson;
    return this.#ledger.enter({
      learner,
      sourceKind: 'lesson',
      sourceId: lessonId,
      subject,
      xp,
      awardedAt: awardTime(completedAt, new Date()),
    });
  }

  /** Awards the XP of a lesson's interactive element, once a learner. `completedAt` is an ISO time. @throws DomainError `not_found` */
  async completeActivity(learner: string, lessonId: string, completedAt?: string): Promise<CompletionResponse> {
    const lesson = this.#formsOf(lessonId).find(({ activityXp }) => activityXp !== undefined);
    if (lesson?.activityXp === undefined)
      throw new DomainError(
        'not_found',
        'This lesson has no interactive element. Those of the enhanced curriculum have one.',
      );
    const { subject, activityXp: xp } = lesson;
    return this.#ledger.enter({
      learner,
      sourceKind: 'activity',
      sourceId: lessonId,
      subject,
      xp,
      awardedAt: awardTime(completedAt, new Date()),
    });
  }

  /** What a learner has earned so far; nobody has earned nothing. */
  async progress(learner: string | undefined, timeZone: string | undefined): Promise<Progress> {
    const awards = learner ? await readAwards(this.#em, learner) : [];
    return toProgress(awards, {
      lessonOf: (lessonId) => this.#lessons.find(lessonId),
      now: new Date(),
      timeZone: knownTimeZone(timeZone),
    });
  }

  /** A learner may have begun a lesson before content was changed: it counts by what it was then, even when it is gone. */
  #formsOf(lessonId: string): readonly CatalogueLesson[] {
    const forms = this.#lessons.formsOf(lessonId);
    if (forms.length === 0)
      throw new DomainError(
        'not_found',
        'There is no lesson with this id. GET /api/lessons lists those of a grade and subject.',
      );
    return forms;
  }
}
