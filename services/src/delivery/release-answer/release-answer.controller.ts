import { Controller, Get, Header, Req } from '@nestjs/common';
import { type ReleaseAnswer, releaseSetPath } from '@grove/contracts';
import type { FastifyRequest } from 'fastify';
import { publicPathOf } from '@grove/releases';
import { ReleaseResolver } from '../../releases/index.ts';

/** Tells an open page which builds its browser would get now, so that it can replace an area whose files are lost (architecture §4 'Failure'). */
@Controller()
export class ReleaseAnswerController {
  readonly #sets: ReleaseResolver;

  constructor(sets: ReleaseResolver) {
    this.#sets = sets;
  }

  @Get(releaseSetPath)
  @Header('cache-control', 'no-store')
  async releaseSet(@Req() request: FastifyRequest): Promise<ReleaseAnswer> {
    const { set } = (await this.#sets.choose(request)).release;
    return { id: set.id, areas: set.areas.map((area) => Object.assign({}, area, { base: publicPathOf(area) })) };
  }
}
