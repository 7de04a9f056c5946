import { afterEach } from '@jest/globals';
import { realtimePath } from '@grove/contracts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { screen } from '@grove/safety';
import { isCrisis } from '@grove/safety/answers';
import { readConfig } from '../src/config/index.ts';
import { Limits, MemoryRateLimiter } from '../src/limits/index.ts';
import type { ChatService } from '../src/teacher/chat/chat.service.ts';
import { RealtimeAdapter } from '../src/teacher/realtime/realtime-adapter.ts';
import { RealtimeServer, realtimeTimes } from '../src/teacher/realtime/realtime-server.ts';
import { TeacherDesk } from '../src/teacher/realtime/teacher-desk.ts';
import type { SpeechService } from '../src/teacher/speech/speech.service.ts';

type Answer = ChatService['answer'];
type Speak = SpeechService['speak'];

/** Says two sentences and ends. */
const twoSentences: Answer = (_request, _visitor, { onSentence }) => {
  for (const sentence of ['One. ', 'Two.']) onSentence?.(sentence);
  return Promise.resolve({ response: 'One. Two.', source: 'tutor', kind: 'explanation' });
};

/** Says one sentence and goes on until it is stopped. */
export const endless: Answer = async (_request, _visitor, { signal, onSentence }) => {
  onSentence?.('One. ');
  if (!signal.aborted) await once(signal, 'abort');
  return { response: 'One.', source: 'model', kind: 'explanation', stopped: true };
};

/** Very little sound. */
export const sound: Speak = () => Promise.resolve({ audio: new Uint8Array([255, 243, 1, 2]) });

interface Options {
  readonly answer?: Answer;
  readonly speak?: Speak;
  readonly environment?: NodeJS.ProcessEnv;
  readonly times?: Partial<typeof realtimeTimes>;
  readonly now?: () => number;
}

const running: Array<() => Promise<void>> = [];

afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

/** A server with the real-time channel, whose teachers say what a test lets them say; it stops after the test. */
export async function startRealtime({
  answer = twoSentences,
  speak = sound,
  environment = {},
  times = {},
  now = Date.now,
}: Options = {}) {
  const config = readConfig({
    DATABASE_URL: 'postgres://127.0.0.1/none',
    LIMIT_LEARNER_PER_MINUTE: '600',
    ...environment,
  });
  const limits = new Limits(new MemoryRateLimiter(now), config, { known: ({ headers }) => headers.cookie });
  const http: Server = createServer((_, response) => void response.end('page'));
  const realtime = new RealtimeServer(
    new TeacherDesk(
      { answer, tellsOfCrisis: (message) => Promise.resolve(isCrisis(screen(message).category)) },
      { speak },
      limits,
    ),
    limits,
    config,
    { times: { ...realtimeTimes, ...times }, now },
  );
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
