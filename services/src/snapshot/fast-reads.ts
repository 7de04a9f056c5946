import { keepToHttps, type TimeLimits, timeLimits } from '@grove/http';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type Logger, requestIdOf } from '../common/index.ts';
import { type PreparedAnswer, writeAnswer } from './prepared-answer.ts';

type Lookup = (address: string, request: IncomingMessage) => PreparedAnswer | undefined;

/**
 * Answers a GET whose address is exactly that of a prepared answer, before Fastify and Nest see it: the map holds valid
 * addresses only, so there is nothing to route or validate. Any other spelling, and all that is wrong, goes the usual way through
 * a controller, which sends the very same answer.
 */
export class FastReads {
  readonly #logger: Logger;
  readonly #trustedProxies: number;
  readonly #limits: TimeLimits;
  #lookup: Lookup = () => undefined;

  constructor(logger: Logger, trustedProxies: number, limits: TimeLimits = timeLimits) {
    this.#logger = logger;
    this.#trustedProxies = trustedProxies;
    this.#limits = limits;
  }

  /** Where the answers are, once there are any. */
  use(lookup: Lookup): void {
    this.#lookup = lookup;
  }

  /** For Fastify's option of this name: its server, with this short cut before it. */
  readonly serverFactory = (listener: RequestListener): Server => {
    const server = createServer(this.#limits, (request, response) => {
      keepToHttps(request, response, this.#trustedProxies);
      // A closing server leaves the answer to Fastify, which also ends the connection.
      if (!server.listening || !this.#answer(request, response)) listener(request, response);
    });
    // What a request expects beyond an answer is passed over: Node's own refusal would be none of ours.
    return server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  };

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    const startedAt = performance.now();
    const answer = this.#lookup(request.url ?? '', request);
    if (!answer) return false;
    const requestId = requestIdOf(request);
    writeAnswer(request, response, answer, requestId);
    const ms = Math.round((performance.now() - startedAt) * 100) / 100;
    this.#logger.info({ requestId, method: 'GET', route: answer.route, status: response.statusCode, ms }, 'request');
    return true;
  }
}
