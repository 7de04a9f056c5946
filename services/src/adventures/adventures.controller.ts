import { reads } from '@grove/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textSchema } from '../common/index.ts';
import { routePath, sendAnswer } from '../snapshot/index.ts';
import { AdventuresService } from './adventures.service.ts';

const adventureParams = textSchema(reads.adventure.params);
const sceneParams = textSchema(reads.adventureScene.params);

@Controller()
export class AdventuresController {
  readonly #adventures: AdventuresService;

  constructor(adventures: AdventuresService) {
    this.#adventures = adventures;
  }

  @Get(routePath('adventures'))
  adventures(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#adventures.adventures(request));
  }

  @Get(routePath('adventure'))
  adventure(
    @Param({ schema: adventureParams }) { adventureId }: { adventureId: number },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#adventures.adventure(request, adventureId));
  }

  @Get(routePath('adventureScenes'))
  scenes(
    @Param({ schema: adventureParams }) { adventureId }: { adventureId: number },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#adventures.scenes(request, adventureId));
  }

  @Get(routePath('adventureScene'))
  scene(
    @Param({ schema: sceneParams }) { adventureId, sceneId }: { adventureId: number; sceneId: number },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#adventures.scene(request, adventureId, sceneId));
  }
}
