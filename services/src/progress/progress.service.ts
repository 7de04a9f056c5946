import { type CompletionResponse, isFinished, type LessonCompletion, type Progress } from '@grove/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/index.ts';
import { type CatalogueLesson, FormerContent, ServedContent } from '../content/index.ts';
import { awardTime, knownTimeZone } from './calendar.ts';
import { Ledger } from './ledger.ts';
import { toProgress } from './progress.mapper.ts';
import { readAwards } from './progress.repository.ts';

/** What learners earn: an award for each lesson, once, and the progress that all awards together make. */
@Injectable()
export class ProgressService {
  readonly #em: EntityManager;
  readonly #ledger: Ledger;
  readonly #content: ServedContent;
  readonly #former: FormerContent;

  constructor(em: EntityManager, ledger: Ledger, content: ServedContent, former: FormerContent) {
    this.#em = em;
    this.#ledger = ledger;
    this.#content = content;
    this.#former = former;
  }

  /** Awards a lesson's own XP, once a learner, after judging the answers again, by the lesson as it is or as it was. @throws DomainError `not_found`, `lesson_unfinished` */
  async completeLesson(
    learner: string,
    lessonId: string,
    { answers, completedAt }: LessonCompletion,
  ): Promise<CompletionResponse> {
    const lesson = await this.#formOf(lessonId, ({ steps }) => isFinished(steps, answers));
    if (!lesson) {
      throw new DomainError(
        'lesson_unfinished',
        'The answers do not make this lesson finished. Answer at least one of its questions, and send each with the id of its step.',
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
    const lesson = await this.#formOf(lessonId, ({ activityXp }) => activityXp !== undefined);
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
    const lessons = this.#content.active;
    const awards = learner ? await readAwards(this.#em, learner) : [];
    return toProgress(awards, {
      lessonOf: (lessonId) => lessons.lesson(lessonId),
      now: new Date(),
      timeZone: knownTimeZone(timeZone),
    });
  }

  /**
   * The form of a lesson that fits: as it is now or, since a learner may have begun it before it was changed or retired, as it ever was.
   * @throws DomainError `not_found` for a lesson that never was
   */
  async #formOf(lessonId: string, fits: (form: CatalogueLesson) => boolean): Promise<CatalogueLesson | undefined> {
    const present = this.#content.active.lesson(lessonId);
    if (present && fits(present)) return present;
    const former = await this.#former.lessonForms(lessonId);
    if (!present && former.length === 0)
      throw new DomainError(
        'not_found',
        'There is no lesson with this id. GET /api/lessons lists those of a grade and subject.',
      );
    return former.find(fits);
  }
}
