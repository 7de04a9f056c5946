import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults.ts';

const slowMs = 3_000;
/** Harmless in scripts and styles alike, so that only their integrity gives the change away. */
const addedByte = '\n';

/** Lets requests for files go wrong as the faults say. To be called before the routes of files are registered. */
export function registerFaults(fastify: FastifyInstance, faults: Faults): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const fault = faults.at(request.url);
    if (fault === 'fail') return reply.code(503).header('cache-control', 'no-store').send('');
    if (fault === 'stale') return reply.code(404).header('cache-control', 'no-store').send('');
    if (fault === 'slow') await wait(slowMs);
    // A compressed or remembered file would come without the added byte.
    if (fault === 'tamper')
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'])
        delete request.headers[name];
    return undefined;
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (faults.at(request.url) !== 'tamper' || reply.statusCode !== 200 || !(payload instanceof Readable))
      return payload;
    reply
      .header('cache-control', 'no-store')
      .header('content-length', Number(reply.getHeader('content-length')) + addedByte.length);
    reply.removeHeader('etag');
    return Readable.from(withAddedByte(payload));
  });
}

async function* withAddedByte(payload: Readable): AsyncGenerator {
  yield* payload;
  yield addedByte;
}
