import { type AdventureCompletion, type AdventureCompletionResponse, type CompletionResponse, type SceneCompletion, writes } from '@grove/contracts';
import { Body, Controller, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textSchema, toRoutePath } from '../common/index.ts';
import { Learners } from '../progress/index.ts';
import { AdventureAwards } from './adventure-awards.service.ts';

const { completeAdventure, completeScene } = writes;
const sceneParams = textSchema(completeScene.params);
const adventureParams = textSchema(completeAdventure.params);

@Controller()
export class AdventureAwardsController {
  readonly #learners: Learners;
  readonly #awards: AdventureAwards;

  constructor(learners: Learners, awards: AdventureAwards) {
    this.#learners = learners;
    this.#awards = awards;
  }

  @Post(toRoutePath(completeScene.path))
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async completeScene(
    @Param({ schema: sceneParams }) { sceneId }: { sceneId: number },
    @Body({ schema: completeScene.body }) completion: SceneCompletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompletionResponse> {
    const learner = this.#learners.knownOrNew(request);
    const answer = await this.#awards.visitScene(learner, sceneId, completion);
    this.#learners.remember(learner, request, reply);
    return answer;
  }

  @Post(toRoutePath(completeAdventure.path))
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async completeAdventure(
    @Param({ schema: adventureParams }) { adventureId }: { adventureId: number },
    @Body({ schema: completeAdventure.body }) completion: AdventureCompletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdventureCompletionResponse> {
    const learner = this.#learners.knownOrNew(request);
    const answer = await this.#awards.complete(learner, adventureId, completion);
    this.#learners.remember(learner, request, reply);
    return answer;
  }
}
