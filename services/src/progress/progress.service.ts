import type { CompletionResponse, Progress } from '@grove/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../common/index.ts';
import { LessonCatalogue } from '../content/index.ts';
import { awardTime, knownTimeZone } from './calendar.ts';
import { toProgress, toXpSummary } from './progress.mapper.ts';
import { enterAward, readAwards, readTotals } from './progress.repository.ts';

/** What learners earn: an award for each lesson, once, and the progress that all awards together make. */
@Injectable()
export class ProgressService {
  readonly #em: EntityManager;
  readonly #lessons: LessonCatalogue;

  constructor(em: EntityManager, lessons: LessonCatalogue) {
    this.#em = em;
    this.#lessons = lessons;
  }

  /** Awards a lesson's own XP, once a learner. `completedAt` is an ISO time. @throws DomainError `not_found` */
  async completeLesson(learner: string, lessonId: string, completedAt?: string): Promise<CompletionResponse> {
    const lesson = this.#lessons.find(lessonId);
    if (!lesson) throw new DomainError('not_found', 'There is no lesson with this id. GET /api/lessons lists those of a grade and subject.');
    const { subject, xpReward: xp } = lesson;
    const totals = await enterAward(this.#em, { learner, sourceKind: 'lesson', sourceId: lessonId, subject, xp, awardedAt: awardTime(completedAt, new Date()) });
    return { success: true, xpAwarded: totals ? xp : 0, user: toXpSummary(totals ?? (await readTotals(this.#em, learner))) };
  }

  /** What a learner has earned so far; nobody has earned nothing. */
  async progress(learner: string | undefined, timeZone: string | undefined): Promise<Progress> {
    const awards = learner ? await readAwards(this.#em, learner) : [];
    return toProgress(awards, { lessonOf: (lessonId) => this.#lessons.find(lessonId), now: new Date(), timeZone: knownTimeZone(timeZone) });
  }
}
