import { type ActivityCompletion, type CompletionResponse, learnerReads, type LessonCompletion, type Progress, writes } from '@grove/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textSchema, toRoutePath } from '../common/index.ts';
import { Learners } from './learners.ts';
import { ProgressService } from './progress.service.ts';

const { completeActivity, completeLesson } = writes;
const lessonParams = textSchema(completeLesson.params);
const progressQuery = textSchema(learnerReads.progress.query);

@Controller()
export class ProgressController {
  readonly #learners: Learners;
  readonly #progress: ProgressService;

  constructor(learners: Learners, progress: ProgressService) {
    this.#learners = learners;
    this.#progress = progress;
  }

  @Post(toRoutePath(completeLesson.path))
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async completeLesson(
    @Param({ schema: lessonParams }) { lessonId }: { lessonId: string },
    @Body({ schema: completeLesson.body }) completion: LessonCompletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompletionResponse> {
    const learner = this.#learners.knownOrNew(request);
    const answer = await this.#progress.completeLesson(learner, lessonId, completion);
    this.#learners.remember(learner, request, reply);
    return answer;
  }

  @Post(toRoutePath(completeActivity.path))
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async completeActivity(
    @Param({ schema: lessonParams }) { lessonId }: { lessonId: string },
    @Body({ schema: completeActivity.body }) { completedAt }: ActivityCompletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompletionResponse> {
    const learner = this.#learners.knownOrNew(request);
    const answer = await this.#progress.completeActivity(learner, lessonId, completedAt);
    this.#learners.remember(learner, request, reply);
    return answer;
  }

  @Get(toRoutePath(learnerReads.progress.path))
  @Header('cache-control', 'private, no-store')
  progress(
    @Query({ schema: progressQuery }) { tz }: { tz?: string | undefined },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Progress> {
    const learner = this.#learners.known(request);
    // A browser is somebody before it sends its first completion, so that an answer that gets lost leaves no second learner behind.
    if (!learner) this.#learners.remember(this.#learners.knownOrNew(request), request, reply);
    return this.#progress.progress(learner, tz);
  }
}
