import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long requests in progress may still take when a server closes, in milliseconds; whoever stops a copy waits longer than this before it ends the process. */
export const drainMs = 5_000;

/**
 * Watches the connections of a server, so that it can close although browsers and proxies keep them open. Node waits for all of them: for one that is kept alive until its time is
 * over, for one that has asked nothing yet for ever.
 *
 * @returns what to call when the server closes: connections without a request in progress end at once, the others with their answer, and what is left after `graceMs` as well.
 * Connections that were upgraded are left alone.
 */
export function drainConnections(server: Server, graceMs: number): () => void {
  const inProgress = new Map<Socket, number>();
  let isClosing = false;
  const count = (socket: Socket, change: number): void => {
    const requests = inProgress.get(socket);
    if (requests === undefined) return;
    inProgress.set(socket, requests + change);
    if (isClosing && requests + change === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    inProgress.set(socket, 0);
    socket.once('close', () => inProgress.delete(socket));
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => void inProgress.delete(socket));
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  return () => {
    isClosing = true;
    for (const [socket, requests] of inProgress) if (requests === 0) socket.destroySoon();
    const end = setTimeout(() => {
      for (const socket of inProgress.keys()) socket.destroy();
    }, graceMs);
    server.once('close', () => clearTimeout(end));
  };
}
