import { afterEach } from '@jest/globals';
import { content } from '@grove/content/compiled';
import { realtimePath } from '@grove/contracts';
import { MemoryRateLimiter, type RateLimiter } from '@grove/http';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { readConfig } from '../src/config/index.ts';
import { Limits } from '../src/limits/index.ts';
import type { SpeechService } from '../src/teacher/speech/speech.service.ts';
import { Greeter } from '../src/teacher/realtime/greeter.ts';
import { RealtimeAdapter } from '../src/teacher/realtime/realtime-adapter.ts';
import { RealtimeServer, realtimeTimes } from '../src/teacher/realtime/realtime-server.ts';

type Speak = SpeechService['speak'];

/** Very little sound. */
export const sound: Speak = () => Promise.resolve({ audio: new Uint8Array([255, 243, 1, 2]) });

/** A voice that never comes. */
export const silence: Speak = () => new Promise(() => {});

interface Options {
  readonly speak?: Speak;
  readonly environment?: NodeJS.ProcessEnv;
  readonly times?: Partial<typeof realtimeTimes>;
  readonly now?: () => number;
  readonly limiter?: RateLimiter;
}

const running: Array<() => Promise<void>> = [];

afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** A server with the real-time channel, whose teachers sound as a test lets them sound; it stops after the test. */
export async function startRealtime({
  speak = sound,
  environment = {},
  times = {},
  now = Date.now,
  limiter = new MemoryRateLimiter(now),
}: Options = {}) {
  const config = readConfig({
    DATABASE_URL: 'postgres://127.0.0.1/none',
    LIMIT_LEARNER_PER_MINUTE: '600',
    ...environment,
  });
  const limits = new Limits(limiter, config, { known: ({ headers }) => headers.cookie });
  const http: Server = createServer((_, response) => void response.end('page'));
  const realtime = new RealtimeServer(new Greeter({ speak }, limits, { active: { content } }), limits, config, {
    times: { ...realtimeTimes, ...times },
    now,
  });
  const sockets = new RealtimeAdapter(http, realtime).create(0, { path: realtimePath });
  sockets.on('connection', (client, request) => realtime.enter(client, request));
  realtime.begin();
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  running.push(async () => {
    await realtime.close();
    http.closeAllConnections();
    await new Promise((resolve) => void http.close(resolve));
  });
  const { port } = http.address() as AddressInfo;
  return { realtime, http, port, url: `http://127.0.0.1:${port}` };
}

/** Shakes hands by hand: a connection that then sends whatever bytes a test wants. */
export async function shakeHands(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await once(socket, 'data');
  return socket;
}
