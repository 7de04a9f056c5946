import { reads } from '@grove/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textSchema } from '../common/index.ts';
import { ServedContent } from '../content/index.ts';
import { routePath, sendAnswer } from '../snapshot/index.ts';

const adventureParams = textSchema(reads.adventure.params);
const sceneParams = textSchema(reads.adventureScene.params);

const noAdventure = 'There is no adventure with this id. GET /api/adventures lists them all.';
const noScene = 'This adventure has no scene with this id. GET /api/adventures/{id}/scenes lists its scenes.';

/** The four reads of story adventures (spec §7), from the content that a request gets. */
@Controller()
export class AdventuresController {
  readonly #content: ServedContent;

  constructor(content: ServedContent) {
    this.#content = content;
  }

  @Get(routePath('adventures'))
  adventures(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.for(request).list('adventures'));
  }

  @Get(routePath('adventure'))
  adventure(
    @Param({ schema: adventureParams }) { adventureId }: { adventureId: number },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.for(request).one('adventure', { adventureId }, noAdventure));
  }

  @Get(routePath('adventureScenes'))
  scenes(
    @Param({ schema: adventureParams }) { adventureId }: { adventureId: number },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.for(request).one('adventureScenes', { adventureId }, noAdventure));
  }

  @Get(routePath('adventureScene'))
  scene(
    @Param({ schema: sceneParams }) { adventureId, sceneId }: { adventureId: number; sceneId: number },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const content = this.#content.for(request);
    content.one('adventure', { adventureId }, noAdventure);
    sendAnswer(reply, content.one('adventureScene', { adventureId, sceneId }, noScene));
  }
}
