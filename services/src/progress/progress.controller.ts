import {
  type ActivityCompletion,
  type CompletionResponse,
  learnerReads,
  type LessonCompletion,
  type Progress,
  writes,
} from '@grove/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textSchema, toRoutePath } from '../common/index.ts';
import { Learners } from '../learners/index.ts';
import { AwardRequests } from './award-requests.ts';
import { ProgressService } from './progress.service.ts';

const { completeActivity, completeLesson } = writes;
const lessonParams = textSchema(completeLesson.params);
const progressQuery = textSchema(learnerReads.progress.query);

@Controller()
export class ProgressController {
  readonly #awards: AwardRequests;
  readonly #learners: Learners;
  readonly #progress: ProgressService;

  constructor(awards: AwardRequests, learners: Learners, progress: ProgressService) {
    this.#awards = awards;
    this.#learners = learners;
    this.#progress = progress;
  }

  @Post(toRoutePath(completeLesson.path))
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  completeLesson(
    @Param({ schema: lessonParams }) { lessonId }: { lessonId: string },
    @Body({ schema: completeLesson.body }) completion: LessonCompletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompletionResponse> {
    return this.#awards.take(request, reply, (learner) => this.#progress.completeLesson(learner, lessonId, completion));
  }

  @Post(toRoutePath(completeActivity.path))
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  completeActivity(
    @Param({ schema: lessonParams }) { lessonId }: { lessonId: string },
    @Body({ schema: completeActivity.body }) { completedAt }: ActivityCompletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompletionResponse> {
    return this.#awards.take(request, reply, (learner) =>
      this.#progress.completeActivity(learner, lessonId, completedAt),
    );
  }

  @Get(toRoutePath(learnerReads.progress.path))
  @Header('cache-control', 'private, no-store')
  progress(
    @Query({ schema: progressQuery }) { tz }: { tz?: string | undefined },
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Progress> {
    return this.#progress.progress(this.#learners.greet(request, reply), tz);
  }
}
