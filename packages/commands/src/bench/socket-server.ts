/** Bare `ws` that answers every message with one fixed greeting: `node socket-server.ts <characters of sound>`. It announces its address and its process. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { realtimePath } from '@grove/contracts';
import { WebSocketServer } from 'ws';
import { announce } from './reference-server.ts';

const audio = 'AAAA'.repeat(Math.ceil(Number(process.argv[2]) / 4));

const server = createServer();
new WebSocketServer({ server, path: realtimePath }).on('connection', (socket) => {
  socket.on('message', (data) => {
    const { sessionId } = JSON.parse((data as Buffer).toString()) as { sessionId: string };
    const about = { text: 'Hello!', teacher: 'Bench', source: 'tutor', kind: 'talk' };
    socket.send(JSON.stringify({ type: 'response', sessionId, ...about, audio }));
  });
});
server.listen(0, '127.0.0.1', () =>
  announce(`http://127.0.0.1:${(server.address() as AddressInfo).port} ${process.pid}`),
);
