import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { sendProblem } from '../errors/send-problem.ts';
import { fastifyOptions } from './fastify-options.ts';

/**
 * Nest on Fastify, where a body that cannot be read is answered with a problem too. Fastify gives a route the error handler that
 * is there when the route is loaded; Nest sets its own after a module with a plugin has loaded them all, which is too late.
 */
export class ProblemAdapter extends FastifyAdapter {
  constructor(serverFactory: FastifyServerFactory) {
    super(fastifyOptions(serverFactory));
    this.getInstance<FastifyInstance>().setErrorHandler(sendProblem);
  }

  override setErrorHandler(): FastifyInstance {
    return this.getInstance<FastifyInstance>();
  }
}
