import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut, as when its server is restarted, and joined again at the same address; or that can hang, taking connections and questions without an answer, and continue. */
export async function breakableDatabase(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let hangs = false;
  const flow = (pair: readonly [Socket, Socket]) => {
    const [near, far] = pair;
    near.pipe(far);
    far.pipe(near);
  };
  const server = createServer((near) => {
    const pair = [near, connect(Number(target.port), target.hostname)] as const;
    pairs.add(pair);
    for (const [socket, other] of [pair, pair.toReversed() as unknown as typeof pair]) {
      socket
        .on('error', () => undefined)
        .on('close', () => {
          other.destroy();
          pairs.delete(pair);
        });
    }
    if (!hangs) flow(pair);
  });
  let port = 0;
  const join = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const cut = async () => {
    if (!server.listening) return;
    server.close();
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
    pairs.clear();
    await once(server, 'close');
  };
  const hang = () => {
    hangs = true;
    for (const [near, far] of pairs) {
      near.unpipe(far);
      far.unpipe(near);
    }
  };
  const goOn = () => {
    hangs = false;
    for (const pair of pairs) flow(pair);
  };
  await join();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, cut, join, hang, goOn };
}
