import type { HealthResponse } from '@grove/contracts';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HealthService } from './health.service.ts';

@Controller()
export class HealthController {
  readonly #health: HealthService;

  constructor(health: HealthService) {
    this.#health = health;
  }

  @Get('health')
  alive(): HealthResponse {
    return this.#health.alive();
  }

  /** For load balancers: unlike `ready` it does not ask for the database, without which every copy still serves pages. */
  @Get('serving')
  async serving(@Res() reply: FastifyReply): Promise<void> {
    const answer = this.#health.serving();
    await reply.code(answer.status === 'ok' ? 200 : 503).send(answer);
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const answer = await this.#health.ready();
    await reply.code(answer.status === 'ok' ? 200 : 503).send(answer);
  }
}
