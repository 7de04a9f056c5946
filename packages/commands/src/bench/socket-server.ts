/** Bare `ws` that answers every message with one fixed reply: `node socket-server.ts`. It announces its address and its process. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { realtimePath } from '@grove/contracts';
import { WebSocketServer } from 'ws';
import { announce } from './reference-server.ts';

const server = createServer();
new WebSocketServer({ server, path: realtimePath }).on('connection', (socket) => {
  socket.on('message', (data) => {
    const { sessionId } = JSON.parse((data as Buffer).toString()) as { sessionId: string };
    socket.send(
      JSON.stringify({
        type: 'response',
        sessionId,
        text: '7 times 8 is 56. Think of 7 rows with 8 apples in each. How many are in 6 rows?',
        teacher: 'Bench',
        source: 'tutor',
        kind: 'arithmetic',
      }),
    );
  });
});
server.listen(0, '127.0.0.1', () =>
  announce(`http://127.0.0.1:${(server.address() as AddressInfo).port} ${process.pid}`),
);
