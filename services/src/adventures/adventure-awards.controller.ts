import {
  type AdventureCompletion,
  type AdventureCompletionResponse,
  type CompletionResponse,
  type SceneCompletion,
  writes,
} from '@grove/contracts';
import { Body, Controller, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textSchema, toRoutePath } from '../common/index.ts';
import { AwardRequests } from '../progress/index.ts';
import { AdventureAwards } from './adventure-awards.service.ts';

const { completeAdventure, completeScene } = writes;
const sceneParams = textSchema(completeScene.params);
const adventureParams = textSchema(completeAdventure.params);

@Controller()
export class AdventureAwardsController {
  readonly #requests: AwardRequests;
  readonly #awards: AdventureAwards;

  constructor(requests: AwardRequests, awards: AdventureAwards) {
    this.#requests = requests;
    this.#awards = awards;
  }

  @Post(toRoutePath(completeScene.path))
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  completeScene(
    @Param({ schema: sceneParams }) { sceneId }: { sceneId: number },
    @Body({ schema: completeScene.body }) completion: SceneCompletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CompletionResponse> {
    return this.#requests.take(request, reply, (learner) => this.#awards.visitScene(learner, sceneId, completion));
  }

  @Post(toRoutePath(completeAdventure.path))
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  completeAdventure(
    @Param({ schema: adventureParams }) { adventureId }: { adventureId: number },
    @Body({ schema: completeAdventure.body }) completion: AdventureCompletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdventureCompletionResponse> {
    return this.#requests.take(request, reply, (learner) => this.#awards.complete(learner, adventureId, completion));
  }
}
