import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '@grove/tooling/postgres';

/** A way to a database that can be shut, as when it is away. */
export interface DatabaseGate {
  /** Address of the database through the gate. */
  readonly url: string;
  open(): Promise<void>;
  /** Ends all connections and lets no other in. */
  shut(): Promise<void>;
}

/** Makes a gate, shut at first, before a PostgreSQL that answers by TCP. */
export async function createDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const beyond = connect(Number(port), hostname);
    socket.pipe(beyond).pipe(socket);
    for (const end of [socket, beyond]) {
      sockets.add(end);
      end
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(end);
          socket.destroy();
          beyond.destroy();
        });
    }
  });
  const address = new URL(databaseUrl);
  address.hostname = '127.0.0.1';
  address.port = String(await freePort());
  const open = async (): Promise<void> => {
    server.listen(Number(address.port), address.hostname);
    await once(server, 'listening');
  };
  const shut = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  return { url: address.href, open, shut };
}
