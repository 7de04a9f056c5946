import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { drainConnections } from './drain-connections.ts';

const never = 2 ** 30;

let server: Server;
let answers: ServerResponse[];
let sockets: Socket[];

/** A server that leaves its answers to the test, and what lets it close. */
async function listen(graceMs: number): Promise<() => Promise<unknown>> {
  server = createServer({ keepAliveTimeout: never }, (_, response) => void answers.push(response));
  server.on('upgrade', (_, socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: test\r\n\r\n'),
  );
  const drain = drainConnections(server, graceMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    const closed = once(server, 'close');
    server.close();
    drain();
    return closed;
  };
}

/** A connection on which something was sent, and all that comes back until it ends. */
async function open(bytes: string): Promise<{ socket: Socket; heard: Promise<string> }> {
  const accepted = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  const heard = text(socket).catch(() => '');
  await accepted;
  socket.write(bytes);
  return { socket, heard };
}

beforeEach(() => {
  [answers, sockets] = [[], []];
});
afterEach(() => sockets.forEach((socket) => socket.destroy()));

const request = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

test.each([
  ['asks nothing', ''],
  ['has sent half of a request', 'GET / HT'],
])('a server closes although somebody %s', async (_, bytes) => {
  const close = await listen(never);
  await open(bytes);
  await close();
});

test('a connection that is kept alive ends with the server', async () => {
  const close = await listen(never);
  const asked = once(server, 'request');
  const { heard } = await open(request);
  await asked;
  answers[0]!.end('whole');
  await once(answers[0]!, 'close');
  await close();
  expect(await heard).toMatch(/whole/);
});

test('what is being answered is answered whole; then its connection ends', async () => {
  const close = await listen(never);
  const asked = once(server, 'request');
  const { heard } = await open(request);
  await asked;
  const closed = close();
  answers[0]!.write('first half, ');
  answers[0]!.end('second half');
  await closed;
  expect(await heard).toMatch(/first half, [^]*second half/);
});

test('an answer that does not come is not waited for longer than the grace', async () => {
  const close = await listen(20);
  const asked = once(server, 'request');
  await open(request);
  await asked;
  await close();
  expect(answers[0]!.writableEnded).toBe(false);
});

test('an upgraded connection is left to whoever upgraded it', async () => {
  const close = await listen(20);
  const upgraded = once(server, 'upgrade');
  const { socket } = await open('GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: test\r\n\r\n');
  const [, upgradedSocket] = (await upgraded) as [unknown, Socket];
  const closed = close();
  await new Promise((resolve) => void setTimeout(resolve, 60));
  expect([socket.destroyed, upgradedSocket.destroyed]).toEqual([false, false]);
  upgradedSocket.destroy();
  await closed;
});
