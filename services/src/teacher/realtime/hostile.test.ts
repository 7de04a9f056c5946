import { expect, test } from '@jest/globals';
import { realtimeMaxBytes } from '@grove/contracts';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { expectLogged } from '@grove/testing/log';
import { RealtimeClient, refusal } from '../../../testing/realtime-client.ts';
import { shakeHands, startRealtime } from '../../../testing/realtime-server.ts';

test('§8 /ws: what cannot be read is answered with an error, and the connection lives on', async () => {
  const { url } = await startRealtime();
  const client = await RealtimeClient.open(url);
  for (const message of [
    '{',
    '[]',
    'null',
    '{"type":"shout","sessionId":"x"}',
    '{"type":"chat"}',
    '{"__proto__":{"type":"chat"}}',
    '',
  ])
    client.send(message);
  client.greet('s');
  await client.first('response');
  const errors = client.received.filter((message) => message.type === 'error');
  expect(errors).toHaveLength(7);
  expect(new Set(errors.map((error) => error.type === 'error' && error.code))).toEqual(new Set(['invalid_request']));
});

test('§8 /ws: a failure says nothing of its inside', async () => {
  expectLogged(/ERROR \[Realtime\] A greeting failed/, /ERROR \[Realtime\] TypeError: secret/);
  const { url } = await startRealtime({
    limiter: {
      take: () => {
        throw new TypeError('secret');
      },
    },
  });
  const client = await RealtimeClient.open(url);
  client.greet('s');
  client.greet('t', { teacherId: 99 });
  expect(await client.first('error', 't')).toEqual({
    type: 'error',
    sessionId: 'greeting-t',
    code: 'not_found',
    message: 'There is no teacher with this id. GET /api/ai-teachers lists them.',
  });
  expect(await client.first('error', 's')).toMatchObject({
    code: 'internal',
    message: expect.not.stringContaining('secret'),
  });
});

test.each<[string, (client: RealtimeClient) => void, number]>([
  [
    'a question, which belongs elsewhere,',
    (client) => client.send({ type: 'chat', text: 'why?', teacherId: 2, sessionId: 's' }),
    1008,
  ],
  ['a message that is too large', (client) => client.send(`"${'x'.repeat(realtimeMaxBytes)}"`), 1009],
  ['a binary message', (client) => client.socket.send(Buffer.from('{"type":"chat","sessionId":"greeting-1"}')), 1003],
  [
    'a message in very many parts',
    (client) => {
      for (let part = 0; part < 100; part += 1) client.socket.send('x', { fin: false });
    },
    1008,
  ],
])('§8 /ws: %s ends the connection with its code', async (_, act, code) => {
  const { url } = await startRealtime();
  const client = await RealtimeClient.open(url);
  act(client);
  expect((await client.closed)[0]).toBe(code);
});

/** Sends raw bytes; what comes back. */
async function raw(port: number, bytes: Buffer): Promise<Buffer> {
  const socket = await shakeHands(port);
  const received: Buffer[] = [];
  socket.on('data', (data: Buffer) => void received.push(data));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(received);
}

test.each<[string, number[], number]>([
  ['a frame without a mask', [0x81, 0x01, 0x41], 1002],
  ['reserved bits', [0xf1, 0x80, 0, 0, 0, 0], 1002],
  ['an unknown opcode', [0x83, 0x80, 0, 0, 0, 0], 1002],
  ['text that is not UTF-8', [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xff], 1007],
  ['a length of exabytes', [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0], 1009],
  ['a close frame with a wrong code', [0x88, 0x82, 0, 0, 0, 0, 0x00, 0x05], 1002],
])('§8 /ws: %s ends the connection, and the service keeps working', async (_, bytes, code) => {
  const { port, url } = await startRealtime();
  const answer = await raw(port, Buffer.from(bytes));
  expect([answer[0], answer.readUInt16BE(2)]).toEqual([0x88, code]);
  const client = await RealtimeClient.open(url);
  client.greet('s');
  await client.first('response');
});

test('§8 /ws: noise at random never ends the service', async () => {
  const { port, url } = await startRealtime();
  let seed = 7;
  const noise = () =>
    Buffer.from(Array.from({ length: 60 }, () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % 256));
  await Promise.all(
    Array.from({ length: 60 }, async () => {
      const socket = await shakeHands(port);
      socket.end(noise());
      socket.resume();
      await once(socket, 'close');
    }),
  );
  const client = await RealtimeClient.open(url);
  client.greet('s');
  await client.first('response');
});

test('architecture §5 limits: too many messages are answered with the wait, and whoever continues is shown out', async () => {
  let now = 0;
  const { url } = await startRealtime({ now: () => now });
  const client = await RealtimeClient.open(url);
  for (let place = 0; place < 41; place += 1) client.socket.ping();
  expect(await client.first('error')).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 1 });
  now += 2_000;
  client.greet('s');
  await client.first('response');
  for (let place = 0; place < 60; place += 1) client.send('{');
  expect((await client.closed)[0]).toBe(1008);
});

test('architecture §5 limits: a learner who is too fast is told so, in however many pages', async () => {
  const { url } = await startRealtime({ environment: { LIMIT_LEARNER_PER_MINUTE: '3' }, now: () => 0 });
  const [one, two, other] = await Promise.all(
    ['a', 'a', 'b'].map((cookie) => RealtimeClient.open(url, { headers: { cookie } })),
  );
  for (const name of ['s', 't']) {
    one!.greet(name);
    await one!.first('response', name);
  }
  two!.greet('u');
  expect(await two!.first('error')).toMatchObject({
    sessionId: 'greeting-u',
    code: 'too_many_requests',
    retryAfterSeconds: 10,
  });
  other!.greet('v');
  await other!.first('response');
});

test('architecture §5 limits: pages of other sites are refused, the own one and configured ones are not', async () => {
  const { url } = await startRealtime({ environment: { GROVE_ORIGINS: 'https://learn.example' } });
  expect(
    await Promise.all(
      [url, 'https://learn.example', 'https://evil.example', 'null'].map((origin) => refusal(url, { origin })),
    ),
  ).toEqual([101, 101, 403, 403]);
});

test('architecture §5 limits: an address may hold so many connections, and gets others for those it closes', async () => {
  const { url } = await startRealtime({ environment: { LIMIT_ADDRESS_SOCKETS: '2', TRUSTED_PROXIES: '1' } });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const [first] = [await RealtimeClient.open(url, from('1.1.1.1')), await RealtimeClient.open(url, from('1.1.1.1'))];
  expect([await refusal(url, from('1.1.1.1')), await refusal(url, from('2.2.2.2'))]).toEqual([429, 101]);
  await first.close();
  await RealtimeClient.open(url, from('1.1.1.1'));
});

test('§7 /ws: other upgrades are ordinary requests', async () => {
  const { port } = await startRealtime();
  for (const [path, upgrade] of [
    ['/', 'h2c'],
    ['/api/x', 'websocket'],
    ['/ws', 'h2c'],
  ]) {
    const socket = connect(port, '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: ${upgrade}\r\nConnection: Upgrade\r\n\r\n`);
    expect(await readText(socket)).toMatch(/^HTTP\/1\.1 200 OK[^]*page/);
  }
});
