import { drainConnections, drainMs } from '@grove/http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { sendProblem } from '../errors/send-problem.ts';
import { fastifyOptions } from './fastify-options.ts';

/**
 * Nest on Fastify, where a body that cannot be read is answered with a problem too. Fastify gives a route the error handler that
 * is there when the route is loaded; Nest sets its own after a module with a plugin has loaded them all, which is too late. When it closes, it waits for no connection that asks nothing.
 */
export class ProblemAdapter extends FastifyAdapter {
  constructor(serverFactory: FastifyServerFactory) {
    super(fastifyOptions(serverFactory));
    const fastify = this.getInstance<FastifyInstance>();
    fastify.setErrorHandler(sendProblem);
    // Nothing of ours reads plain text, which a form of any site may send.
    fastify.removeContentTypeParser('text/plain');
    const drain = drainConnections(fastify.server, drainMs);
    fastify.addHook('preClose', (done) => {
      drain();
      done();
    });
  }

  override setErrorHandler(): FastifyInstance {
    return this.getInstance<FastifyInstance>();
  }
}
