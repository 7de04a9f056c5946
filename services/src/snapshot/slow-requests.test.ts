import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { problem } from '@grove/contracts';
import { type TimeLimits, timeLimits } from '@grove/http';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { createLogger, ProblemAdapter } from '../common/index.ts';
import { FastReads } from './fast-reads.ts';

const short: TimeLimits = {
  headersTimeout: 150,
  requestTimeout: 300,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 20,
};

let fastify: FastifyInstance;
let port: number;
let logged: string[];
let sockets: Socket[];

async function listen(limits: TimeLimits): Promise<void> {
  logged = [];
  const logger = createLogger('info', { write: (line) => void logged.push(line) });
  fastify = new ProblemAdapter(new FastReads(logger, 0, limits).serverFactory).getInstance<FastifyInstance>();
  fastify.post('/take', () => ({ taken: true }));
  fastify.get('/film', (_, reply) => {
    const parts = async function* film() {
      for (let part = 0; part < 5; part += 1) {
        await pause(limits.requestTimeout / 2);
        yield 'frame';
      }
    };
    return reply.send(Readable.from(parts()));
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = fastify.server.address() as AddressInfo);
}

beforeEach(() => {
  sockets = [];
  return listen(short);
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await fastify.close();
});

/** Sends bytes as somebody who takes their time would; what came back until the server ended the connection. */
async function sendSlowly(pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  const answer = text(socket);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    await Promise.race([pause(short.headersTimeout / 3), once(socket, 'close')]);
  }
  return answer;
}

const endless = Array.from({ length: 10_000 }, (_, number) => `x-${number}: y\r\n`);
const head = 'POST /take HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\n';

test.each<[string, readonly string[]]>([
  ['headers that never end', ['GET /film HTTP/1.1\r\nHost: x\r\n', ...endless]],
  ['a request line that never ends', ['GET /', ...Array<string>(10_000).fill('a')]],
  ['a body that comes a byte at a time', [`${head}content-length: 10000\r\n\r\n`, ...Array<string>(10_000).fill(' ')]],
  [
    'a body in chunks without end',
    [`${head}transfer-encoding: chunked\r\n\r\n`, ...Array<string>(10_000).fill('1\r\n \r\n')],
  ],
])('architecture §5 time limits: %s is ended with 408 and a problem', async (_, pieces) => {
  const [answerHead = '', body = ''] = (await sendSlowly(pieces)).split('\r\n\r\n');
  expect(answerHead).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\ncontent-type: application\/problem\+json/);
  expect(z.parse(problem, JSON.parse(body))).toMatchObject({
    status: 408,
    detail: expect.stringContaining('did not arrive in time'),
  });
  expect(logged.join('')).not.toMatch(/"level":(?:40|50)/);
});

test('architecture §5 time limits: a connection that says nothing is ended', async () => {
  expect(await sendSlowly([])).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

test('architecture §5 time limits: a connection is kept between requests, and ended when none follows', async () => {
  const socket = connect(port, '127.0.0.1');
  const answers = text(socket);
  for (let request = 0; request < 2; request += 1) {
    socket.write(`${head}content-length: 2\r\n\r\n{}`);
    await once(socket, 'readable');
  }
  expect((await answers).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
});

test('architecture §5 time limits: a long film is sent to its end', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}/film`)).text()).toBe('frame'.repeat(5));
});

test('architecture §5 time limits: a connection that became a socket stays open, however long it is silent', async () => {
  const server = new WebSocketServer({ server: fastify.server, path: '/ws' });
  server.on('connection', (client) => client.on('message', (message) => client.send(message as Buffer)));
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  await once(socket, 'open');
  await pause(2 * short.requestTimeout);
  socket.send('still here');
  const [message] = (await once(socket, 'message')) as [Buffer];
  socket.terminate();
  server.close();
  expect(message.toString()).toBe('still here');
});

test('architecture §5 time limits: the service gives ten seconds for headers and fifteen for a request, and outlives the connections of proxies', () => {
  expect(timeLimits).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000 });
  expect(timeLimits.connectionsCheckingInterval).toBeLessThanOrEqual(1_000);
  expect(timeLimits.keepAliveTimeout).toBeGreaterThan(60_000);
});

test('experience §3: what is no HTTP is answered with a problem, and headers that are too large, too', async () => {
  expect(await sendSlowly(['nonsense\r\n\r\n'])).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/problem\+json/,
  );
  expect(await sendSlowly([`GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`])).toMatch(
    /^HTTP\/1\.1 431 /,
  );
});
